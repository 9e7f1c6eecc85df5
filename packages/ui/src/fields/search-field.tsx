import type { Ref } from 'react';
import { Icon } from '../icons/icon.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import control from './control.module.css';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<FieldProps, 'error' | 'isRequired'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when Enter is pressed. */
  readonly onSubmit?: (value: string) => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Search field. Escape and the clear button empty it. The label is visually hidden by default. */
export function SearchField(props: SearchFieldProps) {
  return (
    <FieldFrame isLabelHidden {...props}>
      {(attributes) => (
        <div className={control.control}>
          <span className={control.leading}>
            <Icon name="search" size="small" />
          </span>
          <input
            {...attributes}
            ref={props.inputRef}
            className={`${control.input} ${styles.input}`}
            type="search"
            name={props.name}
            value={props.value}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            autoComplete="off"
            disabled={props.isDisabled}
            onChange={(event) => props.onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') props.onSubmit?.(props.value);
              if (event.key !== 'Escape' || props.value === '') return;
              event.preventDefault();
              event.stopPropagation();
              props.onChange('');
            }}
          />
          {props.value !== '' && (
            <button
              type="button"
              className={control.endButton}
              aria-label="Clear the search"
              onClick={() => {
                // It goes with the words: the keyboard stays where they were.
                document.getElementById(attributes.id)?.focus();
                props.onChange('');
              }}
            >
              <Icon name="close" size="small" />
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
