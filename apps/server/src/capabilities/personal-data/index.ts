export { personalDataHandlers } from './routes.ts';
