import { gapWords, nextStepWords, type DueTarget, type ThingDue } from '@tussock/domain';
import { Tag } from '@tussock/ui';
import type { Address } from '../../places/place.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import { actionPlace } from '../plan-action/place.ts';
import { documentsPlace } from '../plan-documents/place.ts';
import { farmInfoPlace } from '../plan-farm-info/place.ts';
import { lifePlace } from '../plan-life/place.ts';
import { actionsPlace } from '../plan-view-actions/place.ts';
import styles from './next-steps.module.css';
import { ShortList } from './short-list.tsx';
import type { FarmState } from '../../activities/farm-state/index.ts';

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
  return (
    <ShortList
      id="due"
      title={nextStepWords.due}
      beside={
        steps.openActions > 0 && (
          <PlaceLink to={actionsPlace.at({ planId })}>
            {nextStepWords.allActions(steps.openActions)}
          </PlaceLink>
        )
      }
      items={due}
      none={nextStepWords.noneDue}
      more={gapWords.more}
    >
      {(thing) => <DueLine key={thing.key} planId={planId} thing={thing} />}
    </ShortList>
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
