import {
  approvalTypes,
  dayInWords,
  lifeWords,
  momentWithTime,
  nextDateNames,
  planMoves,
  versionToSign,
} from '@tussock/domain';
import type { PlanInfoReply } from '@tussock/contract';
import { Button, EmptyState, Panel } from '@tussock/ui';
import { useState } from 'react';
import type { PlanApproval, PlanVersion } from '../../sync/index.ts';
import { DecisionTag } from './decision-tag.tsx';
import styles from './life-screen.module.css';
import { SignDialog } from './sign-dialog.tsx';

interface WordsPanelProps {
  readonly plan: PlanInfoReply;
  readonly approvals: readonly PlanApproval[];
  readonly newest: PlanVersion | undefined;
}

/** The approvals requested and given, the newest first, with the button to give one's own. */
export function WordsPanel({ plan, approvals, newest }: WordsPanelProps) {
  // The number that was pressed: a version that comes meanwhile is not what is being signed.
  const [signing, setSigning] = useState<{ versionNumber: number; isRefused: boolean }>();
  const number = versionToSign(plan, approvals, newest?.number);
  const words = approvals.filter(
    ({ approvalType }) => approvalType !== 'certifier' && approvalType !== 'auditor',
  );
  return (
    <Panel
      title="Approvals"
      actions={
        number !== undefined && (
          <>
            <Button
              size="small"
              onClick={() => setSigning({ versionNumber: number, isRefused: true })}
              aria-label={lifeWords.refuseToSign(number)}
            >
              {planMoves.askForChanges.label}
            </Button>
            <Button
              size="small"
              variant="primary"
              onClick={() => setSigning({ versionNumber: number, isRefused: false })}
            >
              {lifeWords.sign(number)}
            </Button>
          </>
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
      {signing !== undefined && <SignDialog plan={plan} {...signing} onClose={() => setSigning(undefined)} />}
    </Panel>
  );
}

function Word({ word }: { readonly word: PlanApproval }) {
  const { approvalType, decision, versionNumber, requestedBy, decidedBy, askNote, note, nextOn } = word;
  const who = approvalTypes.find(({ key }) => key === approvalType)?.label ?? '';
  return (
    <li>
      <div>
        <p className={styles.name}>
          {/* Whoever leads the plan may confirm its details for the owner: below stands who did. */}
          {versionNumber === undefined ? lifeWords.detailsConfirmed : who}
          <DecisionTag decision={decision} />
        </p>
        {versionNumber !== undefined && <p className={styles.note}>{lifeWords.version(versionNumber)}</p>}
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
        {nextOn && (
          <p className={styles.note}>{lifeWords.nextDate(nextDateNames.review, dayInWords(nextOn))}</p>
        )}
        {note && <p className={styles.quote}>{note}</p>}
      </div>
    </li>
  );
}
