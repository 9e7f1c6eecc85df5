import { mitigationActions, riskTypes } from '../options/risk.ts';
import { soilTextures } from '../options/soil.ts';
import {
  LEVEL_SCORES,
  MOST_SCORE,
  type Drainage,
  type Intensity,
  type Level,
  type Mitigation,
  type OlsenPStatus,
  type ParentMaterial,
  type RiskRuleSet,
  type RiskType,
  type SlopeClass,
  type Texture,
  type Waterlogging,
} from './risk-rules.ts';

/** Land use capability (LUC) of a unit, as used in risk ratings. */
export interface LucOfUnit {
  readonly class: string;
  readonly subclass: string | null;
}

/** Known facts of a land unit. Values that are not filled in are left out and never guessed. */
export interface RiskFacts {
  readonly slopeClass?: SlopeClass | undefined;
  readonly drainage?: Drainage | undefined;
  readonly soilTexture?: Texture | undefined;
  readonly parentMaterial?: ParentMaterial | undefined;
  readonly landUseIntensity?: Intensity | undefined;
  readonly waterlogging?: Waterlogging | undefined;
  readonly isIrrigated: boolean;
  readonly olsenP: OlsenPStatus;
  readonly hasCriticalSourceArea: boolean;
  /** LUC that covers most of the unit; null when none is mapped. */
  readonly luc: LucOfUnit | null;
}

/** Stored choices of a person for one risk type. */
export interface RiskChoice {
  readonly riskType: RiskType;
  /** Planner's own level, before mitigations. */
  readonly planLevel?: Level | undefined;
  readonly reason?: string | undefined;
  readonly mitigations?: readonly Mitigation[] | undefined;
}

/** Field of a land unit that a rating reads. */
export type RiskField =
  | 'slopeClass'
  | 'drainage'
  | 'soilTexture'
  | 'parentMaterial'
  | 'waterlogging'
  | 'landUseIntensity';

export type RiskFactor =
  | 'slope'
  | 'drainageLeach'
  | 'drainageRunoff'
  | 'textureLeach'
  | 'textureCompact'
  | 'landUse'
  | 'parentP'
  | 'olsenP'
  | 'erodible'
  | 'waterlogging'
  | 'irrigated'
  | 'criticalSourceArea';

/** Term of a score. */
export interface RiskPoint {
  readonly factor: RiskFactor;
  readonly points: number;
}

/** Adjustment of a score after its terms were added. */
export interface RiskAdjustment {
  readonly rule: 'retired' | 'steepHill' | 'landUseCapability' | 'isCompacted' | 'bounds';
  readonly from: number;
  readonly to: number;
}

/** Rating of one risk of a land unit, with everything it is computed from. */
export interface RiskRating {
  readonly riskType: RiskType;
  readonly points: readonly RiskPoint[];
  /** Missing fields; without them there is no score. */
  readonly missing: readonly RiskField[];
  readonly adjustments: readonly RiskAdjustment[];
  readonly inherentScore: number | null;
  readonly inherentLevel: Level | null;
  /** Starting level of the plan: the inherent one, or the planner's own when a reason is given. */
  readonly planLevel: Level | null;
  readonly isOverridden: boolean;
  /** True when the planner's own level has no reason, so it does not count. */
  readonly isOverrideRefused: boolean;
  readonly startScore: number | null;
  /** Points by which each of the unit's mitigations lowers this risk. */
  readonly mitigations: readonly { readonly mitigation: Mitigation; readonly points: number }[];
  readonly pointsOffered: number;
  readonly reduction: number;
  readonly residualScore: number | null;
  readonly residualLevel: Level | null;
}

export interface RiskAssessment {
  /** Rule set used for the rating. */
  readonly rules: RiskRuleSet;
  /** Ratings of all risk types, in the order of the specification. */
  readonly ratings: readonly RiskRating[];
  /** Mitigations chosen on the unit, without duplicates. */
  readonly mitigations: readonly Mitigation[];
  /** Missing fields that leave some risk unrated. */
  readonly askedFor: readonly RiskField[];
}

/** Level of a score of 0 to 9. */
export const levelOf = (score: number): Level =>
  score <= LEVEL_SCORES.low.to ? 'low' : score <= LEVEL_SCORES.medium.to ? 'medium' : 'high';

/** Term of a formula: the field it reads, and its points when the value is known. */
interface Term {
  readonly factor: RiskFactor;
  readonly reads?: RiskField;
  readonly points: (facts: RiskFacts, points: RiskRuleSet['points']) => number | undefined;
}

const groupOf = (texture: Texture) => soilTextures.find(({ key }) => key === texture)?.group ?? 'medium';

const of = <Key extends string>(table: { readonly [K in Key]: number }, key: Key | undefined) =>
  key === undefined ? undefined : table[key];

const term = {
  slope: {
    factor: 'slope',
    reads: 'slopeClass',
    points: ({ slopeClass }, by) => of(by.slope, slopeClass),
  },
  doubleSlope: {
    factor: 'slope',
    reads: 'slopeClass',
    points: ({ slopeClass }, by) => (slopeClass === undefined ? undefined : 2 * by.slope[slopeClass]),
  },
  drainageLeach: {
    factor: 'drainageLeach',
    reads: 'drainage',
    points: ({ drainage }, by) => of(by.drainageLeach, drainage),
  },
  drainageRunoff: {
    factor: 'drainageRunoff',
    reads: 'drainage',
    points: ({ drainage }, by) => of(by.drainageRunoff, drainage),
  },
  textureLeach: {
    factor: 'textureLeach',
    reads: 'soilTexture',
    points: ({ soilTexture }, by) => of(by.textureLeach, soilTexture && groupOf(soilTexture)),
  },
  textureCompact: {
    factor: 'textureCompact',
    reads: 'soilTexture',
    points: ({ soilTexture }, by) => of(by.textureCompact, soilTexture && groupOf(soilTexture)),
  },
  landUse: {
    factor: 'landUse',
    reads: 'landUseIntensity',
    points: ({ landUseIntensity }, by) => of(by.landUse, landUseIntensity),
  },
  parentP: {
    factor: 'parentP',
    reads: 'parentMaterial',
    points: ({ parentMaterial }, by) => of(by.parentPhosphorus, parentMaterial),
  },
  erodible: {
    factor: 'erodible',
    reads: 'parentMaterial',
    points: ({ parentMaterial }, by) => of(by.erodible, parentMaterial),
  },
  waterlogging: {
    factor: 'waterlogging',
    reads: 'waterlogging',
    points: ({ waterlogging }, by) => of(by.waterlogging, waterlogging),
  },
  olsenP: { factor: 'olsenP', points: ({ olsenP }, by) => by.olsenP[olsenP] },
  irrigated: { factor: 'irrigated', points: ({ isIrrigated }) => (isIrrigated ? 1 : 0) },
  criticalSourceArea: {
    factor: 'criticalSourceArea',
    points: ({ hasCriticalSourceArea }) => (hasCriticalSourceArea ? 1 : 0),
  },
} as const satisfies Readonly<Record<string, Term>>;

const formulas: { readonly [R in RiskType]: readonly Term[] } = {
  nLeaching: [term.drainageLeach, term.textureLeach, term.landUse, term.irrigated],
  pLeaching: [term.parentP, term.olsenP, term.drainageLeach],
  runoffContamination: [term.slope, term.drainageRunoff, term.landUse, term.criticalSourceArea],
  erosion: [term.doubleSlope, term.landUse, term.erodible],
  soilCompaction: [term.drainageRunoff, term.textureCompact, term.landUse, term.waterlogging],
};

/** Field that is always read, because the rule for retired land needs the intensity in every formula. */
const ALWAYS_READ: RiskField = 'landUseIntensity';

const LEAST_STEEP = 4;
const LEAST_LUC = 7;
const LEAST_COMPACTED = 4;
const MOST_RETIRED = 3;
const CAPPED_WHEN_RETIRED: ReadonlySet<RiskType> = new Set(['nLeaching', 'pLeaching', 'soilCompaction']);

const isErodingLuc = (luc: LucOfUnit | null): boolean =>
  luc !== null && luc.subclass === 'e' && (luc.class === '7' || luc.class === '8');

/** Adjustments of a score after its terms were added. They run in this order, each on the result of the one before. */
const steps: readonly {
  readonly rule: RiskAdjustment['rule'];
  readonly move: (score: number, riskType: RiskType, facts: RiskFacts) => number;
}[] = [
  {
    rule: 'retired',
    move: (score, riskType, { landUseIntensity }) => {
      if (landUseIntensity !== 'retired') return score;
      if (riskType === 'erosion') return score - 1;
      return CAPPED_WHEN_RETIRED.has(riskType) ? Math.min(score, MOST_RETIRED) : score;
    },
  },
  {
    rule: 'steepHill',
    move: (score, riskType, { slopeClass }) =>
      riskType === 'erosion' && slopeClass === 'steepHill' ? Math.max(score, LEAST_STEEP) : score,
  },
  {
    rule: 'landUseCapability',
    move: (score, riskType, { luc }) =>
      riskType === 'erosion' && isErodingLuc(luc) ? Math.max(score, LEAST_LUC) : score,
  },
  {
    rule: 'isCompacted',
    move: (score, riskType, { waterlogging }) =>
      riskType === 'soilCompaction' && waterlogging === 'isCompacted'
        ? Math.max(score, LEAST_COMPACTED)
        : score,
  },
  { rule: 'bounds', move: (score) => Math.min(Math.max(score, 0), MOST_SCORE) },
];

function adjust(sum: number, riskType: RiskType, facts: RiskFacts) {
  const adjustments: RiskAdjustment[] = [];
  let score = sum;
  for (const { rule, move } of steps) {
    const to = move(score, riskType, facts);
    if (to !== score) adjustments.push({ rule, from: score, to });
    score = to;
  }
  return { score, adjustments };
}

/** Moves the inherent score to the nearest score of a level; the top of the level when there is no inherent score. */
const movedInto = (level: Level, score: number | null): number => {
  const { from, to } = LEVEL_SCORES[level];
  return score === null ? to : Math.min(Math.max(score, from), to);
};

function inherentOf(riskType: RiskType, facts: RiskFacts, rules: RiskRuleSet) {
  const terms = formulas[riskType];
  const known = terms.map((one) => ({ ...one, value: one.points(facts, rules.points) }));
  const fields = known.flatMap(({ reads, value }) => (reads && value === undefined ? [reads] : []));
  const missing = [...new Set([...fields, ...(facts.landUseIntensity === undefined ? [ALWAYS_READ] : [])])];
  const points = known.flatMap(({ factor, value }) =>
    value === undefined ? [] : [{ factor, points: value }],
  );
  if (missing.length > 0) return { points, missing, adjustments: [], score: null };
  const sum = points.reduce((total, one) => total + one.points, 0);
  return { points, missing, ...adjust(sum, riskType, facts) };
}

function rate(
  riskType: RiskType,
  facts: RiskFacts,
  {
    choice,
    mitigations,
    rules,
  }: {
    readonly choice: RiskChoice | undefined;
    readonly mitigations: readonly Mitigation[];
    readonly rules: RiskRuleSet;
  },
): RiskRating {
  const { points, missing, adjustments, score } = inherentOf(riskType, facts, rules);
  const inherentLevel = score === null ? null : levelOf(score);
  const wanted = choice?.planLevel;
  const isOther = wanted !== undefined && wanted !== inherentLevel;
  const hasReason = (choice?.reason ?? '').trim() !== '';
  const override = isOther && hasReason ? wanted : undefined;
  const startScore = override === undefined ? score : movedInto(override, score);
  const offered = mitigations.flatMap((mitigation) => {
    const taken = rules.mitigations[mitigation][riskType];
    return taken === undefined ? [] : [{ mitigation, points: taken }];
  });
  const pointsOffered = offered.reduce((total, one) => total + one.points, 0);
  const reduction = Math.min(pointsOffered, rules.mostReduction, startScore ?? rules.mostReduction);
  const residualScore = startScore === null ? null : startScore - reduction;
  return {
    riskType,
    points,
    missing,
    adjustments,
    inherentScore: score,
    inherentLevel,
    planLevel: override ?? inherentLevel,
    isOverridden: override !== undefined,
    isOverrideRefused: isOther && !hasReason,
    startScore,
    mitigations: offered,
    pointsOffered,
    reduction,
    residualScore,
    residualLevel: residualScore === null ? null : levelOf(residualScore),
  };
}

/**
 * Rates the five risks of a land unit by a rule set, and returns everything each rating is computed from. Mitigations of all rows are
 * combined; each counts once, and takes its points off every risk it names. Pure: the same facts and choices give the same assessment.
 */
export function assessRisk(
  facts: RiskFacts,
  choices: readonly RiskChoice[],
  rules: RiskRuleSet,
): RiskAssessment {
  const chosen = new Set(choices.flatMap(({ mitigations }) => mitigations ?? []));
  const mitigations = mitigationActions.flatMap(({ key }) => (chosen.has(key) ? [key] : []));
  const ratings = riskTypes.map(({ key }) =>
    rate(key, facts, { choice: choices.find(({ riskType }) => riskType === key), mitigations, rules }),
  );
  return { rules, ratings, mitigations, askedFor: [...new Set(ratings.flatMap(({ missing }) => missing))] };
}
