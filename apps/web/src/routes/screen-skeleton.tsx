import { Skeleton } from '@tussock/ui';
import styles from './screen-skeleton.module.css';

/** A screen whose code or data has not come yet. */
export function ScreenSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton lines={6} />
    </div>
  );
}
