import { nextDates } from '../approvals/index.ts';
import type { PlanFacts } from './plan-facts.ts';

const isKept = ({ status }: PlanFacts): boolean => status !== 'archived';
const textOrNull = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text;

/** Due days of open actions, the earliest first; an archived plan has none. */
const dueDays = (facts: PlanFacts): readonly string[] =>
  isKept(facts) ? facts.dueDays.flatMap((day) => day ?? []).toSorted() : [];

/** Next days of review, certification and audit, the earliest first; an archived plan has none. */
const datesOf = (facts: PlanFacts) => (isKept(facts) ? nextDates(facts.approvals) : []);

const earliest = (days: readonly (string | undefined)[]): string | null =>
  days.flatMap((day) => day ?? []).toSorted()[0] ?? null;

/** The time since which a plan waits for the farmer: to confirm its details, or to approve a version. */
function waitingSince(facts: PlanFacts): string | null {
  if (!isKept(facts)) return null;
  const asked = facts.approvals
    .filter(({ approvalType, decision }) => approvalType === 'owner' && decision === undefined)
    .map(({ requestedAt }) => requestedAt ?? facts.statusSince);
  return earliest([...asked, ...(facts.status === 'pendingConfirmation' ? [facts.statusSince] : [])]);
}

/** The last day on which somebody from outside looked at the farm: a council's inspection, a certification or an audit. */
function lastInspectedOn({ inspectionDays, approvals }: PlanFacts): string | null {
  const audits = approvals
    .filter(({ approvalType }) => approvalType === 'auditor' || approvalType === 'certifier')
    .flatMap(({ decidedOn }) => decidedOn ?? []);
  return [...inspectionDays, ...audits].toSorted().at(-1) ?? null;
}

/**
 * Fields of the summary of a plan, each with its rule. Lists of many plans are read from the stored summaries, one row a plan. Whatever depends on
 * today's day, such as the number of overdue actions, is computed from the stored days when it is read.
 */
export const summaryFields = {
  status: (facts: PlanFacts) => facts.status,
  areaM2: (facts: PlanFacts) => facts.areaM2,
  region: (facts: PlanFacts) => textOrNull(facts.region),
  catchment: (facts: PlanFacts) => textOrNull(facts.catchment),
  accountId: (facts: PlanFacts) => facts.accountId,
  leadId: (facts: PlanFacts) => facts.leadIds[0] ?? null,
  openActions: (facts: PlanFacts) => (isKept(facts) ? facts.dueDays.length : 0),
  dueDays,
  /** The earliest day of an open action, a review, a certification or an audit. */
  nextDay: (facts: PlanFacts) => earliest([dueDays(facts)[0], datesOf(facts)[0]?.day]),
  auditOn: (facts: PlanFacts) => datesOf(facts).find(({ kind }) => kind === 'audit')?.day ?? null,
  waitingSince,
  isToReview: (facts: PlanFacts) => facts.status === 'submitted' || facts.status === 'reviewDue',
  lastInspectedOn,
  changedAt: (facts: PlanFacts) => facts.changedAt,
} as const satisfies Readonly<Record<string, (facts: PlanFacts) => unknown>>;

export type SummaryField = keyof typeof summaryFields;

/** Summary of a plan, as it is stored. */
export type PlanSummary = { readonly [F in SummaryField]: ReturnType<(typeof summaryFields)[F]> };

// The keys of the table are exactly the fields.
export const allSummaryFields = Object.keys(summaryFields) as readonly SummaryField[];

/** Version of the rules: raised when a rule or a field changes, so that every stored summary is computed again. */
export const SUMMARY_RULES = 1;

/** Computes the summary of a plan. */
export const summaryOf = (facts: PlanFacts): PlanSummary =>
  // Each field has the result of its own rule.
  Object.fromEntries(allSummaryFields.map((field) => [field, summaryFields[field](facts)])) as PlanSummary;

/** Lists the fields in which a stored summary differs from what the rules say now. */
export const summaryDifferences = (stored: PlanSummary, facts: PlanFacts): readonly SummaryField[] => {
  const now = summaryOf(facts);
  return allSummaryFields.filter((field) => JSON.stringify(stored[field]) !== JSON.stringify(now[field]));
};
