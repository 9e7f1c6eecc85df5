import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Lines of text it stands for. */
  readonly lines?: number;
  readonly label?: string;
}

/** The shape of text that is on its way. */
export function Skeleton({ lines = 3, label = 'Loading…' }: SkeletonProps) {
  return (
    <output className={styles.skeleton} aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </output>
  );
}
