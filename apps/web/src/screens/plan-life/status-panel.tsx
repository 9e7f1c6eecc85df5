import type { PlanInfoReply } from '@tussock/contract';
import {
  lifeWords,
  momentWithTime,
  movesOffered,
  planMoves,
  openRows,
  planStatuses,
  readinessWords,
  versionToSign,
  type PlanAbility,
  type PlanMove,
  type ReadinessRow,
} from '@tussock/domain';
import { Button, Panel } from '@tussock/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { isSentBy, type PlanApproval, type PlanVersion } from '../../sync/index.ts';
import { currentUserStore } from '../../session/current-user.ts';
import styles from './life-screen.module.css';
import { DecideDialog, decisionsFor, type DecisionKey } from './decide-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PlanTimeline } from './plan-timeline.tsx';
import { whoIsNext } from './who-is-next.ts';

interface StandingPanelProps {
  readonly plan: PlanInfoReply;
  readonly approvals: readonly PlanApproval[];
  readonly versions: readonly PlanVersion[];
  /** Undefined while it is worked out. */
  readonly rows: readonly ReadinessRow[] | undefined;
}

/** What was pressed, with the newest version at that moment: a decision is about what the person had in view. */
interface Pressed {
  readonly what: PlanMove | 'decide';
  readonly versionNumber: number | undefined;
  readonly choices: readonly DecisionKey[];
}

/** Moves that are decisions on a version, all in one dialog. */
const decided: ReadonlySet<PlanMove> = new Set(['approve', 'askForChanges', 'decline']);

/** Statuses in which the latest no of the provider, if there is one, says what the next version needs. */
const beforeSending: ReadonlySet<string> = new Set(['changesRequested', 'active']);

/** Moves that end something, and so are not suggested as the next step. */
const waysBack: ReadonlySet<PlanMove> = new Set(['takeBack', 'archive']);

/** Who is next, the steps with names and dates, and what this person may do, with what follows. */
export function LifeStatusPanel({ plan, approvals, versions, rows }: StandingPanelProps) {
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
  const moves = offered.flatMap(({ move, refusal }) => (refusal === null ? [move] : []));
  const refusals = new Set(offered.flatMap(({ refusal }) => refusal ?? []));
  const newest = versions[0]?.number;
  const toSign = versionToSign(plan, approvals, newest);
  const choices = decisionsFor(moves, toSign);
  const others = moves.filter((move) => !decided.has(move));
  const isOwner = plan.roles.includes('owner');
  const press = (what: Pressed['what']): void => setPressed({ what, versionNumber: newest, choices });
  return (
    <Panel title={whoIsNext({ status: plan.status, info: plan.info, isOwner, moves, toSign, newest })}>
      <div className={styles.says}>
        {rows && <p>{summaryOf(rows)}</p>}
        <PlanTimeline plan={plan} approvals={approvals} />
        <p>{planStatuses[plan.status].means}</p>
        {plan.status === 'submitted' && !moves.includes('approve') && <p>{lifeWords.whoDecides}</p>}
        {beforeSending.has(plan.status) && <SentBack approvals={approvals} />}
        {[...refusals].map((refusal) => (
          <p key={refusal} className={styles.note}>
            {refusal}
          </p>
        ))}
      </div>
      {choices.length + others.length > 0 && (
        <ul className={styles.moves} aria-label="What you can do">
          {choices.length > 0 && (
            <li>
              <Button variant="primary" onClick={() => press('decide')}>
                {lifeWords.decide}
              </Button>
              <p className={styles.note}>{lifeWords.youDecide}</p>
            </li>
          )}
          {others.map((one, index) => (
            <li key={one}>
              <Button
                variant={choices.length === 0 && index === 0 && !waysBack.has(one) ? 'primary' : 'white'}
                onClick={() => press(one)}
              >
                {planMoves[one].label}
              </Button>
              <p className={styles.note}>{planMoves[one].follows}</p>
            </li>
          ))}
        </ul>
      )}
      {pressed?.what === 'decide' && pressed.versionNumber !== undefined && (
        <DecideDialog
          plan={plan}
          versionNumber={pressed.versionNumber}
          choices={pressed.choices}
          rows={rows}
          onClose={() => setPressed(undefined)}
        />
      )}
      {pressed && pressed.what !== 'decide' && (
        <MoveDialog plan={plan} move={pressed.what} rows={rows} onClose={() => setPressed(undefined)} />
      )}
    </Panel>
  );
}

function summaryOf(rows: readonly ReadinessRow[]): string {
  const [holding, toKnow] = [openRows(rows, 'holds').length, openRows(rows, 'toKnow').length];
  return readinessWords.summary(rows.length - holding - toKnow, rows.length, holding, toKnow);
}

/** The provider's last word on a plan that was sent back or declined, while it is a no. */
function SentBack({ approvals }: Pick<StandingPanelProps, 'approvals'>) {
  const word = approvals.find(
    ({ approvalType, decision }) => approvalType === 'provider' && decision !== 'withdrawn',
  );
  const isNo = word?.decision === 'declined' || word?.decision === 'refused';
  if (!isNo || !word.note || !word.decidedBy) return null;
  const { name, at } = word.decidedBy;
  return (
    <>
      <p className={styles.note}>{lifeWords.decidedBy(name, momentWithTime(at))}</p>
      <p className={styles.quote}>{word.note}</p>
    </>
  );
}
