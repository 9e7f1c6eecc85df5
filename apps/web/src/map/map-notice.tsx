import type { ReactNode } from 'react';
import styles from './map-notice.module.css';

interface MapNoticeProps {
  /** The message; null for none. */
  readonly children: ReactNode;
  /** Position: `foot` where drawing tools cover the head; `here` above the scale, for messages about the device's position. */
  readonly place?: 'head' | 'foot' | 'here';
  readonly isAlert?: boolean;
  readonly isRefusal?: boolean;
}

/** Message over the map. The frame is rendered even when empty, since screen readers announce only changes within an existing one. */
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
