export { auditHandlers } from './routes.ts';
