import {
  bounds,
  boundsMeet,
  fencedBanks,
  isPolygonal,
  polygonsOf,
  projectionFor,
  unionBounds,
  widenedBounds,
  type Bounds,
  type Geometry,
  type PlanePosition,
  type Position,
} from '@tussock/geometry';
import { kinds } from '../kinds/registry.ts';
import { fencelineReport } from '../reporting/fenceline.ts';
import type { LandFeature } from '../risk/land-risk.ts';
import { keepsStockFromWater } from '../risk/fence-risk.ts';

/** River or stream of the map around a farm. */
export interface MappedStream {
  /** Strahler order. */
  readonly order: number;
  readonly line: readonly Position[];
}

/** Maximum distance in metres between a mapped stream and its fence; the default of the fence line report. */
export const BANK_WITHIN_METRES = fencelineReport.settings.searchDistanceMetres.default;

/** Minimum length of bank in metres; anything shorter is a corner that a stream cuts off, or a gap at a gate. */
const LEAST_BANK_METRES = 20;

function linesOf(geometry: Geometry): readonly (readonly Position[])[] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

interface Placed {
  readonly box: Bounds;
  readonly line: readonly PlanePosition[];
}

/** Segment of a stream between two of its corners. */
interface Stretch {
  readonly box: Bounds;
  readonly from: PlanePosition;
  readonly to: PlanePosition;
}

/** Runs of a stream near a box: a paddock is near only a few segments of a long stream. */
function runsNear(stretches: readonly Stretch[], around: Bounds): readonly (readonly PlanePosition[])[] {
  const runs: PlanePosition[][] = [];
  let isNear = false;
  for (const { box, from, to } of stretches) {
    const meets = boundsMeet(box, around);
    if (meets && !isNear) runs.push([from]);
    if (meets) runs.at(-1)?.push(to);
    isNear = meets;
  }
  return runs;
}

const ofKind =
  (kind: { readonly wording: { readonly featureType: string } }) =>
  ({ featureType }: LandFeature): boolean =>
    featureType === kind.wording.featureType;

/** Ground whose banks count: the paddocks, and before any is drawn the land units. */
function groundOf(features: readonly LandFeature[]): readonly LandFeature[] {
  const paddocks = features.filter(ofKind(kinds.paddock));
  return paddocks.length > 0 ? paddocks : features.filter(ofKind(kinds.lmu));
}

/**
 * Length of unfenced bank of each paddock, or land unit before there are paddocks, by its id, in metres, both sides added: bank without a fence that keeps stock from the water.
 * Paddocks with no more than the minimum are left out. Bank on the far side of a stream that is the border does not count for the paddock.
 */
export function bareBanks(
  features: readonly LandFeature[],
  streams: readonly MappedStream[],
): ReadonlyMap<string, number> {
  const ground = groundOf(features);
  const farm = unionBounds(ground.map(({ geometry }) => bounds(geometry)));
  if (!farm || streams.length === 0) return new Map();
  const { forward } = projectionFor(farm);
  const placed = (line: readonly Position[]): Placed => ({
    box: bounds({ type: 'LineString', coordinates: line }),
    line: line.map(forward),
  });
  const water = streams.map(({ line }) => ({
    ...placed(line),
    stretches: line.slice(1).flatMap((to, index): readonly Stretch[] => {
      const from = line[index];
      if (!from) return [];
      const box = bounds({ type: 'LineString', coordinates: [from, to] });
      return [{ box, from: forward(from), to: forward(to) }];
    }),
  }));
  const fences = features
    .filter(
      ({ featureType, properties }) =>
        featureType === kinds.fenceline.wording.featureType && keepsStockFromWater(properties),
    )
    .flatMap(({ _id: id, geometry }) => linesOf(geometry).map((line) => ({ id, ...placed(line) })));
  return new Map(
    ground.flatMap(({ _id, geometry }) => {
      if (!isPolygonal(geometry)) return [];
      const around = widenedBounds(bounds(geometry), BANK_WITHIN_METRES);
      const question = {
        fences: fences.filter(({ box }) => boundsMeet(box, around)),
        boundary: polygonsOf(geometry)
          .flat()
          .map((ring) => ring.map(forward)),
        searchDistanceMetres: BANK_WITHIN_METRES,
        setbackMetres: 0,
      };
      const metres = water
        .filter(({ box }) => boundsMeet(box, around))
        .flatMap(({ stretches }) => runsNear(stretches, around))
        .flatMap((waterway) => fencedBanks({ waterway, ...question }))
        .reduce(
          (sum, { lengthMetres, lacksLeft, lacksRight }) =>
            sum + lengthMetres * (Number(lacksLeft) + Number(lacksRight)),
          0,
        );
      return metres >= LEAST_BANK_METRES ? [[_id, metres] as const] : [];
    }),
  );
}
