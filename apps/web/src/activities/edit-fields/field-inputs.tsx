import {
  formWords,
  isFoundIn,
  type Field,
  type FieldType,
  type Option as DomainOption,
} from '@tussock/domain';
import {
  Checkbox,
  ComboBox,
  DateField,
  MonthField,
  MultiSelect,
  NumberField,
  Select,
  TextArea,
  TextField,
  type Option,
} from '@tussock/ui';
import type { ReactElement } from 'react';
import { FilesInput } from './files-input.tsx';
import type { InputProps } from '../../session/input-props.ts';

/** Longest list shown as a menu; longer ones are searched by typing. */
const MOST_IN_A_MENU = 15;

const optionsOf = (options: readonly DomainOption[]): Option[] =>
  options.map(({ key, label, help }) => ({ id: key, label, ...(help ? { help } : {}) }));

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const frame = ({ id, name, field, error, onBlur }: InputProps) => ({
  id,
  name,
  label: field.label,
  help: field.help,
  error,
  isRequired: field.required ?? false,
  onBlur,
});

function TextInput({
  field,
  value,
  onChange,
  ...rest
}: InputProps<Extract<Field, { type: 'text' | 'longText' }>>) {
  const common = { ...frame({ field, value, onChange, ...rest }), value: text(value), onChange };
  if (field.type === 'longText') return <TextArea {...common} maxLength={field.maxLength} />;
  const type = field.format === 'email' ? 'email' : field.format === 'phone' ? 'tel' : 'text';
  return <TextField {...common} type={type} />;
}

function NumberInput({
  field,
  value,
  onChange,
  ...rest
}: InputProps<Extract<Field, { type: 'number' | 'integer' }>>) {
  const unit = field.unit === 'year' ? undefined : field.unit;
  return (
    <NumberField
      {...frame({ field, value, onChange, ...rest })}
      value={text(value)}
      onChange={onChange}
      isWhole={field.type === 'integer'}
      {...(unit ? { unit } : {})}
    />
  );
}

function EnumInput({
  field,
  value,
  onChange,
  siblings,
  ...rest
}: InputProps<Extract<Field, { type: 'enum' }>>) {
  const narrowing = field.narrowedBy === undefined ? undefined : siblings[field.narrowedBy];
  const offered =
    typeof narrowing === 'string' && narrowing !== ''
      ? field.options.filter(({ groups }) => groups === undefined || groups.includes(narrowing))
      : field.options;
  const common = {
    ...frame({ field, value, onChange, siblings, ...rest }),
    options: optionsOf(offered),
    value: text(value) || null,
    onChange: (chosen: string | null) => onChange(chosen ?? ''),
  };
  if (offered.length > MOST_IN_A_MENU)
    return <ComboBox key={text(narrowing)} {...common} isFound={isFoundIn} placeholder="Type to find" />;
  return <Select {...common} {...(field.required ? {} : { clearLabel: 'Not recorded' })} />;
}

function MultiEnumInput({
  field,
  value,
  onChange,
  ...rest
}: InputProps<Extract<Field, { type: 'multiEnum' }>>) {
  return (
    <MultiSelect
      isFound={isFoundIn}
      {...frame({ field, value, onChange, ...rest })}
      options={optionsOf(field.options)}
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={onChange}
    />
  );
}

/** Note below a checkbox. An unticked box looks the same whether the answer is No or still missing, so the note says which. */
const noteOfTick = (value: unknown, help: string | undefined): string => {
  const { yes, no, notAnswered } = formWords.tick;
  const said = value === true ? yes : value === false ? no : notAnswered;
  return help === undefined ? said : `${said}. ${help}`;
};

function BooleanInput({
  id,
  name,
  field,
  value,
  error,
  onChange,
}: InputProps<Extract<Field, { type: 'boolean' }>>) {
  return (
    <Checkbox
      id={id}
      name={name}
      isSelected={value === true}
      onChange={onChange}
      help={noteOfTick(value, field.help)}
      {...(error ? { error } : {})}
    >
      {field.label}
    </Checkbox>
  );
}

function DateInput({
  field,
  value,
  onChange,
  ...rest
}: InputProps<Extract<Field, { type: 'date' | 'month' }>>) {
  const common = {
    ...frame({ field, value, onChange, ...rest }),
    value: text(value) || null,
    onChange: (chosen: string | null) => onChange(chosen ?? ''),
    // Half a date is refused when it is saved: dropping it would lose what was typed.
    onHalfTyped: (typed: string | null) => onChange(typed ?? ''),
  };
  return field.type === 'date' ? <DateField {...common} /> : <MonthField {...common} />;
}

function FeatureRefInput({
  field,
  value,
  onChange,
  featureChoices,
  ...rest
}: InputProps<Extract<Field, { type: 'featureRef' }>>) {
  const choices = featureChoices(field.collection);
  const help = choices.length === 0 ? `No ${field.noun} is drawn on this plan yet` : field.help;
  return (
    <MultiSelect
      isFound={isFoundIn}
      {...frame({ field, value, onChange, featureChoices, ...rest })}
      help={help}
      isDisabled={choices.length === 0}
      options={choices.map((choice) => ({ id: choice.id, label: choice.name }))}
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={onChange}
    />
  );
}

type ScalarType = Exclude<FieldType, 'list'>;
type InputOf<T extends ScalarType> = (props: InputProps<Extract<Field, { type: T }>>) => ReactElement;

/** Inputs by type of field, except lists, which contain inputs of their own. Complete: a new type does not compile without one. */
export const fieldInputs: { readonly [T in ScalarType]: InputOf<T> } = {
  text: TextInput,
  longText: TextInput,
  number: NumberInput,
  integer: NumberInput,
  enum: EnumInput,
  multiEnum: MultiEnumInput,
  boolean: BooleanInput,
  date: DateInput,
  month: DateInput,
  featureRef: FeatureRefInput,
  photos: FilesInput,
  documents: FilesInput,
};
