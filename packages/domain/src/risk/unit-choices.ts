import { riskTypes } from '../options/risk.ts';
import type { RiskChoice } from './assess-risk.ts';
import { riskRuleSets, type Level, type Mitigation, type RiskType } from './risk-rules.ts';

/** Stored risk choices of a unit: at most one row for each risk type. */
export type RiskChoices = readonly RiskChoice[];

const isSaying = ({ planLevel, reason, mitigations }: RiskChoice): boolean =>
  planLevel !== undefined || (reason ?? '') !== '' || (mitigations ?? []).length > 0;

/** Changes one row; a row without content is left out. */
function withRow(
  rows: RiskChoices,
  riskType: RiskType,
  change: (row: RiskChoice) => RiskChoice,
): RiskChoices {
  const byType = new Map(rows.map((row) => [row.riskType, row]));
  byType.set(riskType, change(byType.get(riskType) ?? { riskType }));
  return riskTypes.flatMap(({ key }) => byType.get(key) ?? []).filter(isSaying);
}

/** Finds the risk that a mitigation lowers most; its row stores the mitigation. */
const homeOf = (mitigation: Mitigation): RiskType => {
  const points = riskRuleSets.newest().mitigations[mitigation];
  const [first] = riskTypes
    .map(({ key }) => key)
    .toSorted((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
  return first ?? 'nLeaching';
};

/** Adds a mitigation to the unit's rows, or removes it from whichever row has it. */
export function withMitigation(rows: RiskChoices, mitigation: Mitigation, isChosen: boolean): RiskChoices {
  const without = rows.map((row) => ({
    ...row,
    mitigations: (row.mitigations ?? []).filter((one) => one !== mitigation),
  }));
  if (!isChosen) return without.filter(isSaying);
  return withRow(without, homeOf(mitigation), (row) => ({
    ...row,
    mitigations: [...(row.mitigations ?? []), mitigation],
  }));
}

/** Sets the planner's own level of a risk; when it is cleared, the computed level counts and the reason is removed. */
export const withPlanLevel = (
  rows: RiskChoices,
  riskType: RiskType,
  planLevel: Level | undefined,
): RiskChoices =>
  withRow(rows, riskType, ({ planLevel: _old, reason, ...row }) =>
    planLevel === undefined ? row : { ...row, planLevel, reason },
  );

/** Sets the reason for the planner's own level. */
export const withReason = (rows: RiskChoices, riskType: RiskType, reason: string): RiskChoices =>
  withRow(rows, riskType, (row) => ({ ...row, reason }));
