export { readPrintGround } from './read-print-ground.ts';
export { terrainHandlers } from './routes.ts';
