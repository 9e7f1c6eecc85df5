import { Icon, type IconName } from '@tussock/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  readonly label?: string;
  readonly tone?: 'info' | 'warning';
  readonly icon?: IconName;
  /** Its words are told when they come. */
  readonly isTold?: boolean;
  /** Seen however far the page is scrolled. */
  readonly stays?: boolean;
  /** What can be done about it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** What floats over a map that fills the window keeps below the banners: how high they are together hangs on their words and on the window. */
function tellHeight(without?: Element): void {
  const banners = [...document.querySelectorAll<HTMLElement>('[data-banner]')];
  const height = banners.reduce((sum, one) => (one === without ? sum : sum + one.offsetHeight), 0);
  document.documentElement.style.setProperty('--banner-height', `${height}px`);
}

/** What is said above a page for as long as it holds: across its width, and nothing is put away by it. */
export function Banner({ label, tone, icon, isTold, stays, action, children }: BannerProps) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    tellHeight();
    const watch = 'ResizeObserver' in globalThis ? new ResizeObserver(() => tellHeight()) : undefined;
    watch?.observe(current);
    return () => {
      watch?.disconnect();
      // It is still in the page.
      tellHeight(current);
    };
  }, []);
  return (
    <section
      ref={element}
      aria-label={label}
      className={styles.banner}
      data-banner=""
      data-tone={tone}
      data-stays={stays || undefined}
    >
      <p role={isTold ? 'status' : undefined} className={styles.words}>
        {icon && <Icon name={icon} size="small" />}
        <span>{children}</span>
      </p>
      {action}
    </section>
  );
}
