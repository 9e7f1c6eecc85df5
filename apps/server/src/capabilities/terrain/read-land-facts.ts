import type { readLandFacts as readCall, ReplyOf } from '@tussock/contract';
import {
  bounds,
  labelPoint,
  lengthInsideMetres,
  unionBounds,
  type PolygonalGeometry,
  type PolygonRings,
} from '@tussock/geometry';
import { catchmentAt } from '../../platform/ground/catchment-layer.ts';
import type { Services } from '../../services.ts';
import { buildLand, findTitlesBeside } from '../cadastral/index.ts';
import { readStreams } from './read-print-ground.ts';
import { readSlope } from './read-slope.ts';

type Facts = ReplyOf<typeof readCall>;

/** Length and size of the streams within some land; null where they could not be read. */
async function streamsWithin(services: Services, land: PolygonalGeometry): Promise<Facts['streams']> {
  const streams = await readStreams(services, bounds(land)).catch(() => null);
  const within = streams?.flatMap(({ order, line }) => {
    const metres = lengthInsideMetres({ type: 'LineString', coordinates: line }, land);
    return metres > 0 ? [{ order, metres }] : [];
  });
  return within
    ? {
        metres: within.reduce((sum, { metres }) => sum + metres, 0),
        highestOrder: Math.max(0, ...within.map(({ order }) => order)),
      }
    : null;
}

/** Slope of some land with its source; null where it is unknown, or the source is away. */
async function slopeOf(services: Services, land: PolygonalGeometry) {
  const { slope, attribution } = await readSlope(services, land).catch(() => ({
    slope: null,
    attribution: '',
  }));
  return { slope, slopeSource: slope && attribution };
}

/**
 * What the sources of this installation know of the ground of some title parts. A source that is away says nothing, and the others still do.
 *
 * @throws AppError badRequest for a title that no longer exists
 */
export async function readLandFacts(
  services: Services,
  userId: string,
  ids: readonly string[],
): Promise<Facts> {
  const { titles, blocks } = await buildLand(services, userId, ids);
  const coordinates = blocks.flatMap(({ drawn }): readonly PolygonRings[] =>
    drawn.type === 'Polygon' ? [drawn.coordinates] : drawn.coordinates,
  );
  const land: PolygonalGeometry = { type: 'MultiPolygon', coordinates };
  if (unionBounds(blocks.map(({ drawn }) => bounds(drawn))) === null)
    return {
      catchment: null,
      catchmentSource: null,
      streams: null,
      slope: null,
      slopeSource: null,
      beside: [],
    };
  const { catchments } = services;
  const catchment = catchments ? catchmentAt(catchments, labelPoint(land)).catchment : null;
  const [streams, slope, beside] = await Promise.all([
    streamsWithin(services, land),
    slopeOf(services, land),
    findTitlesBeside(services, titles).catch(() => null),
  ]);
  return {
    catchment,
    catchmentSource: catchment && (catchments?.source ?? null),
    streams,
    ...slope,
    beside: beside && [...beside],
  };
}
