import type { Result } from '../soil/result.ts';
import { soilBandOf, soilTargetFor, type TargetGround } from '../soil/targets.ts';
import type { LucOfUnit, RiskFacts } from './assess-risk.ts';
import type { OlsenPStatus, SlopeClass } from './risk-rules.ts';

/** A LUC unit as far as it lies in a land unit. */
export interface LucOverlap extends LucOfUnit {
  /** Square metres of it inside the unit. */
  readonly overlapM2: number;
}

/** A critical source area and how much of it lies inside a land unit. */
export interface CsaOverlap {
  readonly status: unknown;
  readonly connectedTo: unknown;
  /** Square metres of an area, metres of a line; touching the edge is not inside. */
  readonly overlapM2: number | null;
  readonly overlapM: number | null;
}

/** A transect that crosses a land unit, with its tests. */
export interface CrossingTransect {
  readonly ground: TargetGround & { readonly status?: unknown };
  readonly tests: readonly { readonly sampledOn: string; readonly olsenP: Result | undefined }[];
}

/** What a land unit says of itself: its attributes, in the names of its kind. */
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

/** Where the standing of Olsen P was read. */
export type OlsenPSource = 'tests' | 'unit' | 'none';

/** Why Olsen P is not held against a target: nothing is tested or typed, no target applies, or the test leaves its figure open. */
export type OlsenPLack = 'test' | 'target' | 'figure';

/** The test that Olsen P was read from. */
export interface OlsenPTest {
  readonly transect: CrossingTransect;
  /** 'YYYY-MM-DD'. */
  readonly sampledOn: string;
}

export interface UnitFacts {
  readonly facts: RiskFacts;
  readonly olsenPFrom: OlsenPSource;
  readonly olsenPTest: OlsenPTest | null;
  /** Asked for where there is none: a unit without LUC is rated without that rule. */
  readonly asksForLuc: boolean;
  readonly olsenPLack: OlsenPLack | null;
}

/** Less than this of a critical source area inside a unit is its edge. Square metres, and metres of a line. */
const EDGE = 1;

/** The class of a slope in degrees: each class ends with its upper bound. */
export const slopeClassOf = (degrees: number): SlopeClass =>
  degrees <= 7 ? 'flat' : degrees <= 15 ? 'rolling' : degrees <= 25 ? 'easyHill' : 'steepHill';

/** The LUC that covers most of a unit, by class and subclass; of equal areas the higher class. Null where none is mapped. */
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

/** Whether water of the unit gathers and leaves it: an existing critical source area that is connected, and more of it inside than an edge. */
export const hasConnectedCsa = (areas: readonly CsaOverlap[]): boolean =>
  areas.some(
    ({ status, connectedTo, overlapM2, overlapM }) =>
      status === 'existing' &&
      connectedTo !== undefined &&
      connectedTo !== 'notConnected' &&
      ((overlapM2 ?? 0) > EDGE || (overlapM ?? 0) > EDGE),
  );

type HeldAgainst = Pick<OlsenP, 'status' | 'lack'>;

/** A result against the target of its ground, or what it lacks to be held against one. */
const statusOf = (result: Result, ground: TargetGround): HeldAgainst => {
  const target = soilTargetFor('olsenPhosphorus', ground);
  const band = soilBandOf('olsenPhosphorus', result, target);
  if (band === 'low' || band === 'target') return { status: 'withinOrBelow', lack: null };
  if (band === 'none') return { status: 'unknown', lack: 'target' };
  return band === 'open' ? { status: 'unknown', lack: 'figure' } : { status: band, lack: null };
};

const WORSE: readonly OlsenPStatus[] = ['wellAbove', 'above', 'withinOrBelow', 'unknown'];

/** Of each crossing transect the newest test that measured it, against its own target; the worst counts. Undefined without any. */
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

/** Soils of a land unit, as targets of soil tests know them. Pumice takes the volcanic target, the lower one, as the cautious side. */
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

/** The ground of a land unit as a target asks for it. */
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

/** Tests before what was typed, but what can be held against a target before what cannot. */
function olsenPOf(unit: UnitAttributes, transects: readonly CrossingTransect[]): OlsenP {
  const tested = statusOfTests(transects);
  if (tested?.lack === null) return tested;
  const typed: OlsenP =
    unit.olsenP === undefined
      ? { status: 'unknown', from: 'none', test: null, lack: 'test' }
      : { ...statusOf({ value: unit.olsenP }, targetGroundOf(unit)), from: 'unit', test: null };
  return tested && typed.lack !== null ? tested : typed;
}

/** What risk is rated from: each factor from the one recorded field it is tied to. */
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
