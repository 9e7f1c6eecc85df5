export { taskHandlers } from './routes.ts';
