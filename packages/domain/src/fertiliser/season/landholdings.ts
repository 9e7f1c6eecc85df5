import {
  areaSquareMetres,
  bounds,
  boundsMeet,
  type GroundOperations,
  type PolygonalGeometry,
} from '@tussock/geometry';

/**
 * Maximum gap between blocks that may be one landholding, parted only by a road, railway or river: a road reserve is 20 m wide. Our choice
 * of metres; the regulation names none. A person confirms it, because land of others in the gap makes them separate landholdings.
 */
const GAP_METRES = 30;

const largestFirst = (grounds: readonly PolygonalGeometry[]): readonly PolygonalGeometry[] =>
  [...grounds].sort((a, b) => areaSquareMetres(b) - areaSquareMetres(a));

/** Degrees that are more than the gap anywhere in the country. */
const GAP_DEGREES = 0.0006;

/** Whether two blocks may be near each other at all: for most farms nothing has to be measured. */
const areNear = (one: PolygonalGeometry, other: PolygonalGeometry): boolean => {
  const [west, south, east, north] = bounds(one);
  const around = [west - GAP_DEGREES, south - GAP_DEGREES, east + GAP_DEGREES, north + GAP_DEGREES] as const;
  return boundsMeet(around, bounds(other));
};

/** Treats every block of a boundary as a separate landholding, the largest first. */
export const landholdingsApart = (blocks: readonly PolygonalGeometry[]): readonly PolygonalGeometry[] =>
  largestFirst(blocks);

/** Combines blocks of a boundary that are near each other into one landholding, the largest first. */
export function landholdingsTogether(
  geos: GroundOperations,
  blocks: readonly PolygonalGeometry[],
): readonly PolygonalGeometry[] {
  if (!blocks.some((block, at) => blocks.slice(at + 1).some((other) => areNear(block, other))))
    return largestFirst(blocks);
  const groups: { ground: PolygonalGeometry; reach: PolygonalGeometry }[] = [];
  for (const block of blocks) {
    let merged = { ground: block, reach: geos.bufferMetres(block, GAP_METRES / 2) ?? block };
    for (let index = groups.length - 1; index >= 0; index -= 1) {
      const group = groups[index];
      if (!group || geos.intersection(group.reach, merged.reach) === null) continue;
      merged = {
        ground: geos.union(group.ground, merged.ground) ?? merged.ground,
        reach: geos.union(group.reach, merged.reach) ?? merged.reach,
      };
      groups.splice(index, 1);
    }
    groups.push(merged);
  }
  return largestFirst(groups.map(({ ground }) => ground));
}

/** Index of the ground that contains most of a place; 0 when none contains any of it. */
export function mostOf(
  geos: GroundOperations,
  place: PolygonalGeometry,
  grounds: readonly PolygonalGeometry[],
): number {
  if (grounds.length < 2) return 0;
  const shared = grounds.map((ground) => geos.overlapAreaSquareMetres(place, ground));
  return shared.indexOf(Math.max(...shared));
}
