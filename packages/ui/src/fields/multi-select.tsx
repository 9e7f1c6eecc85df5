import { useState } from 'react';
import { Button, Label, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import { FloatingPanel } from '../overlays/floating-panel.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { LongOptionList } from './long-option-list.tsx';
import { OptionList, type Option } from './options.tsx';
import control from './control.module.css';
import styles from './select.module.css';

export interface MultiSelectProps<Id extends string> extends FieldProps {
  readonly options: readonly Option<Id>[];
  readonly value: readonly Id[];
  readonly onChange: (value: Id[]) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  /** Checks whether an option of a long list matches the typed text. */
  readonly isFound: (label: string, typed: string) => boolean;
}

/** Number of options above which they are found by typing. */
const MANY = 30;

/** Multiple selection from a list. Selected options are shown below as removable chips, in the order of the list. */
export function MultiSelect<Id extends string>(props: MultiSelectProps<Id>) {
  const [typed, setTyped] = useState('');
  const chosen = props.options.filter((option) => props.value.includes(option.id));
  return (
    <AriaSelect<Option, 'multiple'>
      className={styles.select}
      selectionMode="multiple"
      value={props.value}
      placeholder={props.placeholder ?? 'Choose…'}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(props.error)}
      isRequired={props.isRequired}
      onChange={(keys) =>
        props.onChange(props.options.map((option) => option.id).filter((id) => keys.includes(id)))
      }
      onBlur={props.onBlur}
      onOpenChange={() => setTyped('')}
    >
      <FieldFrame {...props} labelAs={Label}>
        {(attributes) => (
          <>
            <div className={control.control} data-disabled={props.isDisabled || undefined}>
              <Button
                id={attributes.id}
                className={control.trigger}
                aria-describedby={attributes['aria-describedby']}
              >
                <SelectValue
                  className={({ isPlaceholder }) => (isPlaceholder ? (control.placeholder ?? '') : '')}
                >
                  {({ isPlaceholder, defaultChildren }) =>
                    isPlaceholder ? defaultChildren : `${chosen.length} of ${props.options.length} chosen`
                  }
                </SelectValue>
                <Icon name="chevron-down" size="small" />
              </Button>
            </div>
            {chosen.length > 0 && (
              <ul className={styles.chips}>
                {chosen.map((option) => (
                  <li key={option.id} className={styles.chip}>
                    {option.label}
                    <button
                      type="button"
                      aria-label={`Remove ${option.label}`}
                      disabled={props.isDisabled}
                      onClick={() => {
                        // It goes with its chip: the keyboard stays at the field.
                        document.getElementById(attributes.id)?.focus();
                        props.onChange(chosen.filter((other) => other !== option).map((other) => other.id));
                      }}
                    >
                      <Icon name="close" size="small" />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </FieldFrame>
      <FloatingPanel isAsWideAsTrigger>
        {props.options.length > MANY ? (
          <LongOptionList
            label={props.label}
            options={props.options}
            emptyText="No match"
            isFound={props.isFound}
            typed={typed}
            onType={setTyped}
          />
        ) : (
          <OptionList options={props.options} emptyText="Nothing to choose from" />
        )}
      </FloatingPanel>
    </AriaSelect>
  );
}
