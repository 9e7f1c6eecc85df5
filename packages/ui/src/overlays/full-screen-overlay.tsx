import type { ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { PortalBoundary } from './portal-boundary.tsx';
import styles from './full-screen-overlay.module.css';

export interface FullScreenOverlayProps {
  readonly children: ReactNode;
  /** Look; `paper` covers the page, `veil` lets it show through. */
  readonly look?: 'paper' | 'veil';
}

/** Covers the whole window on the overlay level (Spec §9), with its content in the middle. */
export function FullScreenOverlay({ children, look = 'paper' }: FullScreenOverlayProps) {
  return (
    <div className={styles.overlay} data-look={look}>
      {/* What lies below is covered: the keyboard stays within. */}
      <FocusScope contain restoreFocus>
        <PortalBoundary>
          <div className={styles.content}>{children}</div>
        </PortalBoundary>
      </FocusScope>
    </div>
  );
}
