import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  /** True when only some of the things it covers are selected. */
  readonly isIndeterminate?: boolean;
  readonly isDisabled?: boolean;
  readonly help?: ReactNode;
  readonly error?: string;
  readonly name?: string;
  readonly id?: string;
}

/** Checkbox with a label. */
export function Checkbox(props: CheckboxProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = props.isIndeterminate ?? false;
  }, [props.isIndeterminate]);
  const note = props.error ?? props.help;
  return (
    <div className={styles.row}>
      <input
        ref={inputRef}
        id={id}
        className={styles.box}
        type="checkbox"
        name={props.name}
        checked={props.isSelected}
        disabled={props.isDisabled}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <div>
        <label className={styles.label} htmlFor={id}>
          {props.children}
        </label>
        {note && (
          <p id={`${id}-note`} className={props.error ? styles.error : styles.note}>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}
