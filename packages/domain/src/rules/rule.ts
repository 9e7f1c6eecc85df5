/** How surely a rule's text is known: read whole, by two excerpts that agree, by one, or through a third party. */
export type RuleConfidence = 'whole' | 'twoExcerpts' | 'oneExcerpt' | 'secondHand';

/** A limit that law or a council sets: what it is, where it is written, where it holds, from when to when, and when that was last seen. */
export interface Rule<Limits> {
  readonly source: { readonly title: string; readonly provision: string; readonly address: string };
  /** A region's key (plan/regions.ts); null for all of New Zealand. */
  readonly region: string | null;
  /** First and last day it holds, 'YYYY-MM-DD'; null for no end yet. */
  readonly validFrom: string;
  readonly validTo: string | null;
  /** The day on which a source last said that it holds. */
  readonly lastSeen: string;
  readonly confidence: RuleConfidence;
  readonly limits: Limits;
}

interface Asked {
  /** 'YYYY-MM-DD'. */
  readonly on: string;
  readonly region: string | null;
}

/** Every rule that holds on a day in a region: the region's own before the national ones, and the youngest first. */
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

/** The one rule that counts on a day in a region; null when none holds. */
export const ruleInForce = <Limits>(rules: readonly Rule<Limits>[], asked: Asked): Rule<Limits> | null =>
  rulesInForce(rules, asked)[0] ?? null;

/** A rule that nobody has seen for so long is shown, not judged by. */
const YEARS_A_SIGHT_LASTS = 1;

/** Whether a day may be judged by a rule: it was seen to hold then, or not more than a year before. */
export function mayJudge({ validTo, lastSeen }: Rule<unknown>, on: string): boolean {
  if (validTo !== null) return true;
  const lasts = `${Number(lastSeen.slice(0, 4)) + YEARS_A_SIGHT_LASTS}${lastSeen.slice(4)}`;
  return on <= lasts;
}
