import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { IconButton } from '../actions/icon-button.tsx';
import { joinClasses } from '../tokens/join-classes.ts';
import { isSomethingOpenAbove } from './is-something-open-above.ts';
import { PortalBoundary } from './portal-boundary.tsx';
import styles from './page-container.module.css';

export interface PageContainerProps {
  readonly title: string;
  /** Small line above the title: the part of the farm this page belongs to. */
  readonly eyebrow?: ReactNode;
  /** Actions to the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Called by the close button, which it shows, and by Escape. */
  readonly onClose?: () => void;
  readonly closeLabel?: string;
  /** True to lie over the previous content: a panel at the right on a desktop, the whole window on a phone. */
  readonly hasOverlay?: boolean;
  readonly width?: 'narrow' | 'regular' | 'wide';
}

/** Page with its title, close button and footer, alone or as an overlay over the map. */
export function PageContainer(props: PageContainerProps) {
  const { onClose, hasOverlay = false } = props;
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);

  // Whoever comes by keyboard or screen reader starts at the title, not at the page below.
  useEffect(() => {
    if (hasOverlay) titleRef.current?.focus({ preventScroll: true });
  }, [hasOverlay]);

  useEffect(() => {
    if (!onClose) return undefined;
    // Asked before anybody else hears the key: a list that closes at it is gone afterwards.
    let isForAnother = false;
    const handleFirst = () => {
      isForAnother = isSomethingOpenAbove();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isForAnother) onClose();
    };
    document.addEventListener('keydown', handleFirst, { capture: true });
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleFirst, { capture: true });
      document.removeEventListener('keydown', handleKey);
    };
  }, [onClose]);

  const page = (
    <section
      className={joinClasses(styles.page, hasOverlay && styles.overlaid)}
      data-width={props.width ?? 'regular'}
      aria-labelledby={titleId}
      {...(hasOverlay ? { role: 'dialog', 'aria-modal': true } : {})}
    >
      <header className={styles.head}>
        <div className={styles.titles}>
          {props.eyebrow && <p className={styles.eyebrow}>{props.eyebrow}</p>}
          <h1 ref={titleRef} id={titleId} tabIndex={-1}>
            {props.title}
          </h1>
        </div>
        <div className={styles.actions}>
          {props.actions}
          {onClose && <IconButton icon="close" label={props.closeLabel ?? 'Close'} onClick={onClose} />}
        </div>
      </header>
      <div className={styles.body}>{props.children}</div>
      {props.footer && <footer className={styles.foot}>{props.footer}</footer>}
    </section>
  );
  if (!hasOverlay) return page;
  return (
    <div className={styles.veil}>
      {/* What lies below is covered: the keyboard stays within, and goes back to where it came from. */}
      <FocusScope contain restoreFocus>
        <PortalBoundary>{page}</PortalBoundary>
      </FocusScope>
    </div>
  );
}
