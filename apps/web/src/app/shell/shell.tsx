import { Outlet, useMatches } from '@tanstack/react-router';
import { Footer } from './footer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';

/** Frame of every screen: skip link, top bar, screen, footer. */
export function Shell() {
  const isPlan = useMatches({ select: (matches) => matches.some((match) => 'planId' in match.params) });
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <TopBar />
      <OfflineBanner />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {/* A plan's map goes to the very edge of the window. */}
      {!isPlan && <Footer />}
    </div>
  );
}
