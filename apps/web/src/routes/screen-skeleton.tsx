import { Skeleton } from '@tussock/ui';
import styles from './screen-skeleton.module.css';

/** Skeleton of a screen whose code or data is still loading. */
export function ScreenSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton lines={6} />
    </div>
  );
}
