import { approvalTypes, canBeSigned, lifeWords, momentWithTime } from '@tussock/domain';
import type { PlanInfoReply } from '@tussock/contract';
import { Button, EmptyState, Panel } from '@tussock/ui';
import { useState } from 'react';
import type { PlanApproval, PlanVersion } from '../../record/index.ts';
import { DecisionTag } from './decision-tag.tsx';
import styles from './life-screen.module.css';
import { SignDialog } from './sign-dialog.tsx';

interface WordsPanelProps {
  readonly plan: PlanInfoReply;
  readonly approvals: readonly PlanApproval[];
  readonly newest: PlanVersion | undefined;
}

/** The version that this person may sign and has not: as the owner, or else as the consultant. */
function toSign({ plan, approvals, newest }: WordsPanelProps): number | undefined {
  const as = (['owner', 'consultant'] as const).find((role) => plan.roles.includes(role));
  if (!as || !newest || plan.status === 'archived') return undefined;
  if (!canBeSigned(approvals, newest.number)) return undefined;
  const isSaid = approvals.some(
    ({ approvalType, versionNumber, decision }) =>
      approvalType === as && versionNumber === newest.number && decision !== undefined,
  );
  return isSaid ? undefined : newest.number;
}

/** Whose word was asked for and who gave it, the newest first; with the way to give one's own. */
export function WordsPanel(props: WordsPanelProps) {
  const { plan, approvals } = props;
  // The number that was pressed: a version that comes meanwhile is not what is being signed.
  const [signing, setSigning] = useState<number>();
  const number = toSign(props);
  const words = approvals.filter(
    ({ approvalType }) => approvalType !== 'certifier' && approvalType !== 'auditor',
  );
  return (
    <Panel
      title="Approvals"
      actions={
        number !== undefined && (
          <Button size="small" variant="primary" onClick={() => setSigning(number)}>
            {lifeWords.sign(number)}
          </Button>
        )
      }
    >
      {words.length === 0 && (
        <EmptyState title="Nobody was asked yet" icon="check">
          The owner, the consultant and the provider are asked when the plan is sent for approval.
        </EmptyState>
      )}
      <ul className={styles.lines}>
        {words.map((word) => (
          <Word key={word.id} word={word} />
        ))}
      </ul>
      {signing !== undefined && (
        <SignDialog planId={plan._id} versionNumber={signing} onClose={() => setSigning(undefined)} />
      )}
    </Panel>
  );
}

function Word({ word }: { readonly word: PlanApproval }) {
  const { approvalType, decision, versionNumber, requestedBy, decidedBy, askNote, note } = word;
  const who = approvalTypes.find(({ key }) => key === approvalType)?.label ?? '';
  return (
    <li>
      <div>
        <p className={styles.name}>
          {who}
          <DecisionTag decision={decision} />
        </p>
        <p className={styles.note}>
          {versionNumber === undefined ? lifeWords.detailsConfirmed : lifeWords.version(versionNumber)}
        </p>
        {requestedBy && (
          <p className={styles.note}>{lifeWords.askedBy(requestedBy.name, momentWithTime(requestedBy.at))}</p>
        )}
        {askNote && <p className={styles.quote}>{askNote}</p>}
        {decidedBy && (
          <p className={styles.note}>
            {(decision === 'withdrawn' ? lifeWords.endedBy : lifeWords.decidedBy)(
              decidedBy.name,
              momentWithTime(decidedBy.at),
            )}
          </p>
        )}
        {note && <p className={styles.quote}>{note}</p>}
      </div>
    </li>
  );
}
