import { gapWords as words, type GapTarget, type PlanGap } from '@tussock/domain';
import { placeOfTarget } from '../../activities/farm-state/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import styles from './next-steps.module.css';
import { ShortList } from './short-list.tsx';

/** Targets that are locked while a plan awaits approval: answers, and actions against a risk. */
const held: ReadonlySet<GapTarget['to']> = new Set(['risk', 'section']);

/** List of what the plan lacks, each with a link to where it is completed. */
export function MissingList({
  planId,
  mayEdit,
  isLocked,
  gaps,
}: {
  readonly planId: string;
  /** People without this right get links to the read-only pages. */
  readonly mayEdit: boolean;
  readonly isLocked: boolean;
  /** Undefined while loading. */
  readonly gaps: readonly PlanGap[] | undefined;
}) {
  return (
    <ShortList id="missing" title={words.title} items={gaps} none={words.none} more={words.more}>
      {({ key, title, detail, act, target }) => {
        const mayMend = mayEdit && !(isLocked && held.has(target.to));
        return (
          <li key={key}>
            <span className={styles.gap} aria-hidden="true" />
            <span className={styles.what}>
              <span className={styles.strong}>{title}</span>
              <span className={styles.soft}>{detail}</span>
            </span>
            <RouteLink
              to={placeOfTarget(planId, target, mayMend)}
              aria-label={`${mayMend ? act : words.look}: ${title}, ${detail}`}
            >
              {mayMend ? act : words.look}
            </RouteLink>
          </li>
        );
      }}
    </ShortList>
  );
}
