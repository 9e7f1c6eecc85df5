import type { PlanInfoReply } from '@tussock/contract';
import {
  dayInWords,
  lifeWords,
  momentInWords,
  nextDateNames,
  planStatuses,
  type PlanStatus,
} from '@tussock/domain';
import type { PlanApproval } from '../../sync/index.ts';
import styles from './life-screen.module.css';

/** The states of a plan's life in order; a plan that is sent back returns to the second. */
const STEPS: readonly (readonly PlanStatus[])[] = [
  ['draft', 'pendingConfirmation'],
  ['active', 'changesRequested'],
  ['submitted'],
  ['approved'],
  ['reviewDue'],
];

const placeOf = (status: PlanStatus): number => STEPS.findIndex((step) => step.includes(status));

const signed = (by: PlanApproval['decidedBy']): string | undefined =>
  by && lifeWords.stepBy(by.name, momentInWords(by.at));

/** Who took each step and when, as far as it was taken; the last one has the day it is due. */
function sayings(plan: PlanInfoReply, approvals: readonly PlanApproval[]): readonly (string | undefined)[] {
  const ofProvider = approvals.filter(({ approvalType }) => approvalType === 'provider');
  const confirmed = approvals.find(
    ({ versionNumber, decidedBy }) => versionNumber === undefined && decidedBy,
  );
  const asked = ofProvider.find(({ decision }) => decision === undefined) ?? ofProvider[0];
  const approved = ofProvider.find(({ decision }) => decision === 'approved');
  const { contactName } = plan.info;
  return [
    signed(confirmed?.decidedBy) ??
      (plan.status === 'pendingConfirmation' && contactName ? lifeWords.waitsFor(contactName) : undefined),
    undefined,
    signed(asked?.requestedBy),
    signed(approved?.decidedBy),
    plan.nextDate
      ? lifeWords.nextDate(nextDateNames[plan.nextDate.kind], dayInWords(plan.nextDate.day))
      : undefined,
  ];
}

/** The steps of a plan's life with names and dates. */
export function PlanTimeline({
  plan,
  approvals,
}: {
  readonly plan: PlanInfoReply;
  readonly approvals: readonly PlanApproval[];
}) {
  const now = placeOf(plan.status);
  // A plan that was put away stands at none of them.
  if (now < 0) return null;
  const said = sayings(plan, approvals);
  return (
    <ol className={styles.steps} aria-label="Steps">
      {STEPS.map((step, place) => (
        <li
          key={step.join()}
          data-step={place < now ? 'done' : place === now ? 'now' : 'ahead'}
          {...(place === now ? { 'aria-current': 'step' as const } : {})}
        >
          <b>{place === now ? planStatuses[plan.status].label : lifeWords.steps[place]}</b>
          {said[place] !== undefined && <span>{said[place]}</span>}
          {place === now && <span>{lifeWords.since(momentInWords(plan.statusSince))}</span>}
        </li>
      ))}
    </ol>
  );
}
