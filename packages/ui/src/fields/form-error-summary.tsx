import { useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './form-error-summary.module.css';

export interface FormErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  /** Counter of submit attempts. When it increases, the summary takes the focus, so that it is read and in view. */
  readonly attempt?: number;
}

/** Focuses a field; of a field with several parts, such as a date, the first part. */
function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  field?.focus();
  if (field !== document.activeElement) field?.querySelector<HTMLElement>('[tabindex]')?.focus();
}

/** Summary of a form's errors, each linking to its field. Renders nothing without errors. */
export function FormErrorSummary({ title, errors, attempt = 0 }: FormErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    ref.current?.focus();
    // A finger on a button takes the keyboard nowhere: what has it already is not brought into view by getting it.
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <Icon name="warning" />
      <div>
        <h3>{title}</h3>
        <ul>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                href={`#${error.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(error.fieldId);
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
