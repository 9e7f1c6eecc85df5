export { fertiliserHandlers } from './routes.ts';
export { listNitrogen, readNitrogenRecord } from './export-nitrogen.ts';
export { reckonSeasonOfPlan } from './read-season.ts';
export { tryOnPlan } from './try-application.ts';
