import styles from './spinner.module.css';

export interface SpinnerProps {
  readonly size?: 'small' | 'regular' | 'large';
  /** Text for screen readers. Leave out when something else announces the work. */
  readonly label?: string;
}

/** Spinner for work without a known end. */
export function Spinner({ size = 'regular', label }: SpinnerProps) {
  return (
    <span
      className={styles.spinner}
      data-size={size}
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        aria-hidden
      >
        <circle className={styles.track} cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label && <span className={styles.label}>{label}</span>}
    </span>
  );
}
