import { gapWords, nextStepWords, type DueTarget, type ThingDue } from '@tussock/domain';
import { Tag } from '@tussock/ui';
import type { Address } from '../../routes/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { actionRoute } from '../plan-action/route.ts';
import { documentsRoute } from '../plan-documents/route.ts';
import { farmInfoRoute } from '../plan-farm-info/route.ts';
import { lifeRoute } from '../plan-life/route.ts';
import { actionsRoute } from '../plan-view-actions/route.ts';
import styles from './next-steps.module.css';
import { ShortList } from './short-list.tsx';
import type { FarmState } from '../../activities/farm-state/index.ts';

function addressOf(planId: string, target: DueTarget): Address {
  switch (target.to) {
    case 'action':
      return actionRoute.at({ planId, action: target.id });
    case 'consents':
      return farmInfoRoute.at({ planId }, {}, 'consents');
    case 'document':
      return documentsRoute.at({ planId }, { open: target.id });
    case 'life':
      return lifeRoute.at({ planId });
  }
}

/** List of overdue and upcoming things of all sorts, the most overdue first. */
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
          <RouteLink to={actionsRoute.at({ planId })}>
            {nextStepWords.allActions(steps.openActions)}
          </RouteLink>
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
        <RouteLink to={addressOf(planId, target)}>{title}</RouteLink>
        {about && <span className={styles.soft}>{about}</span>}
      </span>
      <Tag variant={daysOver > 0 ? 'danger' : 'warning'}>{says}</Tag>
    </li>
  );
}
