import { useState } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import control from './control.module.css';
import styles from './month-field.module.css';

export interface MonthFieldProps extends FieldProps {
  /** Month 'YYYY-MM'; or the half-typed text last reported. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Called with the text while it is no complete month: 'mm/2026'. When undefined, half-typed text is not reported. */
  readonly onHalfTyped?: (text: string | null) => void;
  readonly onBlur?: () => void;
}

/** Names of January to December in the reader's language. */
function writeMonths(): readonly string[] {
  const inWords = new Intl.DateTimeFormat('en-NZ', { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => inWords.format(new Date(Date.UTC(2024, month, 15))));
}

/** Cached names, computed by the first field that shows them. */
let months: readonly string[] | undefined;

interface Parts {
  readonly year: string;
  readonly month: string;
}

const readParts = (value: string | null): Parts => {
  const [, wholeYear, wholeMonth] = /^(\d{4})-(\d{2})$/.exec(value ?? '') ?? [];
  if (wholeYear && wholeMonth) return { year: wholeYear, month: wholeMonth };
  const [, month = '', year = ''] = /^(mm|\d{2})\/(yyyy|\d{1,4})$/.exec(value ?? '') ?? [];
  return { year: year === 'yyyy' ? '' : year, month: month === 'mm' ? '' : month };
};

/** Month field. Reports a month only when both parts are filled in. */
export function MonthField(props: MonthFieldProps) {
  // For those who hear only of whole months, what stands half written is kept here.
  const [draft, setDraft] = useState(() => readParts(props.value));
  const { year, month } = props.value ? readParts(props.value) : draft;
  const handleChange = (next: Parts) => {
    setDraft(next);
    if (/^\d{4}$/.test(next.year) && next.month !== '') props.onChange(`${next.year}-${next.month}`);
    else if (!props.onHalfTyped) {
      if (props.value !== null) props.onChange(null);
    } else if (next.year === '' && next.month === '') props.onHalfTyped(null);
    else props.onHalfTyped(`${next.month || 'mm'}/${next.year || 'yyyy'}`);
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
              {(months ??= writeMonths()).map((name, index) => (
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
