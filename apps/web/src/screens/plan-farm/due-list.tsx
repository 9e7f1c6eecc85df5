import { nextStepWords, type DueTarget, type ThingDue } from '@tussock/domain';
import { Button, Skeleton, Tag } from '@tussock/ui';
import { useState } from 'react';
import type { Address } from '../../places/place.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import { actionPlace } from '../plan-action/place.ts';
import { documentsPlace } from '../plan-documents/place.ts';
import { farmInfoPlace } from '../plan-farm-info/place.ts';
import { lifePlace } from '../plan-life/place.ts';
import { actionsPlace } from '../plan-view-actions/place.ts';
import styles from './next-steps.module.css';
import type { FarmState } from './use-farm-state.ts';

const MOST_SHOWN = 4;

function addressOf(planId: string, target: DueTarget): Address {
  switch (target.to) {
    case 'action':
      return actionPlace.at({ planId, action: target.id });
    case 'consents':
      return farmInfoPlace.at({ planId }, {}, 'consents');
    case 'document':
      return documentsPlace.at({ planId }, { open: target.id });
    case 'life':
      return lifePlace.at({ planId });
  }
}

/** What is late or comes soon, whatever it is, the latest first. */
export function DueList({
  planId,
  state: { steps, due },
}: {
  readonly planId: string;
  readonly state: Pick<FarmState, 'steps' | 'due'>;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? due : due?.slice(0, MOST_SHOWN);
  return (
    <section aria-labelledby="due">
      <header className={styles.heading}>
        <h2 id="due" className={styles.subtitle}>
          {nextStepWords.due}
        </h2>
        {steps.openActions > 0 && (
          <PlaceLink to={actionsPlace.at({ planId })}>
            {nextStepWords.allActions(steps.openActions)}
          </PlaceLink>
        )}
      </header>
      {due === undefined && <Skeleton lines={3} />}
      {due?.length === 0 && <p className={styles.none}>{nextStepWords.noneDue}</p>}
      {shown && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((thing) => (
            <DueLine key={thing.key} planId={planId} thing={thing} />
          ))}
        </ul>
      )}
      {due && shown && shown.length < due.length && (
        <Button size="small" isQuiet onClick={() => setIsWhole(true)}>
          {nextStepWords.more(due.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

function DueLine({
  planId,
  thing: { title, about, says, daysOver, target },
}: {
  readonly planId: string;
  readonly thing: ThingDue;
}) {
  return (
    <li>
      <span className={styles.what}>
        <PlaceLink to={addressOf(planId, target)}>{title}</PlaceLink>
        {about && <span className={styles.soft}>{about}</span>}
      </span>
      <Tag variant={daysOver > 0 ? 'danger' : 'warning'}>{says}</Tag>
    </li>
  );
}
