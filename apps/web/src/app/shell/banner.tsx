import { Icon, type IconName } from '@tussock/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  readonly label?: string;
  readonly tone?: 'info' | 'warning';
  readonly icon?: IconName;
  /** Whether screen readers announce the banner when it appears. */
  readonly isTold?: boolean;
  /** Whether it stays visible while the page scrolls. */
  readonly stays?: boolean;
  /** Button or link for what can be done about it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Publishes the height of all banners as a CSS variable: what floats over a full-window map stays below them, and their height depends on their text
 * and the window.
 */
function tellHeight(without?: Element): void {
  const banners = [...document.querySelectorAll<HTMLElement>('[data-banner]')];
  const height = banners.reduce((sum, one) => (one === without ? sum : sum + one.offsetHeight), 0);
  document.documentElement.style.setProperty('--banner-height', `${height}px`);
}

/** A banner across the page, shown as long as its reason lasts; it cannot be dismissed. */
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
