import type { FeatureReply, SoilTestReply } from '@tussock/contract';
import { landOfPlan, riskRuleSets, type EditionsInInfo, type UnitRisk } from '@tussock/domain';
import type { Steps } from '@tussock/geometry';
import { ratingsOf } from '../sync/index.ts';

/** What a plan says of its land. */
interface PlanOfLand {
  readonly features: readonly FeatureReply[];
  readonly tests: readonly SoilTestReply[];
  /** The rules it is judged by, as its details remember them. */
  readonly rulesVersion: EditionsInInfo['rulesVersion'];
}

/** Rates the land units of a plan by the rules that it is judged by: a unit each step. */
export const rateLand = ({ features, tests, rulesVersion }: PlanOfLand): Steps<readonly UnitRisk[]> =>
  ratingsOf(landOfPlan(features, tests, riskRuleSets.of(rulesVersion)));
