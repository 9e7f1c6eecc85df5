import type { ReactNode } from 'react';
import styles from './map-notice.module.css';

/** What the map says of itself, over it. Its frame may stand empty: only so is it told that words have come. */
export function MapNotice({
  children,
  isAtFoot = false,
  isAlert = false,
}: {
  readonly children?: ReactNode;
  /** Over the head of the map lie the tools with which a drawing is put away. */
  readonly isAtFoot?: boolean;
  readonly isAlert?: boolean;
}) {
  return (
    <div
      role={isAlert ? 'alert' : 'status'}
      className={children ? styles.notice : undefined}
      data-map-notice={isAtFoot ? 'foot' : 'head'}
    >
      {children}
    </div>
  );
}
