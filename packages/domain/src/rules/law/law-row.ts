import type { Rule } from '../rule.ts';

/** Subjects of rules, as a person looks for them. */
export type LawSubject =
  | 'winterGrazing'
  | 'nitrogenCap'
  | 'farmPlan'
  | 'stockExclusion'
  | 'feedAreas'
  | 'intensification'
  | 'waterways'
  | 'water'
  | 'effluentSpreading'
  | 'consents'
  | 'names'
  | 'climate';

/** Rule that is only displayed: its requirement is a sentence, with the figures in it. */
export interface LawText {
  readonly key: string;
  readonly subject: LawSubject;
  readonly sentence: string;
  readonly figures?: Readonly<Record<string, number | string>>;
}

export type LawRow = Rule<LawText>;

/** Sources that several rules have in common. */
export const lawSources = {
  freshwaterStandards: {
    title: 'Resource Management (National Environmental Standards for Freshwater) Regulations 2020',
    address: 'https://www.legislation.govt.nz/regulation/public/2020/0174/latest/whole.html',
  },
  stockExclusion: {
    title: 'Resource Management (Stock Exclusion) Regulations 2020',
    address: 'https://www.legislation.govt.nz/regulation/public/2020/0175/latest/whole.html',
  },
  managementAct: {
    title: 'Resource Management Act 1991',
    address: 'https://www.legislation.govt.nz/act/public/1991/0069/latest/whole.html',
  },
  environmentSouthland: { title: 'Environment Southland', address: 'https://www.es.govt.nz' },
  environmentCanterbury: { title: 'Environment Canterbury', address: 'https://www.ecan.govt.nz' },
  otagoCouncil: { title: 'Otago Regional Council', address: 'https://www.orc.govt.nz' },
  bayOfPlentyCouncil: { title: 'Bay of Plenty Regional Council', address: 'https://www.boprc.govt.nz' },
  environmentMinistry: { title: 'Ministry for the Environment', address: 'https://environment.govt.nz' },
  legislation: { title: 'New Zealand Legislation', address: 'https://www.legislation.govt.nz' },
} as const;

/** Creates a rule on one subject; by default it applies everywhere in New Zealand without an end. */
export const lawRow =
  (subject: LawSubject) =>
  (
    row: Omit<LawText, 'subject'> &
      Pick<LawRow, 'validFrom' | 'lastSeen' | 'confidence'> &
      Partial<Pick<LawRow, 'region' | 'validTo'>> & {
        readonly source: keyof typeof lawSources;
        readonly provision: string;
      },
  ): LawRow => {
    const { key, sentence, figures, source, provision, region = null, validTo = null, ...when } = row;
    return {
      ...when,
      region,
      validTo,
      source: { ...lawSources[source], provision },
      limits: { key, subject, sentence, ...(figures ? { figures } : {}) },
    };
  };
