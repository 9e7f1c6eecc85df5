import { useId, type ReactNode } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import checkbox from './checkbox.module.css';
import styles from './radio-group.module.css';

export interface RadioOption<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps<Id extends string> extends FieldProps {
  readonly options: readonly RadioOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  /** Look of the group; `segments` for two to four short labels on one row. */
  readonly look?: 'list' | 'row' | 'segments';
}

/** Maximum length of labels that stay on one line in any context. */
const SHORT = 12;
const isShort = (label: unknown): boolean => typeof label === 'string' && label.length <= SHORT;

/** Radio group: one of a few choices, all visible. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const groupName = useId();
  const look = props.look ?? 'list';
  return (
    <FieldFrame {...props} isGroup>
      {(attributes) => (
        <div className={styles[look]}>
          {props.options.map((option) => {
            const id = `${attributes.id}-${option.id}`;
            return (
              <div key={option.id} className={look === 'segments' ? styles.segment : checkbox.row}>
                <input
                  id={id}
                  className={look === 'segments' ? styles.segmentInput : checkbox.box}
                  type="radio"
                  name={props.name ?? groupName}
                  checked={props.value === option.id}
                  disabled={props.isDisabled || option.isDisabled}
                  aria-describedby={option.help ? `${id}-note` : undefined}
                  onChange={() => props.onChange(option.id)}
                />
                <div className={look === 'segments' ? styles.segmentBody : undefined}>
                  <label
                    className={look === 'segments' ? styles.segmentLabel : checkbox.label}
                    data-short={isShort(option.label) || undefined}
                    htmlFor={id}
                  >
                    {option.label}
                  </label>
                  {option.help && (
                    <p id={`${id}-note`} className={checkbox.note}>
                      {option.help}
                    </p>
                  )}
                </div>
              </div>
            );
          })}
        </div>
      )}
    </FieldFrame>
  );
}
