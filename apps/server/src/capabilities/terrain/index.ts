export { readPrintGround, readStreamsAround } from './read-print-ground.ts';
export { terrainHandlers } from './routes.ts';
