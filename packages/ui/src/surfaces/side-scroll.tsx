import { useEffect, useRef, useState, type ReactNode } from 'react';
import { joinClasses } from '../tokens/join-classes.ts';
import styles from './side-scroll.module.css';

export interface SideScrollProps {
  /** Accessible name of the scrolling area, for keyboard users. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** True to scroll to the middle first, where the important content is, as on a map. */
  readonly startsInMiddle?: boolean;
}

/** Tolerance in pixels, because browsers round the scroll position. */
const SLACK_PX = 1;

/** Whether more content lies to the right, updated on scroll and resize. */
function useMoreAside(startsInMiddle: boolean) {
  const ref = useRef<HTMLElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    if (startsInMiddle) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
    const look = (): void => setHasMore(frame.scrollLeft + frame.clientWidth < frame.scrollWidth - SLACK_PX);
    const observer = new ResizeObserver(look);
    observer.observe(frame);
    for (const child of frame.children) observer.observe(child);
    frame.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', look);
    };
  }, [startsInMiddle]);
  return { ref, hasMore };
}

/** Horizontally scrolling frame for content wider than the page, also by keyboard. Its edge and a label show that there is more. */
export function SideScroll({ label, children, className, startsInMiddle = false }: SideScrollProps) {
  const { ref, hasMore } = useMoreAside(startsInMiddle);
  return (
    <div className={styles.holder}>
      {/* What moves must be reached by the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={ref} className={joinClasses(styles.frame, className)} tabIndex={0} aria-label={label}>
        {children}
      </section>
      {hasMore && (
        <span className={styles.more} aria-hidden="true">
          More →
        </span>
      )}
    </div>
  );
}
