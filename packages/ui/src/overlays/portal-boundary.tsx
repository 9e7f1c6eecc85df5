import { useState, type ReactNode } from 'react';
import { PortalScope } from './portal-scope.tsx';
import styles from './portal-boundary.module.css';

/** Keeps the floating parts of its children on the level of their container, in front of them. */
export function PortalBoundary({ children }: { readonly children: ReactNode }) {
  const [scope, setScope] = useState<Element | null>(null);
  return (
    <PortalScope value={scope}>
      {children}
      <div ref={setScope} className={styles.scope} />
    </PortalScope>
  );
}
