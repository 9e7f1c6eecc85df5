import { ErrorPage, Skeleton } from '@tussock/ui';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { KindList } from './kind-list.tsx';
import { kindInSearch } from './list-columns.ts';
import { Overview } from './overview.tsx';
import type { listsRoute } from './route.ts';
import styles from './lists.module.css';

/** Everything that is drawn, as lists: all kinds with their sums, or the table of one. */
export function ListsScreen({ planId, search }: PlanScreenPropsOf<typeof listsRoute>) {
  const content = usePlanMap(planId);
  const kind = kindInSearch(search);
  if (content.isLoading)
    return (
      <div className={styles.loading} aria-busy="true">
        <Skeleton lines={8} />
      </div>
    );
  if (content.fault && content.features.length === 0)
    return <ErrorPage title="The lists could not be read">{content.fault.message}</ErrorPage>;
  return kind ? (
    <KindList key={kind.id} planId={planId} kind={kind} search={search} content={content} />
  ) : (
    <Overview planId={planId} features={content.features} canEdit={content.may('editFeatures')} />
  );
}
