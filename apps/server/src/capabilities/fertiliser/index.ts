export { fertiliserHandlers } from './routes.ts';
