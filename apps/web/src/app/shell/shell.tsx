import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { currentUserStore } from '../../session/current-user.ts';
import { Footer } from './footer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';

// Of a demonstration alone, and there until it is closed.
const Tour = lazy(async () => ({ default: (await import('./tour/tour.tsx')).Tour }));

/** Frame of every screen: skip link, top bar, screen, footer. */
export function Shell() {
  const isPlan = useMatches({ select: (matches) => matches.some((match) => 'planId' in match.params) });
  const isSignedIn = useStore(currentUserStore, ({ user }) => user?.hasAcceptedTerms ?? false);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <TopBar />
      <OfflineBanner />
      {isSignedIn && (
        <Suspense>
          <Tour />
        </Suspense>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {/* A plan's map goes to the very edge of the window. */}
      {!isPlan && <Footer />}
    </div>
  );
}
