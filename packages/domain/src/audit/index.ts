export { auditDeeds, actsOfDeed, deedOfAct, sayDeed, type AuditAct, type AuditDeed } from './audit-acts.ts';
