import type { ReactNode } from 'react';
import styles from './map-notice.module.css';

interface MapNoticeProps {
  /** What is said; null while there is nothing. */
  readonly children: ReactNode;
  /** At its foot where at its head lie the tools of a drawing; `here` is what is said of where somebody stands, above the scale. */
  readonly place?: 'head' | 'foot' | 'here';
  readonly isAlert?: boolean;
  readonly isRefusal?: boolean;
}

/** What the map says of itself, over it. Its frame may stand empty: only so is it told that words have come. */
export function MapNotice({ children, place = 'head', isAlert = false, isRefusal = false }: MapNoticeProps) {
  return (
    <div
      role={isAlert ? 'alert' : 'status'}
      className={children === null ? undefined : styles.notice}
      data-map-notice={place}
      data-refused={isRefusal || undefined}
    >
      {children}
    </div>
  );
}
