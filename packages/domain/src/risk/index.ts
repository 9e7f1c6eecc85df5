export {
  assessRisk,
  levelOf,
  type LucOfUnit,
  type RiskAssessment,
  type RiskChoice,
  type RiskFacts,
  type RiskField,
  type RiskRating,
} from './assess-risk.ts';
export {
  factsOfUnit,
  slopeClassOf,
  type CrossingTransect,
  type CsaOverlap,
  type LucOverlap,
  type UnitAttributes,
  type UnitFacts,
} from './facts-of-unit.ts';
export {
  MOST_SCORE,
  riskNotice,
  riskRuleSets,
  type Level,
  type Mitigation,
  type RiskRuleSet,
  type RiskType,
} from './risk-rules.ts';
export {
  chosenOf,
  landOfPlan,
  lucUnitsOn,
  paddocksIn,
  highestRemaining,
  riskOfLand,
  riskOfUnit,
  type GroundShare,
  type LandFeature,
  type LandOfPlan,
  type RiskShown,
  type UnitRisk,
} from './land-risk.ts';
export { explainFacts, explainPoints, explainSteps, lucCode, riskFieldLabel } from './explain-rating.ts';
export {
  FENCE_RISK_WIDTH,
  levelBounds,
  levelInLegend,
  levelLineColour,
  levelLooks,
  levelName,
  levelsUpwards,
  NOT_RATED,
  type LevelLook,
} from './level-looks.ts';
export { fenceRisk, keepsStockFromWater, type FenceRisk } from './fence-risk.ts';
export { withMitigation, withPlanLevel, withReason, type RiskChoices } from './unit-choices.ts';
export { helpfulMitigations, type HelpfulMitigation } from './helpful-mitigations.ts';
