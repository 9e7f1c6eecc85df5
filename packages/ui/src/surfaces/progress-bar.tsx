// Not <progress>: its bar cannot be drawn alike in every browser.
import { useId, type ReactNode } from 'react';
import type { Variant } from '../tokens/variant.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** Share done, from 0 to 1; leave out while the end is unknown. */
  readonly share?: number;
  /** Text of the figure: '3 of 12 photos'. Default: per cent. */
  readonly valueText?: ReactNode;
  readonly variant?: Variant;
}

/** Progress bar. */
export function ProgressBar({ label, share, valueText, variant = 'primary' }: ProgressBarProps) {
  const id = useId();
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={styles.frame} data-variant={variant}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{valueText ?? (percent === undefined ? '' : `${percent}%`)}</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(typeof valueText === 'string' ? { 'aria-valuetext': valueText } : {})}
      >
        <div className={styles.bar} style={percent === undefined ? undefined : { width: `${percent}%` }} />
      </div>
    </div>
  );
}
