export { cadastralHandlers } from './routes.ts';
export {
  DRAW_THUMBNAILS,
  drawThumbnails,
  findLayer,
  replaceLayer,
  writeByHand,
  writePlanBoundary,
} from './boundary-store.ts';
export { buildLand } from './preview-boundary.ts';
export { findTitlesBeside } from './titles-beside.ts';
export { saveBoundary } from './save-boundary.ts';
export { titleParts } from './title-parts.ts';
export { boundaryReader, boundaryWriters, byHandOf } from './record.ts';
