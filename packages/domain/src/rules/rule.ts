/** Confidence in a rule's text: read in full, from two excerpts that agree, from one, or through a third party. */
export type RuleConfidence = 'whole' | 'twoExcerpts' | 'oneExcerpt' | 'secondHand';

/** Limit set by law or a council: its content, source, region, period of validity, and when it was last seen. */
export interface Rule<Limits> {
  readonly source: { readonly title: string; readonly provision: string; readonly address: string };
  /** Key of the region (plan/regions.ts); null for all of New Zealand. */
  readonly region: string | null;
  /** First and last day it is in force, 'YYYY-MM-DD'; null when it has no end yet. */
  readonly validFrom: string;
  readonly validTo: string | null;
  /** Day on which a source was last seen to state it. */
  readonly lastSeen: string;
  readonly confidence: RuleConfidence;
  readonly limits: Limits;
}

interface Asked {
  /** Day, 'YYYY-MM-DD'. */
  readonly on: string;
  readonly region: string | null;
}

/** Lists the rules in force on a day in a region: the region's own before the national ones, newest first. */
export function rulesInForce<Limits>(
  rules: readonly Rule<Limits>[],
  { on, region }: Asked,
): readonly Rule<Limits>[] {
  return rules
    .filter((rule) => rule.region === null || rule.region === region)
    .filter(({ validFrom, validTo }) => validFrom <= on && (validTo === null || on <= validTo))
    .sort(
      (a, b) =>
        Number(a.region === null) - Number(b.region === null) || b.validFrom.localeCompare(a.validFrom),
    );
}

/** Finds the rule that applies on a day in a region; null when none is in force. */
export const ruleInForce = <Limits>(rules: readonly Rule<Limits>[], asked: Asked): Rule<Limits> | null =>
  rulesInForce(rules, asked)[0] ?? null;

/** Years after which a rule that was not seen again is displayed, but nothing is judged by it. */
const YEARS_A_SIGHT_LASTS = 1;

/** Checks whether a day may be judged by a rule: the rule was seen to be in force then, or at most a year before. */
export function mayJudge({ validTo, lastSeen }: Rule<unknown>, on: string): boolean {
  if (validTo !== null) return true;
  const lasts = `${Number(lastSeen.slice(0, 4)) + YEARS_A_SIGHT_LASTS}${lastSeen.slice(4)}`;
  return on <= lasts;
}
