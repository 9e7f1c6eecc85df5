export { fertiliserHandlers } from './routes.ts';
export { readSeason } from './read-season.ts';
