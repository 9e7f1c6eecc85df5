import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useParams } from '@tanstack/react-router';
import { readPlan } from '@tussock/contract';
import { Icon } from '@tussock/ui';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { reading } from '../../session/client.ts';
import styles from './plan-frame.module.css';
import { planNameSlot } from './plan-name-slot.ts';
import { PLAN_PLACES } from './plan-places.ts';
import { SeenAsBanner } from './seen-as-banner.tsx';

/** The frame of one plan's screens: its name in the top bar, its own navigation beside them, or below them on a phone. */
export function PlanFrame() {
  const { planId } = useParams({ from: '/signed-in/plan/$planId' });
  const { data: plan } = useSuspenseQuery(reading(readPlan, { params: { planId } }));
  const slot = useStore(planNameSlot, ({ element }) => element);
  const { pathname } = useLocation();
  const name = plan.info['propertyName'];
  const places = PLAN_PLACES.filter(({ ability }) => !ability || plan.abilities.includes(ability));
  return (
    <div className={styles.frame}>
      {slot && createPortal(<p className={styles.name}>{typeof name === 'string' ? name : ''}</p>, slot)}
      <nav className={styles.places} aria-label="This plan">
        {places.map((place) => (
          <Link
            key={place.path}
            // The places are plain paths: their routes are checked where the router lists them.
            to={`/plan/${planId}/${place.path}` as '/'}
            className={styles.place}
            activeProps={{ 'aria-current': 'page' }}
            inactiveProps={
              place.covers?.some((page) => pathname.endsWith(`/${page}`)) ? { 'aria-current': true } : {}
            }
          >
            <Icon name={place.icon} />
            {place.label}
          </Link>
        ))}
      </nav>
      <div className={styles.screen}>
        <SeenAsBanner />
        <Outlet />
      </div>
    </div>
  );
}
