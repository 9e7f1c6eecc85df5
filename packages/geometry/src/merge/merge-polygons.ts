import { findPolygonProblem } from '../check/find-polygon-problem.ts';
import { GeosError } from '../geos/geos-error.ts';
import { withinScope, type GeosScope, type GeosSession } from '../geos/geos-scope.ts';
import { readPolygons } from '../geos/read-geometry.ts';
import { repair } from '../geos/validity.ts';
import { writePolygons } from '../geos/write-geometry.ts';
import type { PolygonalGeometry, PolygonRings } from '../shape/geometry.ts';
import { polygonalFrom, polygonsOf } from '../shape/polygons-of.ts';
import { roundToMergePrecision } from '../shape/round-to-merge-precision.ts';
import { planarRingArea } from '../shape/wind-rings.ts';
import { insertSharedVertices } from './insert-shared-vertices.ts';
import { isSliver } from './is-sliver.ts';
import { unifyCorners } from './unify-corners.ts';

/**
 * Tolerance for a coverage union, as a share of the area. The union keeps the area exactly, so a larger difference means that the parcels
 * overlap.
 */
const AREA_SHARE = 1e-9;

/**
 * Merges many parcels into one boundary (Spec §9, record 010): rounds coordinates to 7 decimals, nodes neighbours, and dissolves them as a
 * coverage. Parcels that truly overlap are united by the slower general union. Holes and parts narrower than a sliver are dropped. Outlines
 * run counter-clockwise. Null when no input has an area.
 *
 * @throws GeosError when GEOS cannot unite the parcels, neither as they are nor repaired.
 */
export function mergePolygons(
  session: GeosSession,
  polygonals: readonly PolygonalGeometry[],
): PolygonalGeometry | null {
  const rounded = polygonals.flatMap((polygonal) => polygonsOf(roundToMergePrecision(polygonal)));
  const parcels = insertSharedVertices(unifyCorners(rounded));
  if (parcels.length === 0) return null;
  const merged = uniteCoverage(session, parcels) ?? uniteOverlapping(session, parcels);
  return polygonalFrom(withoutSlivers(merged));
}

/** Unites parcels that share whole edges; null when they are no such coverage. */
function uniteCoverage(
  session: GeosSession,
  parcels: readonly PolygonRings[],
): readonly PolygonRings[] | null {
  try {
    return withinScope(session, (scope) => {
      const { bindings } = scope;
      const union = scope.own(bindings.GEOSCoverageUnion(writePolygons(scope, parcels)));
      const parts = readPolygons(scope, union);
      const difference = Math.abs(planarArea(parts) - planarArea(parcels));
      const keepsArea = difference <= AREA_SHARE * planarArea(parcels);
      return keepsArea && scope.verdict(bindings.GEOSisValid(union)) ? parts : null;
    });
  } catch (error) {
    if (error instanceof GeosError) return null;
    throw error;
  }
}

function uniteOverlapping(session: GeosSession, parcels: readonly PolygonRings[]): readonly PolygonRings[] {
  const valid = parcels.flatMap((rings) => {
    const parcel: PolygonalGeometry = { type: 'Polygon', coordinates: rings };
    const sound = findPolygonProblem(parcel) === null ? parcel : repair(session, parcel);
    return sound === null ? [] : polygonsOf(sound);
  });
  const united = withinScope(session, (scope) => uniteAll(scope, valid));
  return united.flatMap(roundWhenSound);
}

function uniteAll(scope: GeosScope, parcels: readonly PolygonRings[]): readonly PolygonRings[] {
  const union = scope.own(scope.bindings.GEOSUnaryUnion(writePolygons(scope, parcels)));
  return readPolygons(scope, union);
}

/** Rounds a polygon unless that makes it invalid: crossings of overlapping parcels lie between units of the seventh decimal. */
function roundWhenSound(rings: PolygonRings): readonly PolygonRings[] {
  const rounded = unifyCorners(polygonsOf(roundToMergePrecision({ type: 'Polygon', coordinates: rings })));
  const isSound = rounded.every(
    (part) => findPolygonProblem({ type: 'Polygon', coordinates: part }) === null,
  );
  return isSound ? rounded : [rings];
}

function planarArea(parts: readonly PolygonRings[]): number {
  return parts.reduce(
    (sum, rings) =>
      sum +
      rings.reduce((area, ring, index) => area + Math.abs(planarRingArea(ring)) * (index === 0 ? 1 : -1), 0),
    0,
  );
}

function withoutSlivers(parts: readonly PolygonRings[]): readonly PolygonRings[] {
  const cleaned = parts.map(([outline, ...holes]): PolygonRings => {
    return [...(outline === undefined ? [] : [outline]), ...holes.filter((hole) => !isSliver([hole]))];
  });
  const wide = cleaned.filter((rings) => !isSliver(rings));
  return wide.length > 0 ? wide : cleaned;
}
