import { useId, type ReactNode } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly help?: ReactNode;
  /** Word for the state it is in, beside the track. */
  readonly state?: string;
}

/** Switch with an immediate effect. */
export function Switch({ children, isSelected, onChange, isDisabled, help, state }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label className={styles.label} htmlFor={id}>
          {children}
        </label>
        {help && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )}
      </div>
      {state !== undefined && (
        <span className={styles.state} aria-hidden="true">
          {state}
        </span>
      )}
      <input
        id={id}
        className={styles.track}
        type="checkbox"
        role="switch"
        checked={isSelected}
        aria-checked={isSelected}
        disabled={isDisabled}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
