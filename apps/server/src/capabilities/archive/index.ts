export { archiveHandlers } from './routes.ts';
export { archiveTask } from './prepare-archive.ts';
