import type { PlanInfoReply } from '@tussock/contract';
import {
  lifeWords,
  momentInWords,
  momentWithTime,
  movesOffered,
  planMoves,
  planStatuses,
  type PlanAbility,
  type PlanMove,
  type PlanStatus,
} from '@tussock/domain';
import { Button, Panel } from '@tussock/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { isSentBy, type PlanApproval, type PlanVersion } from '../../sync/index.ts';
import { currentUserStore } from '../../session/current-user.ts';
import styles from './life-screen.module.css';
import { MoveDialog } from './move-dialog.tsx';

interface StandingPanelProps {
  readonly plan: PlanInfoReply;
  readonly approvals: readonly PlanApproval[];
  readonly versions: readonly PlanVersion[];
}

/** The steps of a plan's life as they follow on each other; where a plan is sent back it stands at the second again. */
const STEPS: readonly (readonly PlanStatus[])[] = [
  ['draft', 'pendingConfirmation'],
  ['active', 'changesRequested'],
  ['submitted'],
  ['approved'],
  ['reviewDue'],
];

/** What was pressed, and the newest version that stood there then: what a person decides is what they had before them. */
interface Pressed {
  readonly move: PlanMove;
  readonly versionNumber: number | undefined;
}

/** What ends something: nobody is led to it. */
const waysBack: ReadonlySet<PlanMove> = new Set(['takeBack', 'archive']);

/** Of a plan that waits for a decision: that it is this person's, or whose it is. */
const whoDecides = (moves: readonly PlanMove[]): string =>
  moves.includes('approve') ? lifeWords.youDecide : lifeWords.whoDecides;

const placeOf = (status: PlanStatus): number => STEPS.findIndex((step) => step.includes(status));

/** Where the plan stands, what that means, and what this person may do about it, with what follows. */
export function LifeStatusPanel({ plan, approvals, versions }: StandingPanelProps) {
  const userId = useStore(currentUserStore, ({ user }) => user?._id);
  const [pressed, setPressed] = useState<Pressed>();
  const offered = movesOffered(
    { status: plan.status, statusBefore: null },
    {
      // Answered from the access table.
      abilities: plan.abilities as readonly PlanAbility[],
      isSender: isSentBy(approvals, userId),
    },
  ).filter(({ move: one }) => one !== 'invite' && one !== 'confirm');
  const moves = offered.filter(({ refusal }) => refusal === null);
  const refusals = new Set(offered.flatMap(({ refusal }) => refusal ?? []));
  return (
    <Panel title="Status">
      <Steps status={plan.status} />
      <div className={styles.says}>
        <p>{planStatuses[plan.status].means}</p>
        {plan.status === 'submitted' && <p>{whoDecides(moves.map(({ move: one }) => one))}</p>}
        <p className={styles.note}>{lifeWords.since(momentInWords(plan.statusSince))}</p>
        {plan.status === 'changesRequested' && <SentBack approvals={approvals} />}
        {[...refusals].map((refusal) => (
          <p key={refusal} className={styles.note}>
            {refusal}
          </p>
        ))}
      </div>
      {moves.length > 0 && (
        <ul className={styles.moves} aria-label="What you can do">
          {moves.map(({ move: one }, index) => (
            <li key={one}>
              <Button
                variant={index === 0 && !waysBack.has(one) ? 'primary' : 'white'}
                onClick={() => setPressed({ move: one, versionNumber: versions[0]?.number })}
              >
                {planMoves[one].label}
              </Button>
              <p className={styles.note}>{planMoves[one].follows}</p>
            </li>
          ))}
        </ul>
      )}
      {pressed && <MoveDialog plan={plan} {...pressed} onClose={() => setPressed(undefined)} />}
    </Panel>
  );
}

/** What is asked for of a plan that was sent back: the newest word comes first. */
function SentBack({ approvals }: Pick<StandingPanelProps, 'approvals'>) {
  const word = approvals.find(
    ({ approvalType, decision }) => approvalType === 'provider' && decision === 'declined',
  );
  if (!word?.note || !word.decidedBy) return null;
  const { name, at } = word.decidedBy;
  return (
    <>
      <p className={styles.note}>{lifeWords.decidedBy(name, momentWithTime(at))}</p>
      <p className={styles.quote}>{word.note}</p>
    </>
  );
}

function Steps({ status }: { readonly status: PlanStatus }) {
  const now = placeOf(status);
  // A plan that was put away stands at none of them.
  if (now < 0) return null;
  return (
    <ol className={styles.steps} aria-label="Steps">
      {STEPS.map((step, place) => {
        const label = place === now ? planStatuses[status].label : lifeWords.steps[place];
        return (
          <li
            key={step.join()}
            data-step={place < now ? 'done' : place === now ? 'now' : 'ahead'}
            {...(place === now ? { 'aria-current': 'step' as const } : {})}
          >
            {label}
          </li>
        );
      })}
    </ol>
  );
}
