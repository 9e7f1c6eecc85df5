import { useQuery } from '@tanstack/react-query';
import { listReleases } from '@tussock/contract';
import { isTaskOpen, releaseWords } from '@tussock/domain';
import { EmptyState, Panel, Skeleton } from '@tussock/ui';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { useVersions } from '../../sync/index.ts';
import { reading } from '../../session/client.ts';
import { useTasksOf } from '../../session/my-tasks.ts';
import { ChoosePanel } from './choose-panel.tsx';
import { CopyLine } from './copy-line.tsx';
import type { sharingRoute } from './route.ts';
import styles from './sharing-screen.module.css';

/** Copies of the plan for others: what stands in the next one, and every one that was made, with who opened it. */
export function SharingScreen({ planId }: PlanScreenPropsOf<typeof sharingRoute>) {
  const versions = useVersions();
  const made = useTasksOf(planId).filter(({ kind }) => kind === 'release');
  // A copy is there once its work is done: the list is asked for again as each ends.
  const ended = made.filter(({ state }) => !isTaskOpen(state)).length;
  const asked = reading(listReleases, { params: { planId } });
  const { data, error } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, ended],
    placeholderData: (was) => was,
  });
  return (
    <PlanPage width="wide">
      <div className={styles.page}>
        <ChoosePanel planId={planId} versions={versions} />
        <Panel title={releaseWords.list}>
          {error && <p role="alert">{error.message}</p>}
          {!data && !error && <Skeleton lines={4} />}
          {data?.results.length === 0 && (
            <EmptyState title={releaseWords.none} icon="external">
              {releaseWords.noneAbout}
            </EmptyState>
          )}
          <ol className={styles.copies}>
            {data?.results.map((copy) => (
              <li key={copy._id}>
                <CopyLine planId={planId} copy={copy} />
              </li>
            ))}
          </ol>
        </Panel>
      </div>
    </PlanPage>
  );
}
