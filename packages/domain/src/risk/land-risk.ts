import {
  bounds,
  boundsMeet,
  isPolygonal,
  lengthInsideMetres,
  sharedAreaSquareMetres,
  type Bounds,
  type Geometry,
  type PolygonalGeometry,
} from '@tussock/geometry';
import { kindByFeatureType, type Attributes } from '../derive/any-kind.ts';
import { isRemoved } from '../derive/is-removed.ts';
import { valuesOf } from '../derive/values-of.ts';
import { kinds } from '../kinds/registry.ts';
import { dayOfTest, type TestOfTransect } from '../soil/test-series.ts';
import { assessRisk, type RiskAssessment, type RiskRating } from './assess-risk.ts';
import type { RiskRuleSet, RiskType } from './risk-rules.ts';
import type { RiskChoices } from './unit-choices.ts';
import {
  factsOfUnit,
  hasConnectedCsa,
  type CrossingTransect,
  type CsaOverlap,
  type LucOverlap,
  type UnitFacts,
} from './facts-of-unit.ts';

/** Feature of a plan, with what risk ratings need. */
export interface LandFeature {
  readonly _id: string;
  readonly featureType: string;
  readonly geometry: Geometry;
  readonly properties: Attributes;
  readonly areaHectares: number | null;
}

/** Feature that overlaps a land unit, with the size of the overlap. */
export interface GroundShare {
  readonly feature: LandFeature;
  readonly name: string;
  /** Overlap in square metres for an area, metres for a line. */
  readonly squareMetres: number | null;
  readonly metres: number | null;
}

/** Rating of one land unit, with everything it was computed from. */
export interface UnitRisk extends UnitFacts, RiskAssessment {
  readonly unit: LandFeature;
  readonly name: string;
  /** Stored choices of a person. */
  readonly choices: RiskChoices;
  /** LUC units from which its land use capability is read. */
  readonly lucUnits: readonly GroundShare[];
  /** Critical source areas that count: existing, connected, and overlapping by more than their edge. */
  readonly criticalSourceAreas: readonly GroundShare[];
  /** Transect whose test Olsen P was read from, and the day of the test. */
  readonly testedBy: { readonly name: string; readonly sampledOn: string } | null;
}

/** Features and tests of a plan that risk is read from, grouped by type. Created once for a list of features. */
export interface LandOfPlan {
  /** Rule set of the plan. */
  readonly rules: RiskRuleSet;
  readonly units: readonly LandFeature[];
  readonly lucUnits: readonly LandFeature[];
  readonly paddocks: readonly LandFeature[];
  readonly criticalSourceAreas: readonly LandFeature[];
  readonly transects: readonly LandFeature[];
  readonly testsOf: ReadonlyMap<string, readonly TestOfTransect[]>;
}

/** Minimum overlap in square metres: neighbours share borders, and rounding makes them overlap slightly. */
const SMALLEST_SHARE = 50;

/** Display name of a feature; the name of its kind when it has none. */
export const calledName = ({ featureType, properties }: LandFeature): string => {
  const kind = kindByFeatureType(featureType);
  return kind?.label(properties) || (kind?.names.singular ?? '');
};

/** Groups the features and soil tests of a plan for rating by a rule set. Removed features are left out. */
export function landOfPlan(
  features: readonly LandFeature[],
  tests: readonly TestOfTransect[],
  rules: RiskRuleSet,
): LandOfPlan {
  const there = features.filter(({ properties }) => !isRemoved(properties));
  const ofKind = ({ wording }: { readonly wording: { readonly featureType: string } }) =>
    there.filter(({ featureType }) => featureType === wording.featureType);
  const testsOf = new Map<string, TestOfTransect[]>();
  for (const test of tests) testsOf.set(test.transectId, [...(testsOf.get(test.transectId) ?? []), test]);
  return {
    rules,
    units: ofKind(kinds.lmu),
    lucUnits: ofKind(kinds.luc),
    paddocks: ofKind(kinds.paddock),
    criticalSourceAreas: ofKind(kinds.csa),
    transects: ofKind(kinds.transect),
    testsOf,
  };
}

// Shapes are replaced when they change, never altered: what two of them share is worked out once.
const boxes = new WeakMap<Geometry, Bounds>();
const shares = new WeakMap<Geometry, WeakMap<Geometry, number>>();

function boxOf(shape: Geometry): Bounds {
  const known = boxes.get(shape) ?? bounds(shape);
  boxes.set(shape, known);
  return known;
}

interface Boxed {
  readonly feature: LandFeature;
  readonly box: Bounds;
}
// A list of features is asked once for each unit: what is far away is told by plain figures.
const boxedLists = new WeakMap<readonly LandFeature[], readonly Boxed[]>();

function boxed(features: readonly LandFeature[]): readonly Boxed[] {
  const made =
    boxedLists.get(features) ?? features.map((feature) => ({ feature, box: boxOf(feature.geometry) }));
  boxedLists.set(features, made);
  return made;
}

/** Measures the part of a shape inside an area: square metres for an area, metres for a line. */
function shareWithin(shape: Geometry, area: PolygonalGeometry): number {
  if (shape.type === 'Point') return 0;
  const ofArea = shares.get(area) ?? new WeakMap<Geometry, number>();
  shares.set(area, ofArea);
  const known = ofArea.get(shape);
  if (known !== undefined) return known;
  const made = isPolygonal(shape) ? sharedAreaSquareMetres(shape, area) : lengthInsideMetres(shape, area);
  ofArea.set(shape, made);
  return made;
}

/** Lists the features that overlap a unit, the largest overlap first. */
function sharesIn(unit: LandFeature, features: readonly LandFeature[]): readonly GroundShare[] {
  const { geometry } = unit;
  if (!isPolygonal(geometry)) return [];
  const around = boxOf(geometry);
  return boxed(features)
    .filter(({ box }) => boundsMeet(box, around))
    .map(({ feature }) => ({ feature, share: shareWithin(feature.geometry, geometry) }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
    .map(({ feature, share }) => {
      const isArea = isPolygonal(feature.geometry);
      return {
        feature,
        name: calledName(feature),
        squareMetres: isArea ? share : null,
        metres: isArea ? null : share,
      };
    });
}

const isMoreThanBorder = ({ squareMetres }: GroundShare): boolean => (squareMetres ?? 0) >= SMALLEST_SHARE;

/** Lists the LUC units that overlap a land unit on the map, the largest overlap first. */
export const lucUnitsOn = (unit: LandFeature, { lucUnits }: LandOfPlan): readonly GroundShare[] =>
  sharesIn(unit, lucUnits).filter(isMoreThanBorder);

/** Lists the paddocks that overlap a land unit on the map, the largest overlap first. */
export const paddocksIn = (unit: LandFeature, { paddocks }: LandOfPlan): readonly GroundShare[] =>
  sharesIn(unit, paddocks).filter(isMoreThanBorder);

/**
 * Picks the features a person chose from those on the map. When none is chosen, or no chosen one overlaps any more, returns all on the map.
 */
export function chosenOf(
  onMap: readonly GroundShare[],
  chosen: readonly string[] | undefined,
): readonly GroundShare[] {
  const there = onMap.filter(({ feature }) => chosen?.includes(feature._id));
  return there.length === 0 ? onMap : there;
}

function overlapOfLuc({ feature, squareMetres }: GroundShare): readonly LucOverlap[] {
  const { class: lucClass, subclass } = valuesOf(kinds.luc, feature.properties);
  if (lucClass === undefined) return [];
  return [{ class: lucClass, subclass: subclass ?? null, overlapM2: squareMetres ?? 0 }];
}

function overlapOfCsa({ feature, squareMetres, metres }: GroundShare): CsaOverlap {
  const { status, connectedTo } = valuesOf(kinds.csa, feature.properties);
  return { status, connectedTo, overlapM2: squareMetres, overlapM: metres };
}

function transectsAcross(unit: LandFeature, { transects, testsOf }: LandOfPlan) {
  return sharesIn(unit, transects).map(({ feature, name }): CrossingTransect & { readonly name: string } => ({
    name,
    ground: feature.properties,
    tests: (testsOf.get(feature._id) ?? []).map((test) => ({
      sampledOn: dayOfTest(test),
      olsenP: test.results.olsenPhosphorus,
    })),
  }));
}

/** Rates one land unit by the features that overlap it. The unit may be an unsaved one from a form. */
export function riskOfUnit(unit: LandFeature, land: LandOfPlan): UnitRisk {
  const values = valuesOf(kinds.lmu, unit.properties);
  const lucUnits = chosenOf(lucUnitsOn(unit, land), values.lucIds);
  const criticalSourceAreas = sharesIn(unit, land.criticalSourceAreas).filter((share) =>
    hasConnectedCsa([overlapOfCsa(share)]),
  );
  const transects = transectsAcross(unit, land);
  const facts = factsOfUnit(values, {
    luc: lucUnits.flatMap(overlapOfLuc),
    criticalSourceAreas: criticalSourceAreas.map(overlapOfCsa),
    transects,
  });
  const tested = transects.find((one) => one === facts.olsenPTest?.transect);
  return {
    ...facts,
    ...assessRisk(facts.facts, values.risks ?? [], land.rules),
    unit,
    name: calledName(unit),
    choices: values.risks ?? [],
    lucUnits,
    criticalSourceAreas,
    testedBy:
      tested && facts.olsenPTest ? { name: tested.name, sampledOn: facts.olsenPTest.sampledOn } : null,
  };
}

/** Rates every land unit of a plan, in the order in which they were drawn. */
export const riskOfLand = (
  features: readonly LandFeature[],
  tests: readonly TestOfTransect[],
  rules: RiskRuleSet,
): readonly UnitRisk[] => {
  const land = landOfPlan(features, tests, rules);
  return land.units.map((unit) => riskOfUnit(unit, land));
};

/** Risk shown on a map: one risk type, or the highest of each unit. */
export type RiskShown = RiskType | 'highest';

/** Rating that a map shows for a unit: that of one risk type, or the highest remaining. Undefined when none is rated. */
export function highestRemaining(
  { ratings }: UnitRisk,
  shown: RiskShown = 'highest',
): RiskRating | undefined {
  const rated = ratings.filter(
    ({ riskType, residualScore }) => residualScore !== null && (shown === 'highest' || riskType === shown),
  );
  return rated.reduce<RiskRating | undefined>(
    (most, one) => ((one.residualScore ?? 0) > (most?.residualScore ?? -1) ? one : most),
    undefined,
  );
}
