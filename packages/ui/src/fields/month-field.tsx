import { useState } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import control from './control.module.css';
import styles from './month-field.module.css';

export interface MonthFieldProps extends FieldProps {
  /** A month 'YYYY-MM'. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
}

/** January to December as the reader's language writes them. */
const MONTH_NAMES = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-NZ', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, month, 15)),
  ),
);

/** A month of a year. Tells nothing until both parts stand. */
export function MonthField(props: MonthFieldProps) {
  const [valueYear = '', valueMonth = ''] = props.value?.split('-') ?? [];
  // What stands half written is kept here: the value itself is only ever a whole month or nothing.
  const [draft, setDraft] = useState({ year: valueYear, month: valueMonth });
  const { year, month } = props.value ? { year: valueYear, month: valueMonth } : draft;
  const handleChange = (next: { year: string; month: string }) => {
    setDraft(next);
    const isWhole = /^\d{4}$/.test(next.year) && next.month !== '';
    const value = isWhole ? `${next.year}-${next.month}` : null;
    if (value !== props.value) props.onChange(value);
  };
  return (
    <FieldFrame {...props} isGroup>
      {(attributes) => (
        <div className={styles.parts} onBlur={props.onBlur}>
          <div className={control.control}>
            <select
              className={control.input}
              aria-label={`${props.label}: month`}
              aria-invalid={attributes['aria-invalid']}
              value={month}
              onChange={(event) => handleChange({ year, month: event.target.value })}
            >
              <option value="">Month</option>
              {MONTH_NAMES.map((name, index) => (
                <option key={name} value={`${index + 1}`.padStart(2, '0')}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div className={control.control}>
            <input
              className={`${control.input} ${control.number}`}
              aria-label={`${props.label}: year`}
              aria-invalid={attributes['aria-invalid']}
              inputMode="numeric"
              maxLength={4}
              placeholder="Year"
              value={year}
              onChange={(event) => handleChange({ year: event.target.value.replaceAll(/\D/g, ''), month })}
            />
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
