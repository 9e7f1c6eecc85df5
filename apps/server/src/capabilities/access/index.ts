export { accessHandlers } from './routes.ts';
