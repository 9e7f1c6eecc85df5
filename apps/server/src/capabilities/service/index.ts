export { serviceHandlers } from './routes.ts';
