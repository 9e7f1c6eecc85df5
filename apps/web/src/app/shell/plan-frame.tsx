import { Outlet, useMatches, useParams } from '@tanstack/react-router';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { AnyPlanRoute } from '../../routes/plan-route.ts';
import { mayWrite } from '@tussock/domain';
import { propertyNameIn } from '../../plan-session/property-name.ts';
import { useLivePlanIfRead } from '../../sync/index.ts';
import { FARM_NAME_ATTRIBUTE } from '../page-title.ts';
import { FarmSearch } from './farm-search/farm-search.tsx';
import { PlanStatus } from './plan-status/plan-status.tsx';
import { useAnnouncePeople } from './plan-status/use-announce-people.ts';
import styles from './plan-frame.module.css';
import { planNameSlot } from './plan-name-slot.ts';
import { GroupTabs, PlanNavigation } from './plan-navigation.tsx';
import { LineBanner } from './line-banner.tsx';
import { LockBanner } from './lock-banner.tsx';
import { SeenAsBanner } from './seen-as-banner.tsx';
import { useOfflineGround } from './use-offline-ground.ts';

/** The open route of the plan. */
const useOpenPlace = (): AnyPlanRoute | undefined =>
  useMatches({
    select: (matches) => {
      const place = matches.at(-1)?.staticData.place;
      return place?.kind === 'plan' ? place : undefined;
    },
  });

/**
 * Frame of a plan's screens: its name in the top bar and its navigation, beside the screen or below it on a phone. It renders before the plan is
 * loaded, and stays when a screen fails.
 */
export function PlanFrame() {
  const params = useParams({ strict: false });
  const planId = params['planId'] ?? '';
  const { plan, error } = useLivePlanIfRead(planId);
  const slot = useStore(planNameSlot, ({ element }) => element);
  const place = useOpenPlace();
  useAnnouncePeople(planId, place?.title, params['featureId'] ?? params['action'] ?? params['soilTestId']);
  useOfflineGround(planId, plan?.boundaryBounds);
  const around = { planId, place, abilities: plan?.abilities ?? [] };
  return (
    <div className={styles.frame}>
      {slot &&
        plan &&
        createPortal(
          <div className={styles.head}>
            <p className={styles.name} {...{ [FARM_NAME_ATTRIBUTE]: '' }}>
              {propertyNameIn(plan.info)}
            </p>
            <FarmSearch planId={planId} abilities={plan.abilities} />
            <PlanStatus planId={planId} canEdit={mayWrite(plan.status, plan.abilities)} />
          </div>,
          slot,
        )}
      {/* There is nowhere to go on a plan that is not there, or not for this person. */}
      {(!error || plan) && <PlanNavigation {...around} />}
      <div className={styles.screen}>
        {plan && <GroupTabs {...around} />}
        <SeenAsBanner />
        <LockBanner {...around} abilities={plan?.abilities} />
        <LineBanner place={place} />
        <Outlet />
      </div>
    </div>
  );
}
