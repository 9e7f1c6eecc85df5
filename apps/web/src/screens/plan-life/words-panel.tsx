import { approvalTypes, dayInWords, lifeWords, momentWithTime, nextDateNames } from '@tussock/domain';
import { EmptyState, Panel } from '@tussock/ui';
import type { PlanApproval } from '../../sync/index.ts';
import { DecisionTag } from './decision-tag.tsx';
import styles from './life-screen.module.css';

/** The approvals requested and given, the newest first. */
export function WordsPanel({ approvals }: { readonly approvals: readonly PlanApproval[] }) {
  const words = approvals.filter(
    ({ approvalType }) => approvalType !== 'certifier' && approvalType !== 'auditor',
  );
  return (
    <Panel title="Approvals">
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
