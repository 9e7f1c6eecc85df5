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

/** A river or stream of the map around a farm. */
export interface MappedStream {
  /** By Strahler. */
  readonly order: number;
  readonly line: readonly Position[];
}

/** Metres: a fence farther from the mapped line is not that of the water, as in the fence line report where nothing else is chosen. */
export const BANK_WITHIN_METRES = fencelineReport.settings.searchDistanceMetres.default;

/** Metres: what is shorter is a corner that a stream cuts off, or a gap at a gate. */
const LEAST_BANK_METRES = 20;

function linesOf(geometry: Geometry): readonly (readonly Position[])[] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

interface Placed {
  readonly box: Bounds;
  readonly line: readonly PlanePosition[];
}

/** A stretch of a stream between two of its corners. */
interface Stretch {
  readonly box: Bounds;
  readonly from: PlanePosition;
  readonly to: PlanePosition;
}

/** The runs of a stream that come near a box: of a long one a paddock sees a few stretches. */
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

/**
 * Metres of bank, both sides together, along which a paddock has no fence that keeps stock from the water, by the ids of those that have
 * more of it than a corner. The bank beyond a stream that is the border is not the paddock's.
 */
export function bareBanks(
  features: readonly LandFeature[],
  streams: readonly MappedStream[],
): ReadonlyMap<string, number> {
  const paddocks = features.filter(({ featureType }) => featureType === kinds.paddock.wording.featureType);
  const farm = unionBounds(paddocks.map(({ geometry }) => bounds(geometry)));
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
    paddocks.flatMap(({ _id, geometry }) => {
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
