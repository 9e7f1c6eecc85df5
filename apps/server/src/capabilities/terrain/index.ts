export { terrainHandlers } from './routes.ts';
