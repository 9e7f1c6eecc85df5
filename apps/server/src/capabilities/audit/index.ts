export { auditHandlers } from './routes.ts';
export { serviceAuditHandlers } from './service-audit.ts';
