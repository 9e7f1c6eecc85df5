import { kinds, riskOfLand, type RiskRuleSet, type UnitRisk } from '@tussock/domain';
import type { Reader } from '../../platform/database/open-database.ts';
import { findFeatures, presentFeature } from '../features/index.ts';
import { findSoilTests, presentSoilTest } from '../soil-tests/index.ts';

/** The kinds that risk is read from. */
const READ = [kinds.lmu.id, kinds.luc.id, kinds.csa.id, kinds.transect.id] as const;

/** How each land unit of a plan is rated, from what is stored, by rules and the code that rates it in the browser. */
export async function assessPlan(
  db: Reader,
  planId: string,
  rules: RiskRuleSet,
): Promise<readonly UnitRisk[]> {
  // One after the other: inside a transaction there is one connection.
  const rows = await findFeatures(db, planId, READ);
  const tests = await findSoilTests(db, planId);
  return riskOfLand(rows.map(presentFeature), tests.map(presentSoilTest), rules);
}
