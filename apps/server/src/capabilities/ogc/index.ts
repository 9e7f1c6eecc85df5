export { ogcHandlers } from './routes.ts';
