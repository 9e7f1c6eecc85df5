import type { ReactNode } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components';
import { joinClasses } from '../tokens/join-classes.ts';
import { usePortalScope } from './portal-scope.tsx';
import styles from './floating-panel.module.css';

export interface FloatingPanelProps extends Pick<PopoverProps, 'placement'> {
  readonly children: ReactNode;
  /** True to be at least as wide as the trigger, as lists are. */
  readonly isAsWideAsTrigger?: boolean;
}

/** Panel for everything that floats beside its trigger, on the dropdown level. */
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
