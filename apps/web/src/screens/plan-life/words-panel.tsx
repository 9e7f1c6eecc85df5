import { approvalDecisions, approvalTypes, lifeWords, momentWithTime } from '@tussock/domain';
import { EmptyState, Panel, Tag } from '@tussock/ui';
import type { PlanApproval } from '../../record/index.ts';
import styles from './life-screen.module.css';

const variants = { approved: 'success', declined: 'warning', withdrawn: 'secondary' } as const;

/** Whose word was asked for and who gave it, the newest first. */
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
  const { approvalType, decision, versionNumber, requestedBy, decidedBy, note } = word;
  const who = approvalTypes.find(({ key }) => key === approvalType)?.label ?? '';
  const said = approvalDecisions.find(({ key }) => key === decision)?.label;
  return (
    <li>
      <div>
        <p className={styles.name}>
          {who}
          <Tag variant={decision ? variants[decision] : 'info'}>{said ?? lifeWords.waits}</Tag>
        </p>
        <p className={styles.note}>
          {versionNumber === undefined ? lifeWords.detailsConfirmed : lifeWords.version(versionNumber)}
        </p>
        {requestedBy && (
          <p className={styles.note}>{lifeWords.askedBy(requestedBy.name, momentWithTime(requestedBy.at))}</p>
        )}
        {decidedBy && (
          <p className={styles.note}>{lifeWords.decidedBy(decidedBy.name, momentWithTime(decidedBy.at))}</p>
        )}
        {note && <p className={styles.quote}>{note}</p>}
      </div>
    </li>
  );
}
