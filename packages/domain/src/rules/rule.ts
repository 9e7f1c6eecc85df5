/** A limit that law or a council sets: what it is, where it is written, where it holds and from when to when. */
export interface Rule<Limits> {
  readonly source: { readonly title: string; readonly provision: string; readonly address: string };
  /** A region's key (plan/plan-info.ts); null for all of New Zealand. */
  readonly region: string | null;
  /** First and last day it holds, 'YYYY-MM-DD'; null for no end yet. */
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly limits: Limits;
}

/**
 * The rule that holds on a day ('YYYY-MM-DD') in a region: the region's own if there is one, else the national one, and of
 * several the youngest; null when none holds.
 */
export function ruleInForce<Limits>(
  rules: readonly Rule<Limits>[],
  { on, region }: { readonly on: string; readonly region: string | null },
): Rule<Limits> | null {
  const holding = rules
    .filter((rule) => rule.region === null || rule.region === region)
    .filter(({ validFrom, validTo }) => validFrom <= on && (validTo === null || on <= validTo))
    .sort(
      (a, b) =>
        Number(a.region === null) - Number(b.region === null) || b.validFrom.localeCompare(a.validFrom),
    );
  return holding[0] ?? null;
}
