import type { LandUnitProposal, proposeLandUnits as proposeCall, ReplyOf } from '@tussock/contract';
import { slopeClasses, slopeClassOf, slopeFigures, STEEPEST_RUN_METRES } from '@tussock/domain';
import {
  areaHectares,
  simplifyTogether,
  slopesWithin,
  slopeZones,
  type GeosOperations,
  type HeightGrid,
  type PolygonalGeometry,
  type PolygonRings,
} from '@tussock/geometry';
import type { GeometryJob } from '../../platform/geometry/geometry-job.ts';
import type { Services } from '../../services.ts';
import { findLayer } from '../cadastral/index.ts';
import { gatherHeights } from './gather-heights.ts';

/** Cells around the boundary, so that its edge runs through known ground. */
const BORDER = 12;
/** Side of the squares by which ground is divided: a land unit is no finer than a paddock. */
const SQUARE_METRES = 40;
/** Least ground that is managed apart, in hectares, and as a share of the farm. */
const LEAST_HECTARES = 2;
const LEAST_SHARE = 0.03;
/** Degrees within which the border between two units is smoothed: about a square. */
const SMOOTH_DEGREES = 0.0004;
const SQUARES_IN_HECTARE = 10_000 / SQUARE_METRES ** 2;

interface UnitSource {
  readonly grid: HeightGrid;
  readonly boundary: PolygonalGeometry;
}

const classKeys = slopeClasses.map(({ key }) => key);

/** Divides a boundary into land units by slope; the units meet without gaps, the largest first. */
export function unitsOf(geos: GeosOperations, { grid, boundary }: UnitSource): readonly LandUnitProposal[] {
  const least = Math.max(LEAST_HECTARES, areaHectares(boundary) * LEAST_SHARE);
  const zones = slopeZones(grid, {
    zoneOf: (degrees) => classKeys.indexOf(slopeClassOf(degrees)),
    squareMetres: SQUARE_METRES,
    leastSquares: least * SQUARES_IN_HECTARE,
  }).flatMap(({ zone, strips }) => {
    const shape = geos.mergePolygons(strips);
    const slopeClass = classKeys[zone];
    return shape && slopeClass ? [{ slopeClass, shape }] : [];
  });
  const smooth = simplifyTogether(
    zones.map(({ shape }) => shape),
    SMOOTH_DEGREES,
  );
  return zones
    .flatMap(({ slopeClass }, index): readonly LandUnitProposal[] => {
      const zone = smooth[index];
      const geometry = zone && geos.intersection(zone, boundary);
      if (!geometry) return [];
      const hectares = areaHectares(geometry);
      const figures = slopeFigures(slopesWithin(grid, geometry, STEEPEST_RUN_METRES), hectares);
      return [{ slopeClass, geometry, areaHectares: hectares, meanDegrees: figures?.meanDegrees ?? 0 }];
    })
    .toSorted((one, other) => other.areaHectares - one.areaHectares);
}

export const proposeUnitsJob: GeometryJob<UnitSource, readonly LandUnitProposal[]> = {
  name: 'proposeUnits',
  work: unitsOf,
};

/**
 * Proposes land units for a plan from the slope of its ground; none where there is no boundary, or no heights are known.
 *
 * @throws AppError groundAway
 */
export async function proposeUnits(services: Services, planId: string): Promise<ReplyOf<typeof proposeCall>> {
  const { terrain, database, geometry } = services;
  const blocks = await findLayer(database.db, planId, 'boundary');
  const coordinates = blocks.flatMap(({ geojson }): readonly PolygonRings[] => {
    const shape = geojson as PolygonalGeometry; // merged by the boundary's own write
    return shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
  });
  const boundary: PolygonalGeometry = { type: 'MultiPolygon', coordinates };
  const grid = terrain && coordinates.length > 0 ? await gatherHeights(terrain, boundary, BORDER) : null;
  if (!terrain || !grid) return { units: [], attribution: '' };
  const units = await geometry.run(proposeUnitsJob, { grid, boundary }, planId);
  return { units: [...units], attribution: terrain.attribution };
}
