export { fertiliserHandlers } from './routes.ts';
export { listNitrogen, type NitrogenRecorder } from './export-nitrogen.ts';
export { reckonSeasonOfPlan } from './read-season.ts';
export { tryOnPlan } from './try-application.ts';
