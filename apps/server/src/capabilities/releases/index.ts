export { releaseTask } from './release-task.ts';
export { releaseHandlers } from './routes.ts';
