import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listPlans, readPlanFacets } from '@tussock/contract';
import { archiveWords, LONGEST_SEARCH, planListWords } from '@tussock/domain';
import {
  BrowseList,
  Button,
  buttonClasses,
  Dialog,
  EmptyState,
  Icon,
  joinClasses,
  NotReadLine,
  readListWish,
} from '@tussock/ui';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { facetQuery, narrowingOf, planQuery, type DashboardSearch } from './dashboard-search.ts';
import { dashboardRoute } from './route.ts';
import { PlanFilters } from './plan-filters.tsx';
import { OwnExaminations } from './own-examinations.tsx';
import { PlanSums } from './plan-sums.tsx';
import { newPlanRoute } from '../new-plan/route.ts';
import type { ScreenPropsOf } from '../../routes/route.ts';
import { useGo } from '../../routes/use-go.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { planColumns } from '../../activities/list-plans/index.ts';
import { reading } from '../../session/client.ts';
import { currentUserStore } from '../../session/current-user.ts';
import styles from './dashboard-screen.module.css';

const BringInOverlay = lazy(async () => ({
  default: (await import('./bring-in-overlay.tsx')).BringInOverlay,
}));

// What is done with several plans is fetched when some are chosen.
const ChosenPlans = lazy(async () => ({ default: (await import('./chosen-plans.tsx')).ChosenPlans }));

// What a device keeps is read once the list stands.
const WaitingFarms = lazy(async () => ({ default: (await import('./waiting-farms.tsx')).WaitingFarms }));

/** Buttons to create or import a plan. */
const PlanMakers = ({ search }: { readonly search: DashboardSearch }) => (
  <>
    <RouteLink to={dashboardRoute.at({ ...search, bring: true })} {...buttonClasses({})}>
      <Icon name="upload" />
      {archiveWords.bringIn}
    </RouteLink>
    <RouteLink to={newPlanRoute.at()} {...buttonClasses({ variant: 'primary' })}>
      <Icon name="plus" />
      New plan
    </RouteLink>
  </>
);

const NONE_CHOSEN: ReadonlySet<string> = new Set();

/** The plans one may see. Search, filters, order and page are in the address, so that a list can be sent and returned to. */
export function DashboardScreen({ search }: ScreenPropsOf<typeof dashboardRoute>) {
  const { bring, ...list } = search;
  const mayCreate = useStore(currentUserStore, ({ user }) => user?.abilities.includes('createPlan') ?? false);
  const [createdId, setCreatedId] = useState<string>();
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const [isFiltering, setIsFiltering] = useState(false);
  const go = useGo();
  const query = planQuery(search);
  const plans = useQuery({ ...reading(listPlans, { query }), placeholderData: keepPreviousData });
  // Behind the list: on a slow line it is the farms that people wait for.
  const { data: facets } = useQuery({
    ...reading(readPlanFacets, { query: facetQuery(search) }),
    placeholderData: keepPreviousData,
    enabled: plans.data !== undefined,
  });
  // What was read before stands, with what was typed over it.
  if (plans.error && !plans.data) throw plans.error;
  const goTo = (next: DashboardSearch): void => void go(dashboardRoute.at(next), { resetScroll: false });
  const bulk = plans.data?.results.filter(({ _id }) => chosen.has(_id)) ?? [];
  const narrowing = facets && facets.allPlans > 1 ? { facets, search: list, goTo } : undefined;
  const isNarrowed = Object.keys(narrowingOf(list)).length > 0;
  return (
    <div className={joinClasses(styles.frame, narrowing && styles.withFilters)}>
      {narrowing && (
        <aside className={styles.rail} aria-label={planListWords.filters}>
          <PlanFilters {...narrowing} />
        </aside>
      )}
      <div className={styles.page}>
        <Suspense>
          <WaitingFarms />
        </Suspense>
        {plans.data && <OwnExaminations />}
        {plans.error && <NotReadLine onAgain={() => void plans.refetch()}>{plans.error.message}</NotReadLine>}
        <BrowseList
          heading={<h1>Farm plans</h1>}
          label="Farm plans"
          wish={readListWish({ ...list })}
          onWish={(next) =>
            void go(dashboardRoute.at({ ...narrowingOf(list), ...readListWish({ ...next }) }), {
              replace: next.search !== query.search,
            })
          }
          found={plans.data}
          columns={planColumns}
          rowKey={(plan) => plan._id}
          isRowHighlighted={(plan) => plan._id === createdId}
          selection={
            narrowing && {
              chosen: new Set(bulk.map(({ _id }) => _id)),
              onChange: setChosen,
              nameOf: ({ propertyName }) => propertyName,
            }
          }
          search={{
            label: planListWords.search,
            placeholder: 'Property, person, title or catchment',
            maxLength: LONGEST_SEARCH,
          }}
          tools={mayCreate && <PlanMakers search={list} />}
          above={narrowing && <PlanSums {...narrowing} onFilter={() => setIsFiltering(true)} />}
          emptyState={
            isNarrowed ? (
              <EmptyState
                title="No plan is like that"
                action={<Button onClick={() => goTo({})}>Show all plans</Button>}
              >
                The filters leave none of your plans.
              </EmptyState>
            ) : (
              <EmptyState title="No farm plans yet">
                Plans you create or are given access to are listed here.
              </EmptyState>
            )
          }
          noMatchTitle="No plan matches"
        />
      </div>
      {bulk.length > 0 && (
        <div className={styles.bulk}>
          <Suspense>
            <ChosenPlans plans={bulk} onClear={() => setChosen(NONE_CHOSEN)} />
          </Suspense>
        </div>
      )}
      {isFiltering && narrowing && (
        <Dialog title={planListWords.filters} isOpen onClose={() => setIsFiltering(false)}>
          <PlanFilters {...narrowing} />
        </Dialog>
      )}
      {mayCreate && bring && (
        <Suspense>
          <BringInOverlay
            onClose={() => void go(dashboardRoute.at(list))}
            onCreated={(planId) => {
              setCreatedId(planId);
              // The plain list: its first row is the newest.
              void go(dashboardRoute.at());
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
