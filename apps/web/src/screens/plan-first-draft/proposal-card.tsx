import {
  draftWords,
  dueByLaw,
  sayDueByLaw,
  formatQuality,
  type DraftProposal,
  type LawAsked,
} from '@tussock/domain';
import { Button, Tag } from '@tussock/ui';
import type { MouseEvent } from 'react';
import styles from './first-draft-screen.module.css';

/** As many places as are told one by one. */
const MOST_TOLD = 4;

/** One proposal: what would be done, where and why, and where that was read. */
export function ProposalCard({
  proposal: { action, outcome, places, source },
  law,
  onDecide,
}: {
  readonly proposal: DraftProposal;
  readonly law: LawAsked;
  /** None while the plan stays as it is. */
  readonly onDecide: ((isAccepted: boolean) => void) | undefined;
}) {
  const due = dueByLaw(action.key, law);
  const more = places.length - MOST_TOLD;
  // Once one is decided the next moves up under the pointer: the second press of a double one is not meant for it.
  const decide = ({ detail }: MouseEvent, isAccepted: boolean): void => {
    if (detail < 2) onDecide?.(isAccepted);
  };
  return (
    <li className={styles.card}>
      <div className={styles.what}>
        <h3>{action.label}</h3>
        <p className={styles.soft}>
          {outcome.title}{' '}
          <Tag variant={action.grade === 'premium' ? 'info' : 'white'}>{formatQuality(action.grade)}</Tag>
        </p>
        <ul className={styles.reasons}>
          {places.slice(0, MOST_TOLD).map(({ featureId, name, why }) => (
            <li key={featureId}>
              <strong>{`${name}:`}</strong> {why}
            </li>
          ))}
          {more > 0 && <li>{`and ${more} more`}</li>}
        </ul>
        <p className={styles.soft}>{draftWords.readFrom(source)}</p>
        {due && <p className={styles.soft}>{sayDueByLaw(due)}</p>}
      </div>
      {onDecide && (
        <div className={styles.acts}>
          <Button
            icon="check"
            aria-label={`${draftWords.accept}: ${action.label}`}
            onClick={(event) => decide(event, true)}
          >
            {draftWords.accept}
          </Button>
          <Button
            isQuiet
            aria-label={`${draftWords.drop}: ${action.label}`}
            onClick={(event) => decide(event, false)}
          >
            {draftWords.drop}
          </Button>
        </div>
      )}
    </li>
  );
}
