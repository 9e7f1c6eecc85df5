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

/** The states of a plan's life in order; a plan that is sent back returns to the second. */
const STEPS: readonly (readonly PlanStatus[])[] = [
  ['draft', 'pendingConfirmation'],
  ['active', 'changesRequested'],
  ['submitted'],
  ['approved'],
  ['reviewDue'],
];

/** The pressed move, with the newest version at that moment: a decision is about what the person had in view. */
interface Pressed {
  readonly move: PlanMove;
  readonly versionNumber: number | undefined;
}

/** Moves that end something, and so are not suggested as the next step. */
const waysBack: ReadonlySet<PlanMove> = new Set(['takeBack', 'archive']);

/** For a plan that awaits a decision: whether this person decides, or who does. */
const whoDecides = (moves: readonly PlanMove[]): string =>
  moves.includes('approve') ? lifeWords.youDecide : lifeWords.whoDecides;

const placeOf = (status: PlanStatus): number => STEPS.findIndex((step) => step.includes(status));

/** The plan's state, its meaning, and the moves this person may make, with their consequences. */
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

/** The changes required of a plan that was sent back, the latest first. */
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
