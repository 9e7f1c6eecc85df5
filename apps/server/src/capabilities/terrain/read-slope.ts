import type { readGroundSlope, ReplyOf } from '@tussock/contract';
import { slopeFigures, STEEPEST_RUN_METRES } from '@tussock/domain';
import {
  areaHectares,
  checkGeometry,
  isPolygonal,
  slopeBorderCells,
  slopesWithin,
  type PolygonalGeometry,
} from '@tussock/geometry';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { gatherHeights } from './gather-heights.ts';

/** Metres of the finest cells there are: the border around a shape is wide enough for them. */
const FINEST_CELL = 2;
const BORDER = slopeBorderCells(FINEST_CELL, STEEPEST_RUN_METRES);

/**
 * How steep the ground of a shape is; null where the installation has no heights, or none there.
 *
 * @throws AppError badRequest for a broken shape, groundAway
 */
export async function readSlope(
  { terrain }: Pick<Services, 'terrain'>,
  given: PolygonalGeometry,
): Promise<ReplyOf<typeof readGroundSlope>> {
  const checked = checkGeometry(given, ['polygon']);
  if (!checked.ok)
    throw new AppError('badRequest', { message: checked.reasons.map(({ message }) => message) });
  const shape = checked.geometry;
  const grid = terrain && isPolygonal(shape) ? await gatherHeights(terrain, shape, BORDER) : null;
  if (!terrain || !grid || !isPolygonal(shape)) return { slope: null, attribution: '' };
  const figures = slopeFigures(slopesWithin(grid, shape, STEEPEST_RUN_METRES), areaHectares(shape));
  return {
    slope: figures && { ...figures, hectaresByClass: [...figures.hectaresByClass] },
    attribution: terrain.attribution,
  };
}
