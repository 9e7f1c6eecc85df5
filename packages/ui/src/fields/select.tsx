import { Button, Label, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import { FloatingPanel } from '../overlays/floating-panel.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { OptionList, type Option } from './options.tsx';
import control from './control.module.css';
import styles from './select.module.css';

export interface SelectProps<Id extends string> extends FieldProps {
  readonly options: readonly Option<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id | null) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  /** Label of a first item that clears the choice. Without it a choice cannot be cleared. */
  readonly clearLabel?: string;
}

/** Id of the clearing item; no option has an empty id. */
const CLEAR_ID = '';

/** Select: one choice from a list. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const options: readonly Option[] = props.clearLabel
    ? [{ id: CLEAR_ID, label: props.clearLabel }, ...props.options]
    : props.options;
  return (
    <AriaSelect
      className={styles.select}
      value={props.value}
      placeholder={props.placeholder ?? 'Choose…'}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(props.error)}
      isRequired={props.isRequired}
      onChange={(key) => {
        const chosen = props.options.find((option) => option.id === key);
        props.onChange(chosen?.id ?? null);
      }}
      onBlur={props.onBlur}
    >
      <FieldFrame {...props} labelAs={Label}>
        {(attributes) => (
          <div className={control.control} data-disabled={props.isDisabled || undefined}>
            <Button
              id={attributes.id}
              className={control.trigger}
              aria-describedby={attributes['aria-describedby']}
            >
              <SelectValue
                className={({ isPlaceholder }) => (isPlaceholder ? (control.placeholder ?? '') : '')}
              >
                {/* The label alone: the help of an option belongs to the list. */}
                {({ isPlaceholder, defaultChildren, selectedText }) =>
                  isPlaceholder ? defaultChildren : selectedText
                }
              </SelectValue>
              <Icon name="chevron-down" size="small" />
            </Button>
          </div>
        )}
      </FieldFrame>
      <FloatingPanel isAsWideAsTrigger>
        <OptionList options={options} emptyText="Nothing to choose from" />
      </FloatingPanel>
    </AriaSelect>
  );
}
