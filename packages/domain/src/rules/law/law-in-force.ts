import { monthOf } from '../../days/month-of.ts';
import { ruleInForce, rulesInForce } from '../rule.ts';
import { farmPlanLaw } from './farm-plans.ts';
import type { LawRow, LawSubject } from './law-row.ts';
import { nitrogenTermsLaw } from './nitrogen-terms.ts';
import { otherLaw } from './other-law.ts';
import { stockExclusionLaw } from './stock-exclusion.ts';
import { winterTermsLaw } from './winter-terms.ts';

/** All rules of law that are only displayed. Limits that the product judges by are in `nitrogenCapRules` and `winterGrazingRules`. */
export const lawRows: readonly LawRow[] = [
  ...winterTermsLaw,
  ...nitrogenTermsLaw,
  ...farmPlanLaw,
  ...stockExclusionLaw,
  ...otherLaw,
];

interface Asked {
  /** Day, 'YYYY-MM-DD'. */
  readonly on: string;
  readonly region: string | null;
}

/** Lists the rules in force about a subject on a day in a region, the region's own rules first. */
export const lawInForce = (subject: LawSubject, asked: Asked): readonly LawRow[] =>
  rulesInForce(
    lawRows.filter(({ limits }) => limits.subject === subject),
    asked,
  );

/** Finds a rule by its key as in force on a day in a region, among the rows on file; null when there is none. */
export const lawOf = (key: string, asked: Asked, rows: readonly LawRow[] = lawRows): LawRow | null =>
  ruleInForce(
    rows.filter(({ limits }) => limits.key === key),
    asked,
  );

/** Finds a figure of a rule in force on a day in a region; undefined when there is none. */
export function figureOfLaw(key: string, figure: string, asked: Asked): number | undefined {
  const value = lawOf(key, asked)?.limits.figures?.[figure];
  return typeof value === 'number' ? value : undefined;
}

const heard: { readonly [C in LawRow['confidence']]: string } = {
  whole: '',
  twoExcerpts: '',
  oneExcerpt: ', from one page',
  secondHand: ', second hand',
};

/** Formats a rule for display, with when it was last seen and how certain it is. Nothing is judged by it. */
export const sayLaw = ({ limits, validFrom, lastSeen, confidence }: LawRow): string =>
  `${limits.sentence} (Last checked ${monthOf(lastSeen)}${lastSeen < validFrom ? ', before it began' : ''}${heard[confidence]}.)`;

/** Sentences about what could not be established on a subject, shown instead of a rule. */
const unestablished: { readonly [S in LawSubject]?: readonly string[] } = {
  nitrogenCap: ['Changes to the cap and the dairy report were proposed in 2025. Check what was decided.'],
  farmPlan: [
    'Regulations on freshwater farm plans were being replaced. Ask the council what applies now.',
    'Waikato’s Plan Change 1 was not in force in July 2026.',
  ],
  stockExclusion: [
    'Rules for lightly stocked cattle and deer were under review in 2025. Check what was decided.',
  ],
  waterways: ['Culverts: check the rules in force since 2022 before work starts.'],
  water: ['Sources of drinking water: ask the council whether protection zones apply.'],
  effluentSpreading: [
    'Effluent: see the regional rule or your consent for limits.',
    'Waikato’s rule 3.5.5.1 limits a dressing of effluent to 25 mm without ponding and asks for sealed ponds. Ask the council for its nitrogen load.',
  ],
  consents: [
    'The Resource Management Act was being replaced in 2026: check with the council before relying on a rule.',
  ],
};

/** Lists the sentences about what could not be established on a subject; empty when everything could. */
export const lawNotEstablished = (subject: LawSubject): readonly string[] => unestablished[subject] ?? [];
