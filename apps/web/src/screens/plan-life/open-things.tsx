import type { PlanInfoReply } from '@tussock/contract';
import { lifeWords } from '@tussock/domain';
import { useFarmState } from '../../activities/farm-state/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useBoundary, usePlanFeatures, useSync } from '../../sync/index.ts';
import { farmRoute } from '../plan-farm/route.ts';
import styles from './life-screen.module.css';

/** Most gaps named one by one. */
const NAMED = 5;

/** Gaps and overdue things of a plan, shown before it is submitted, signed or approved. */
export function OpenThings({ plan }: { readonly plan: PlanInfoReply }) {
  const features = usePlanFeatures(plan._id);
  const savedBoundary = useBoundary();
  const isLoading = useSync().phase === 'opening';
  const { gaps, due } = useFarmState(plan._id, { plan, features, savedBoundary, isLoading });
  if (!gaps || !due) return null;
  const open = [
    ...gaps.map(({ key, title, detail }) => ({ key, words: `${title}: ${detail}` })),
    ...due.flatMap(({ key, title, says, daysOver }) =>
      daysOver > 0 ? [{ key, words: `${title}: ${says}` }] : [],
    ),
  ];
  if (open.length === 0) return <p className={styles.note}>{lifeWords.nothingOpen}</p>;
  return (
    <section aria-label={lifeWords.stillOpen(open.length)}>
      <p className={styles.name}>{lifeWords.stillOpen(open.length)}</p>
      <ul className={styles.open}>
        {open.slice(0, NAMED).map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
      <RouteLink to={farmRoute.at({ planId: plan._id })}>{lifeWords.seeOpen}</RouteLink>
    </section>
  );
}
