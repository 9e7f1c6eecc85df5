import { useEffect, useRef, useState, type ReactNode } from 'react';
import { joinClasses } from '../tokens/join-classes.ts';
import styles from './side-scroll.module.css';

export interface SideScrollProps {
  /** What is in the frame, for those who reach it by the keyboard. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** What matters stands in the middle, as on a map, and is seen first. */
  readonly startsInMiddle?: boolean;
}

/** Pixels: browsers round where a frame is scrolled to. */
const SLACK_PX = 1;

/** Whether more lies to the right of what is seen, kept up while it is scrolled and sized. */
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

/** A frame over what is wider than the page: it is moved under it, by the keyboard too, and says by its edge and a word that there is more. */
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
