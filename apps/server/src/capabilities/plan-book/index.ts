export { planBookHandlers } from './routes.ts';
export { planBookTask } from './plan-book-task.ts';
export { versionBookTask } from './version-book-task.ts';
