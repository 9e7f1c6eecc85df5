import { buttonClasses } from '@tussock/ui';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { HOME } from '../../routes/home.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { dashboardRoute } from '../../screens/dashboard/route.ts';
import { portfolioRoute } from '../../screens/portfolio/route.ts';
import { currentUserStore } from '../../session/current-user.ts';
import { signInAddress } from '../../session/sign-in-address.ts';
import { setPlanNameSlot } from './plan-name-slot.ts';
import { ProductMark } from './product-mark.tsx';
import styles from './top-bar.module.css';

// Only for whoever is signed in: the first page of everybody else is lighter without it.
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

/** Top bar: product, open plan, navigation, and the current user. */
export function TopBar() {
  const user = useStore(currentUserStore, (state) => state.user);
  return (
    <header className={styles.bar}>
      <RouteLink to={HOME} className={styles.product} aria-label="Tussock, home">
        <ProductMark />
        <span className={styles.name}>Tussock</span>
      </RouteLink>
      <div ref={setPlanNameSlot} className={styles.plan} />
      <nav className={styles.places} aria-label="Main">
        {user ? (
          <>
            <RouteLink to={dashboardRoute.at()} className={styles.place}>
              Farm plans
            </RouteLink>
            <RouteLink to={portfolioRoute.at()} className={styles.place}>
              {portfolioRoute.title}
            </RouteLink>
            <Suspense fallback={<span className={styles.userPlace} />}>
              <UserMenu user={user} />
            </Suspense>
          </>
        ) : (
          <a
            href={signInAddress(dashboardRoute.at())}
            {...buttonClasses({ variant: 'primary', size: 'small' })}
          >
            Sign in
          </a>
        )}
      </nav>
    </header>
  );
}
