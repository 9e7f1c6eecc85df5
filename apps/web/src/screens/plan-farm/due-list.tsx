import { gapWords, nextStepWords, type ThingDue } from '@tussock/domain';
import { Tag } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import { actionsRoute } from '../plan-view-actions/route.ts';
import styles from './next-steps.module.css';
import { ShortList } from './short-list.tsx';
import { placeOfTarget, type FarmState } from '../../activities/farm-state/index.ts';

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
        <RouteLink to={placeOfTarget(planId, target, true)}>{title}</RouteLink>
        {about && <span className={styles.soft}>{about}</span>}
      </span>
      <Tag variant={daysOver > 0 ? 'danger' : 'warning'}>{says}</Tag>
    </li>
  );
}
