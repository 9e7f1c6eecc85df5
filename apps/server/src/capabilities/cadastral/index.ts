export { cadastralHandlers } from './routes.ts';
export { findLayer, replaceLayer, writePlanBoundary } from './boundary-store.ts';
export { saveBoundary } from './save-boundary.ts';
export { titleParts } from './title-parts.ts';
export { boundaryReader, boundaryWriters } from './record.ts';
