import { Skeleton } from '@tussock/ui';
import styles from './screen-on-its-way.module.css';

/** A screen whose code or data has not come yet. */
export function ScreenOnItsWay() {
  return (
    <div className={styles.page}>
      <Skeleton lines={6} />
    </div>
  );
}
