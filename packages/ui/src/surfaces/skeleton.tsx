import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Number of text lines to show. */
  readonly lines?: number;
  readonly label?: string;
}

/** Skeleton of text that is loading. */
export function Skeleton({ lines = 3, label = 'Loading…' }: SkeletonProps) {
  return (
    <output className={styles.skeleton} aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </output>
  );
}
