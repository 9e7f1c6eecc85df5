export { auditPackHandlers } from './routes.ts';
export { auditPackTask } from './audit-pack-task.ts';
