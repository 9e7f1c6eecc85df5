import { areaSquareMetres, sumHectares } from '@tussock/geometry';
import { nitrogenCapRules, type NitrogenCapLimits } from '../../rules/nitrogen-cap.ts';
import { mayJudge, ruleInForce, type Rule } from '../../rules/rule.ts';
import { ruleWords } from '../../wording/rule-words.ts';
import { hectaresInFigures } from '../../wording/format-hectares.ts';
import type { Season } from '../season.ts';
import type { FertiliserPlan } from './farm.ts';

/**
 * State of a place against the nitrogen cap; `notCapped` when no counted nitrogen was applied, `notJudged` when it cannot be established.
 */
export type CapState = 'notCapped' | 'notJudged' | 'within' | 'near' | 'over';

/** Rule on synthetic nitrogen for a season on a farm, whether the farm can be judged by it, and sentences shown beside the result. */
export interface CapResult {
  readonly rule: Rule<NitrogenCapLimits> | null;
  readonly isJudged: boolean;
  readonly sentences: readonly string[];
}

/** Area of record of the farm in hectares. */
const farmHectares = ({ blocks }: FertiliserPlan): number => sumHectares(blocks.map(areaSquareMetres));

/** The cap as it is shown beside figures of nitrogen; null where no rule is recorded. */
export const shownCap = ({ rule, isJudged }: CapResult) =>
  rule && {
    kgPerHectareYear: rule.limits.kgPerHectareYear,
    warnAtPercent: rule.limits.warnAtPercent,
    isJudged,
    lastSeen: rule.lastSeen,
    confidence: rule.confidence,
    source: { ...rule.source },
  };

/** Reason why a farm cannot be judged by a rule; null when it can. */
function hindrance(plan: FertiliserPlan, season: Season, rule: Rule<NitrogenCapLimits>): string | null {
  const { farmHectaresFrom } = rule.limits;
  if (plan.blocks.length === 0) return ruleWords.capNeedsBoundary(farmHectaresFrom);
  const farm = farmHectares(plan);
  if (farm < farmHectaresFrom) return ruleWords.capFarmTooSmall(farmHectaresFrom, hectaresInFigures(farm));
  return mayJudge(rule, season.to) ? null : ruleWords.capTooLongUnseen(rule);
}

/** Finds the rule in force on the last day of a season, and whether the farm can be judged by it. */
export function capResult(plan: FertiliserPlan, season: Season): CapResult {
  const region = plan.info.region ?? null;
  const rule = ruleInForce(nitrogenCapRules, { on: season.to, region });
  if (rule === null) return { rule, isJudged: false, sentences: [ruleWords.capUnknown] };
  const why = hindrance(plan, season, rule);
  const ofRegion = rule.region === null ? ruleWords.regionUnread(region) : null;
  return {
    rule,
    isJudged: why === null,
    sentences: [why ?? ruleWords.capChecked(rule), ...(ofRegion === null ? [] : [ofRegion])],
  };
}

/** State of a rate in kg/ha against the cap. */
export function capState(kgPerHectare: number, { rule, isJudged }: CapResult): CapState {
  if (rule === null || kgPerHectare === 0) return 'notCapped';
  if (!isJudged) return 'notJudged';
  const { kgPerHectareYear, warnAtPercent } = rule.limits;
  if (kgPerHectare > kgPerHectareYear) return 'over';
  return kgPerHectare * 100 >= kgPerHectareYear * warnAtPercent ? 'near' : 'within';
}
