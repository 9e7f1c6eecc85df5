import { kinds, riskOfLand, type RiskRuleSet, type UnitRisk } from '@tussock/domain';
import type { Reader } from '../../platform/database/open-database.ts';
import { findFeatures, presentFeature } from '../features/index.ts';
import { findSoilTests, presentSoilTest } from '../soil-tests/index.ts';

/** Kinds of features that the risk depends on. */
const READ = [kinds.lmu.id, kinds.luc.id, kinds.csa.id, kinds.transect.id] as const;

/** Rates each land unit of a plan from its stored features, by the same rules and code as the browser. */
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
