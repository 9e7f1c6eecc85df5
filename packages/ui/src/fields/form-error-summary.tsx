import { useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './form-error-summary.module.css';

export interface FormErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  /** Raise it at each attempt to send: the summary then takes focus, so that it is read and in view. */
  readonly attempt?: number;
}

/** What is wrong in a form, each line leading to its field. Shows nothing while nothing is wrong. */
export function FormErrorSummary({ title, errors, attempt = 0 }: FormErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
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
                  document.getElementById(error.fieldId)?.focus();
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
