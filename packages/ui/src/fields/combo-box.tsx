import { useState } from 'react';
import { Button, ComboBox as AriaComboBox, Input, Label } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import { FloatingPanel } from '../overlays/floating-panel.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { OptionList, type Option } from './options.tsx';
import control from './control.module.css';
import styles from './select.module.css';

/** Search strategy: options are looked up elsewhere and shown as given, or each is tested against the typed text. */
type Finding =
  | { readonly onSearch: (text: string) => void; readonly isFound?: undefined }
  | { readonly isFound: (label: string, typed: string) => boolean; readonly onSearch?: undefined };

export type ComboBoxProps<Id extends string> = FieldProps & {
  readonly options: readonly Option<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id | null) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly emptyText?: string;
} & Finding;

/** Combo box: one choice from a long list, found by typing. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const { onSearch } = props;
  const [searched, setSearched] = useState(
    () => props.options.find((option) => option.id === props.value)?.label ?? '',
  );
  return (
    <AriaComboBox<Option>
      className={styles.select}
      {...(onSearch ? { items: props.options, inputValue: searched } : { defaultItems: props.options })}
      selectedKey={props.value}
      {...(props.isFound ? { defaultFilter: props.isFound } : {})}
      menuTrigger="focus"
      allowsEmptyCollection
      isDisabled={props.isDisabled}
      isInvalid={Boolean(props.error)}
      isRequired={props.isRequired}
      onInputChange={(text) => {
        setSearched(text);
        onSearch?.(text);
      }}
      onSelectionChange={(key) => {
        const chosen = props.options.find((option) => option.id === key);
        if (chosen) setSearched(chosen.label);
        props.onChange(chosen?.id ?? null);
      }}
      onBlur={props.onBlur}
    >
      <FieldFrame {...props} labelAs={Label}>
        {(attributes) => (
          <div className={control.control}>
            <Input
              id={attributes.id}
              className={control.input}
              aria-describedby={attributes['aria-describedby']}
              placeholder={props.placeholder}
            />
            <Button className={control.endButton}>
              <Icon name="chevron-down" size="small" />
            </Button>
          </div>
        )}
      </FieldFrame>
      <FloatingPanel isAsWideAsTrigger>
        <OptionList emptyText={props.emptyText ?? 'No match'} />
      </FloatingPanel>
    </AriaComboBox>
  );
}
