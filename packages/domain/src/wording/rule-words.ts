import type { LawSubject } from '../rules/law/law-row.ts';
import type { Rule } from '../rules/rule.ts';
import { monthOf } from '../days/month-of.ts';
import { regions } from '../plan/regions.ts';

/** Subject of a rule, in a list of sources. */
const subjectWords: { readonly [S in LawSubject]: string } = {
  winterGrazing: 'winter grazing',
  nitrogenCap: 'synthetic nitrogen',
  farmPlan: 'farm plans',
  stockExclusion: 'stock exclusion',
  feedAreas: 'feed pads and stockholding areas',
  intensification: 'changes of land use',
  waterways: 'structures in waterways',
  water: 'taking and measuring water',
  effluentSpreading: 'effluent spreading',
  consents: 'consents',
  names: 'place names',
  climate: 'greenhouse gases',
};

/** Messages about a rule that nothing can be judged by, and beside judgements. */
export const ruleWords = {
  subjects: subjectWords,
  /** Note beside figures for a region without a rule on file; null without a region. */
  regionUnread: (region: string | null | undefined): string | null => {
    const council = regions.find(({ key }) => key === region)?.label;
    return council === undefined
      ? null
      : `The council for ${council} may have rules of its own: check its regional plan.`;
  },
  capUnknown: 'No rule on synthetic nitrogen is on file for this season.',
  capNeedsBoundary: (farmHectaresFrom: number): string =>
    `The boundary has not been chosen, so it is not known whether the cap applies (${farmHectaresFrom} ha or more).`,
  capFarmTooSmall: (farmHectaresFrom: number, hectares: string): string =>
    `The cap is for farms of ${farmHectaresFrom} ha or more. This plan shows ${hectares} ha: not judged.`,
  capChecked: ({ lastSeen }: Rule<unknown>): string =>
    `Rule as last checked ${monthOf(lastSeen)}; the national standards changed in January 2026.`,
  capTooLongUnseen: ({ lastSeen }: Rule<unknown>): string =>
    `The rule was last checked in ${monthOf(lastSeen)}, which is too long before the end of this season to judge by it.`,
  blocksUnknown:
    'Some pieces of the boundary lie up to 30 m apart. The cap counts them together where only a road, railway or river lies between, and separately where it is other people’s land. The farm information does not say which, and it makes a difference here: the average is not judged.',
  capNeedsReason:
    'This goes over the nitrogen cap. Say why it should be saved anyway, or change the rate, the place or the date',
  winterNoLimit:
    'No national limit on the area or slope of winter grazing has been in force since 25 October 2024.',
  winterOfThatTime: ({ validTo }: Rule<unknown>, day: string): string =>
    validTo === null ? '' : `Judged by the rule of that time, which ended on ${day}.`,
  winterStandardsChecked: ({ lastSeen }: Rule<unknown>): string =>
    `Standards last checked ${monthOf(lastSeen)}. Your regional plan may set limits as well.`,
  winterUnknown: 'No rule on winter grazing is on file for the date of this report.',
} as const;
