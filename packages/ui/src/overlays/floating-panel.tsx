import type { ReactNode } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components';
import { joinClasses } from '../tokens/join-classes.ts';
import { usePortalScope } from './portal-scope.tsx';
import styles from './floating-panel.module.css';

export interface FloatingPanelProps extends Pick<PopoverProps, 'placement'> {
  readonly children: ReactNode;
  /** As wide as its trigger at least, as lists are. */
  readonly isAsWideAsTrigger?: boolean;
}

/** The face of everything that floats beside its trigger, on the level of a dropdown. */
export function FloatingPanel({
  children,
  placement = 'bottom start',
  isAsWideAsTrigger,
}: FloatingPanelProps) {
  const scope = usePortalScope();
  return (
    <Popover
      className={joinClasses(styles.panel, isAsWideAsTrigger && styles.asWide)}
      placement={placement}
      offset={4}
      UNSTABLE_portalContainer={scope}
    >
      {children}
    </Popover>
  );
}
