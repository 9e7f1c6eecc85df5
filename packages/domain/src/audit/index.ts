export {
  auditDeeds,
  serviceDeeds,
  actsOfDeed,
  deedOfAct,
  sayDeed,
  type AuditAct,
  type AuditDeed,
  type ServiceDeed,
} from './audit-acts.ts';
export { jobKindLabel } from './job-kind-label.ts';
