export {
  approvalDecisions,
  approvalFields,
  approvalTypes,
  approveFields,
  declineFields,
  auditFields,
  auditGrades,
  auditRefusals,
  sendBackFields,
  sendFields,
  type ApprovalDecision,
  type ApprovalType,
  type ApprovalValues,
  type AuditGrade,
  type AuditValues,
} from './approval-fields.ts';
export { canBeSigned, versionToSign } from './can-be-signed.ts';
export { nextDateNames, nextDates, type NextDate, type NextDateKind } from './next-date.ts';
export { nextDayOf, proposedReview, REVIEW_EVERY_MONTHS, type NextDay } from './next-day.ts';
export { confirmWords } from './confirm-words.ts';
