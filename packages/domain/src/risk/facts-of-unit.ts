import type { Result } from '../soil/result.ts';
import { soilBandOf, soilTargetFor, type TargetGround } from '../soil/targets.ts';
import type { LucOfUnit, RiskFacts } from './assess-risk.ts';
import type { OlsenPStatus, SlopeClass } from './risk-rules.ts';

/** LUC unit with its overlap with a land unit. */
export interface LucOverlap extends LucOfUnit {
  /** Area of the overlap in square metres. */
  readonly overlapM2: number;
}

/** Critical source area with its overlap with a land unit. */
export interface CsaOverlap {
  readonly status: unknown;
  readonly connectedTo: unknown;
  /** Overlap in square metres for an area, metres for a line; touching the edge does not count. */
  readonly overlapM2: number | null;
  readonly overlapM: number | null;
}

/** Transect that crosses a land unit, with its tests. */
export interface CrossingTransect {
  readonly ground: TargetGround & { readonly status?: unknown };
  readonly tests: readonly { readonly sampledOn: string; readonly olsenP: Result | undefined }[];
}

/** Attributes of a land unit that risk is read from, by the keys of its kind. */
export interface UnitAttributes {
  readonly slopeClass?: RiskFacts['slopeClass'];
  readonly drainage?: RiskFacts['drainage'];
  readonly soilTexture?: RiskFacts['soilTexture'];
  readonly parentMaterial?: RiskFacts['parentMaterial'];
  readonly landUseIntensity?: RiskFacts['landUseIntensity'];
  readonly waterlogging?: RiskFacts['waterlogging'];
  readonly irrigationKind?: string | undefined;
  readonly landUse?: string | undefined;
  readonly farmType?: string | undefined;
  readonly olsenP?: number | undefined;
}

/** Source of the Olsen P status. */
export type OlsenPSource = 'tests' | 'unit' | 'none';

/** Reason why Olsen P is not compared with a target: nothing is tested or typed, no target applies, or the test gives no exact figure. */
export type OlsenPLack = 'test' | 'target' | 'figure';

/** Test that Olsen P was read from. */
export interface OlsenPTest {
  readonly transect: CrossingTransect;
  /** Day of sampling, 'YYYY-MM-DD'. */
  readonly sampledOn: string;
}

export interface UnitFacts {
  readonly facts: RiskFacts;
  readonly olsenPFrom: OlsenPSource;
  readonly olsenPTest: OlsenPTest | null;
  /** True when the LUC is missing and is asked for; a unit without LUC is rated without that rule. */
  readonly asksForLuc: boolean;
  readonly olsenPLack: OlsenPLack | null;
}

/** Minimum overlap of a critical source area with a unit, in square metres or metres of a line; anything less is its edge. */
const EDGE = 1;

/** Slope class of a slope in degrees; each class includes its upper bound. */
export const slopeClassOf = (degrees: number): SlopeClass =>
  degrees <= 7 ? 'flat' : degrees <= 15 ? 'rolling' : degrees <= 25 ? 'easyHill' : 'steepHill';

/** Finds the LUC that covers most of a unit, by class and subclass; the higher class when areas are equal. Null when none is mapped. */
export function dominantLuc(overlaps: readonly LucOverlap[]): LucOfUnit | null {
  const sums = new Map<string, LucOverlap>();
  for (const overlap of overlaps) {
    const key = `${overlap.class}${overlap.subclass ?? ''}`;
    const sum = (sums.get(key)?.overlapM2 ?? 0) + overlap.overlapM2;
    if (sum > 0) sums.set(key, { ...overlap, overlapM2: sum });
  }
  const [most] = [...sums.values()].sort(
    (one, other) => other.overlapM2 - one.overlapM2 || Number(other.class) - Number(one.class),
  );
  return most ? { class: most.class, subclass: most.subclass } : null;
}

/**
 * Checks whether runoff of the unit collects and leaves it: an existing, connected critical source area overlaps it by more than its edge.
 */
export const hasConnectedCsa = (areas: readonly CsaOverlap[]): boolean =>
  areas.some(
    ({ status, connectedTo, overlapM2, overlapM }) =>
      status === 'existing' &&
      connectedTo !== undefined &&
      connectedTo !== 'notConnected' &&
      ((overlapM2 ?? 0) > EDGE || (overlapM ?? 0) > EDGE),
  );

type HeldAgainst = Pick<OlsenP, 'status' | 'lack'>;

/** Compares a result with the target of its ground, or says why it cannot be compared. */
const statusOf = (result: Result, ground: TargetGround): HeldAgainst => {
  const target = soilTargetFor('olsenPhosphorus', ground);
  const band = soilBandOf('olsenPhosphorus', result, target);
  if (band === 'low' || band === 'target') return { status: 'withinOrBelow', lack: null };
  if (band === 'none') return { status: 'unknown', lack: 'target' };
  return band === 'open' ? { status: 'unknown', lack: 'figure' } : { status: band, lack: null };
};

const WORSE: readonly OlsenPStatus[] = ['wellAbove', 'above', 'withinOrBelow', 'unknown'];

/**
 * Olsen P status from tests: the newest measurement on each crossing transect against its own target; the worst status counts. Undefined
 * when there are none.
 */
function statusOfTests(transects: readonly CrossingTransect[]): OlsenP | undefined {
  const found = transects
    .filter(({ ground }) => ground.status !== 'removed')
    .flatMap((transect): OlsenP[] => {
      const [newest] = transect.tests
        .filter(({ olsenP }) => olsenP !== undefined)
        .toSorted((one, other) => other.sampledOn.localeCompare(one.sampledOn));
      if (!newest?.olsenP) return [];
      const test = { transect, sampledOn: newest.sampledOn };
      return [{ ...statusOf(newest.olsenP, transect.ground), from: 'tests', test }];
    });
  return WORSE.flatMap((worst) => found.find(({ status }) => status === worst) ?? [])[0];
}

const PASTORAL: ReadonlySet<string | undefined> = new Set([
  'dairyPasture',
  'sheepAndBeefPasture',
  'deerPasture',
  'winterForage',
  'effluentBlock',
]);
const DAIRY_FARMS: ReadonlySet<string> = new Set(['dairy', 'dairySupport']);
const DAIRY_USES: ReadonlySet<string | undefined> = new Set(['dairyPasture', 'effluentBlock']);

/**
 * Parent materials of land units mapped to those of soil-test targets. Pumice takes the volcanic target, the lower one, to be on the safe
 * side.
 */
const targetMaterials: Readonly<Record<string, string>> = {
  sandsGravels: 'sedimentary',
  loess: 'sedimentary',
  mudstone: 'sedimentary',
  sandstone: 'sedimentary',
  argillite: 'sedimentary',
  peat: 'peat',
  pumiceAshLapilli: 'volcanic',
  volcanicRock: 'volcanic',
};

/** Ground properties of a land unit that select its soil-test target. */
export function targetGroundOf({ landUse, farmType, parentMaterial }: UnitAttributes): TargetGround {
  const isDairy = farmType === undefined ? DAIRY_USES.has(landUse) : DAIRY_FARMS.has(farmType);
  return {
    landUse: PASTORAL.has(landUse) ? 'pastoral' : landUse,
    parentMaterial: parentMaterial && targetMaterials[parentMaterial],
    farmType: isDairy ? 'dairy' : 'sheepBeef',
  };
}

interface OlsenP {
  readonly status: OlsenPStatus;
  readonly from: OlsenPSource;
  readonly test: OlsenPTest | null;
  readonly lack: OlsenPLack | null;
}

/** Finds the Olsen P status of a unit. Tests come before typed values, but any value that has a target comes before one that has none. */
function olsenPOf(unit: UnitAttributes, transects: readonly CrossingTransect[]): OlsenP {
  const tested = statusOfTests(transects);
  if (tested?.lack === null) return tested;
  const typed: OlsenP =
    unit.olsenP === undefined
      ? { status: 'unknown', from: 'none', test: null, lack: 'test' }
      : { ...statusOf({ value: unit.olsenP }, targetGroundOf(unit)), from: 'unit', test: null };
  return tested && typed.lack !== null ? tested : typed;
}

/** Collects the facts from which risk is rated: each factor from the one recorded field it belongs to. */
export function factsOfUnit(
  unit: UnitAttributes,
  around: {
    readonly luc: readonly LucOverlap[];
    readonly criticalSourceAreas: readonly CsaOverlap[];
    readonly transects: readonly CrossingTransect[];
  },
): UnitFacts {
  const { slopeClass, drainage, soilTexture, parentMaterial, landUseIntensity, waterlogging } = unit;
  const olsenP = olsenPOf(unit, around.transects);
  const luc = dominantLuc(around.luc);
  return {
    facts: {
      slopeClass,
      drainage,
      soilTexture,
      parentMaterial,
      landUseIntensity,
      waterlogging,
      isIrrigated: unit.irrigationKind !== undefined && unit.irrigationKind !== 'none',
      olsenP: olsenP.status,
      hasCriticalSourceArea: hasConnectedCsa(around.criticalSourceAreas),
      luc,
    },
    olsenPFrom: olsenP.from,
    olsenPTest: olsenP.test,
    asksForLuc: luc === null,
    olsenPLack: olsenP.lack,
  };
}
