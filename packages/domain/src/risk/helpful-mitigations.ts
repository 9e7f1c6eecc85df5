import { mitigationActions } from '../options/risk.ts';
import { assessRisk, type RiskAssessment, type RiskChoice, type RiskFacts } from './assess-risk.ts';
import type { Level, Mitigation, RiskType } from './risk-rules.ts';

/** Effect of a mitigation that is not chosen yet. */
export interface HelpfulMitigation {
  readonly mitigation: Mitigation;
  /** Risks it would lower, the highest first. */
  readonly lowers: readonly {
    readonly riskType: RiskType;
    readonly from: number;
    readonly to: number;
    readonly toLevel: Level;
  }[];
}

/** Value of a mitigation for sorting: points off a High risk come before points off any other. */
const worthOf = ({ lowers }: HelpfulMitigation): number =>
  lowers.reduce((sum, { from, to }) => sum + (from - to) * (from > 6 ? 100 : from > 3 ? 10 : 1), 0);

/** Lists the mitigations that would lower a unit's risks, those that take most off its High risks first. */
export function helpfulMitigations(
  { facts, assessment }: { readonly facts: RiskFacts; readonly assessment: RiskAssessment },
  choices: readonly RiskChoice[],
): readonly HelpfulMitigation[] {
  return mitigationActions
    .filter(({ key }) => !assessment.mitigations.includes(key))
    .map(({ key }): HelpfulMitigation => {
      const [first, ...rest] = choices;
      const row: RiskChoice = first ?? { riskType: 'nLeaching' };
      const more = [{ ...row, mitigations: [...(row.mitigations ?? []), key] }, ...rest];
      const after = assessRisk(facts, more, assessment.rules).ratings;
      return { mitigation: key, lowers: loweredIn(assessment, after) };
    })
    .filter(({ lowers }) => lowers.length > 0)
    .toSorted((one, other) => worthOf(other) - worthOf(one));
}

function loweredIn(before: RiskAssessment, after: RiskAssessment['ratings']): HelpfulMitigation['lowers'] {
  return before.ratings
    .flatMap(({ riskType, residualScore: from }, index) => {
      const { residualScore: to, residualLevel: toLevel } = after[index] ?? {};
      return from != null && to != null && toLevel && to < from ? [{ riskType, from, to, toLevel }] : [];
    })
    .toSorted((one, other) => other.from - one.from);
}
