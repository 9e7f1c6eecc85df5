import { kinds } from '@tussock/domain';
import type { Geometry, PolygonalGeometry } from '@tussock/geometry';
import { farmThumbnail } from '@tussock/reports';
import type { FileAnswer } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { findCells, findStoredThumbnail, findThumbnailBoundary, storeThumbnail } from './thumbnail-store.ts';

/** More paddocks than this are a blur at this size, and take long to draw: the boundary alone is shown. */
const MOST_CELLS = 400;

/** Reads the thumbnail of a farm; drawn once for each revision of the plan that somebody looks at. */
export async function readThumbnail({ database: { db } }: Services, planId: string): Promise<FileAnswer> {
  const { rev, svg: stored } = await findStoredThumbnail(db, planId);
  if (stored !== null) return answerOf(stored);
  const boundary = await findThumbnailBoundary(db, planId);
  const cells = await findCells(db, planId, {
    kindIds: [kinds.paddock.id, kinds.lmu.id],
    limit: MOST_CELLS + 1,
  });
  const svg = farmThumbnail(
    boundary.map(({ drawn }) => drawn as PolygonalGeometry), // written by the boundary's own write
    (cells.length > MOST_CELLS ? [] : cells).map(({ id, kind, geojson, attributes }) => ({
      id,
      kindId: kind as typeof kinds.paddock.id, // asked for these only
      geometry: geojson as Geometry, // written by the features' own write
      attributes: attributes as Readonly<Record<string, unknown>>, // as above
      areaM2: null,
      lengthMetres: null,
    })),
  );
  await storeThumbnail(db, { planId, rev, svg });
  return answerOf(svg);
}

const answerOf = (svg: string): FileAnswer => ({
  bytes: Buffer.from(svg),
  contentType: 'image/svg+xml',
  isCompressed: true,
});
