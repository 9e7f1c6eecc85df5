import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listPlans } from '@tussock/contract';
import { archiveWords, allPlanStatuses, lifeWords, planStatuses, type PlanStatus } from '@tussock/domain';
import { BrowseList, buttonClasses, EmptyState, Icon, Menu, readListWish } from '@tussock/ui';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { narrowingOf, planQuery, type DashboardSearch } from './dashboard-search.ts';
import { dashboardPlace } from './place.ts';
import { boundaryPlace } from '../plan-edit-map/place.ts';
import type { ScreenPropsOf } from '../../places/place.ts';
import { useGo } from '../../places/use-go.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import { planColumns } from '../../activities/list-plans/index.ts';
import { reading } from '../../session/client.ts';
import { currentUserStore } from '../../session/current-user.ts';
import styles from './dashboard-screen.module.css';

// The form brings a good deal of code with it: loaded when it is asked for.
const NewPlanOverlay = lazy(async () => ({
  default: (await import('./new-plan-overlay.tsx')).NewPlanOverlay,
}));

const BringInOverlay = lazy(async () => ({
  default: (await import('./bring-in-overlay.tsx')).BringInOverlay,
}));

// What a device keeps is read once the list stands.
const WaitingFarms = lazy(async () => ({ default: (await import('./waiting-farms.tsx')).WaitingFarms }));

const noPlanWith = { open: 'No plan has open actions', overdue: 'No plan has overdue actions' } as const;

/** All plans, those with something to do, or those with something that is late. */
function PlanNeeds({ search }: { readonly search: DashboardSearch }) {
  const { with: _with, page: _page, new: _new, bring: _bring, ...rest } = search;
  const look = buttonClasses({ isQuiet: true });
  return (
    <nav className={styles.needs} aria-label="Plans shown">
      <PlaceLink to={dashboardPlace.at(rest)} isExact {...look}>
        All
      </PlaceLink>
      <PlaceLink to={dashboardPlace.at({ ...rest, with: 'open' })} isExact {...look}>
        Open actions
      </PlaceLink>
      <PlaceLink to={dashboardPlace.at({ ...rest, with: 'overdue' })} isExact {...look}>
        Overdue
      </PlaceLink>
    </nav>
  );
}

/** The state that the plans shown stand in. */
function StateChoice({ search }: { readonly search: DashboardSearch }) {
  const go = useGo();
  const { status, page: _page, new: _new, bring: _bring, ...rest } = search;
  const choose = (chosen: PlanStatus | null): void =>
    void go(dashboardPlace.at({ ...rest, ...(chosen ? { status: chosen } : {}) }));
  return (
    <Menu
      label={status ? planStatuses[status].label : lifeWords.anyState}
      groups={[
        {
          actions: [
            ...(status ? [{ id: 'any', label: lifeWords.anyState, onAction: () => choose(null) }] : []),
            ...allPlanStatuses
              .filter((one) => one !== status)
              .map((one) => ({ id: one, label: planStatuses[one].label, onAction: () => choose(one) })),
          ],
        },
      ]}
    />
  );
}

/** The two ways in which a plan comes to be: made, or brought in. */
const PlanMakers = ({ search }: { readonly search: DashboardSearch }) => (
  <>
    <PlaceLink to={dashboardPlace.at({ ...search, bring: true })} {...buttonClasses({})}>
      <Icon name="upload" />
      {archiveWords.bringIn}
    </PlaceLink>
    <PlaceLink to={dashboardPlace.at({ ...search, new: true })} {...buttonClasses({ variant: 'primary' })}>
      <Icon name="plus" />
      New plan
    </PlaceLink>
  </>
);

/** The plans one may see. Search, order and page stand in the address, so that a list can be sent and come back to. */
export function DashboardScreen({ search }: ScreenPropsOf<typeof dashboardPlace>) {
  const { new: isNewAsked = false, bring: isBringAsked = false, ...narrowed } = search;
  const { with: _need, status: _status, ...wish } = narrowed;
  const mayCreate = useStore(currentUserStore, ({ user }) => user?.abilities.includes('createPlan') ?? false);
  const [createdId, setCreatedId] = useState<string>();
  const go = useGo();
  const query = planQuery(search);
  const plans = useQuery({ ...reading(listPlans, { query }), placeholderData: keepPreviousData });
  if (plans.error) throw plans.error;
  const overlay = {
    onClose: () => void go(dashboardPlace.at({ ...narrowingOf(search), ...wish })),
    onCreated: (planId: string, { isPlaced }: { readonly isPlaced: boolean } = { isPlaced: false }) => {
      setCreatedId(planId);
      // Found on the map: its titles are what comes next.
      if (isPlaced) return void go(boundaryPlace.at({ planId }));
      // The plain list: its first row is the newest.
      void go(dashboardPlace.at());
    },
  };
  return (
    <div className={styles.page}>
      <Suspense>
        <WaitingFarms />
      </Suspense>
      <BrowseList
        heading={<h1>Farm plans</h1>}
        label="Farm plans"
        wish={wish}
        onWish={(next) =>
          void go(dashboardPlace.at({ ...narrowingOf(search), ...readListWish({ ...next }) }), {
            replace: next.search !== query.search,
          })
        }
        found={plans.data}
        columns={planColumns}
        rowKey={(plan) => plan._id}
        isRowHighlighted={(plan) => plan._id === createdId}
        search={{ label: 'Search farm plans', placeholder: 'Search by property or owner' }}
        tools={
          <>
            <PlanNeeds search={search} />
            <StateChoice search={search} />
            {mayCreate && <PlanMakers search={narrowed} />}
          </>
        }
        emptyState={
          <EmptyState title="No farm plans yet">
            Plans you create or are given access to are listed here.
          </EmptyState>
        }
        noMatchTitle={search.with ? noPlanWith[search.with] : 'No plan matches'}
      />
      {isNewAsked && mayCreate && (
        <Suspense>
          <NewPlanOverlay {...overlay} />
        </Suspense>
      )}
      {isBringAsked && mayCreate && (
        <Suspense>
          <BringInOverlay {...overlay} />
        </Suspense>
      )}
    </div>
  );
}
