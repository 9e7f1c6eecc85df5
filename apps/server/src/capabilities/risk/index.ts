export { riskHandlers } from './routes.ts';
