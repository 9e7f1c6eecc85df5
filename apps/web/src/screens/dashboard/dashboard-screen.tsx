import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listPlans, listSorts } from '@tussock/contract';
import { BrowseList, buttonClasses, EmptyState, Icon, readListWish, wholeWish } from '@tussock/ui';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { dashboardPlace } from './place.ts';
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

/** The plans one may see. Search, order and page stand in the address, so that a list can be sent and come back to. */
export function DashboardScreen({ search }: ScreenPropsOf<typeof dashboardPlace>) {
  const { new: isNewAsked = false, ...wish } = search;
  const mayCreate = useStore(currentUserStore, ({ user }) => user?.abilities.includes('createPlan') ?? false);
  const [createdId, setCreatedId] = useState<string>();
  const go = useGo();
  const query = wholeWish(wish, listSorts.plans);
  const plans = useQuery({ ...reading(listPlans, { query }), placeholderData: keepPreviousData });
  if (plans.error) throw plans.error;
  return (
    <div className={styles.page}>
      <BrowseList
        heading={<h1>Farm plans</h1>}
        label="Farm plans"
        wish={wish}
        onWish={(next) =>
          void go(dashboardPlace.at(readListWish({ ...next })), { replace: next.search !== query.search })
        }
        found={plans.data}
        columns={planColumns}
        rowKey={(plan) => plan._id}
        isRowHighlighted={(plan) => plan._id === createdId}
        search={{ label: 'Search farm plans', placeholder: 'Search by property or owner' }}
        tools={
          mayCreate && (
            <PlaceLink
              to={dashboardPlace.at({ ...search, new: true })}
              {...buttonClasses({ variant: 'primary' })}
            >
              <Icon name="plus" />
              New plan
            </PlaceLink>
          )
        }
        emptyState={
          <EmptyState title="No farm plans yet">
            Plans you create or are given access to are listed here.
          </EmptyState>
        }
        noMatchTitle="No plan matches"
      />
      {isNewAsked && mayCreate && (
        <Suspense>
          <NewPlanOverlay
            onClose={() => void go(dashboardPlace.at(wish))}
            onCreated={(planId) => {
              setCreatedId(planId);
              // The plain list: its first row is the newest.
              void go(dashboardPlace.at());
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
