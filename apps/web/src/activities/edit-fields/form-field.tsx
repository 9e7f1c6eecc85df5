import { isFieldShown, type Field, type Fields, type ListField } from '@tussock/domain';
import { Button, IconButton } from '@tussock/ui';
import { useContext, useEffect, useRef, type MouseEvent, type ReactElement, type RefObject } from 'react';
import { Controller, useFieldArray, useFormContext, useWatch, type Control } from 'react-hook-form';
import { FormExtrasContext, withoutRows } from './form-extras.ts';
import { FocusedByFormContext } from './use-asked-field.ts';
import { FoldingRow, isFolding } from './folding-row.tsx';
import { fieldInputs } from './field-inputs.tsx';
import type { FeatureChoice, InputProps } from '../../session/input-props.ts';
import { formValuesFrom, type FormValues } from '../../session/form-values.ts';
import styles from './fields-form.module.css';

export interface FormFieldProps {
  readonly formId: string;
  readonly path: string;
  readonly field: Field;
  readonly siblingsPath: string;
  readonly featureChoices: (collection: string) => readonly FeatureChoice[];
}

/** DOM id of a field's control; error summaries link to it. */
export const fieldId = (formId: string, path: string): string => `${formId}-${path.replaceAll('.', '-')}`;

/** Types of fields that take the whole width of a form. */
const WIDE: ReadonlySet<Field['type']> = new Set(['longText', 'list', 'photos', 'documents']);

/** Whether a field is short enough to be placed beside others in a narrow form; help below it would not fit. */
const isShort = ({ type, help }: Field): boolean =>
  (type === 'number' || type === 'integer') && help === undefined;

/** The values next to a field: of the whole form for an empty path, of its row otherwise. */
function useSiblings(control: Control<FormValues>, siblingsPath: string): Readonly<Record<string, unknown>> {
  const form: unknown = useWatch({ control });
  const values = form as Readonly<Record<string, unknown>>;
  if (siblingsPath === '') return values;
  const at = siblingsPath
    .split('.')
    .reduce<unknown>((level, part) => (level as Record<string, unknown> | undefined)?.[part], values);
  return (at ?? {}) as Readonly<Record<string, unknown>>;
}

/** One field of a form, bound to its path; shown while the other values need it. */
export function FormField(props: FormFieldProps) {
  const { control } = useFormContext<FormValues>();
  const siblings = useSiblings(control, props.siblingsPath);
  const { notes, blocks, belows, Below } = useContext(FormExtrasContext);
  const { field, path } = props;
  if (!isFieldShown(field, siblings)) return null;
  const Block = blocks?.[path];
  if (Block)
    return (
      <div className={styles.wide} id={fieldId(props.formId, path)} tabIndex={-1}>
        <Block />
      </div>
    );
  const OwnBelow = belows?.[path];
  const note = notes?.[path]?.(siblings[path]);
  const isWide = WIDE.has(field.type);
  return (
    <div
      className={isWide ? styles.wide : styles.cell}
      data-short={isShort(field) || undefined}
      data-field={path}
    >
      {field.type === 'list' ? (
        <ListRows {...props} field={field} />
      ) : (
        <ScalarField {...props} siblings={siblings} />
      )}
      {OwnBelow && <OwnBelow path={path} field={field} />}
      {Below && (field.fromTerrain ?? field.measuredTo) && <Below path={path} field={field} />}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function ScalarField({
  formId,
  path,
  field,
  siblings,
  featureChoices,
}: FormFieldProps & { readonly siblings: Readonly<Record<string, unknown>> }) {
  const { control } = useFormContext<FormValues>();
  const { inputs } = useContext(FormExtrasContext);
  const focusedByForm = useContext(FocusedByFormContext);
  if (field.type === 'list') return null;
  // The table is complete over the types; TypeScript cannot follow that the input belongs to this field's own type.
  const Input =
    inputs?.[withoutRows(path)] ?? (fieldInputs[field.type] as (props: InputProps) => ReactElement);
  return (
    <Controller
      control={control}
      name={path}
      render={({
        field: { value, onChange, onBlur },
        fieldState: { error, isTouched, isDirty },
        formState: { isSubmitted },
      }) => (
        <Input
          id={fieldId(formId, path)}
          name={path}
          field={field}
          value={value}
          // A row that is added is checked with its list at once; nobody is blamed for what they have not come to.
          error={isTouched || isSubmitted ? error?.message : undefined}
          onChange={onChange}
          onBlur={() => {
            // Whoever taps elsewhere leaves a field that they did not come to by themselves.
            const isOfForm = focusedByForm.current === path && !isDirty;
            focusedByForm.current = null;
            if (!isOfForm) onBlur();
          }}
          siblings={siblings}
          featureChoices={featureChoices}
        />
      )}
    />
  );
}

/** Keeps the focus when a button is pressed. Leaving a field checks it, and a new error message would push the button away from under the pointer. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Moves the focus to an added row, or to the row after a removed one; otherwise it would be below the new row, or nowhere. */
function useRowWithKeyboard(count: number): {
  readonly list: RefObject<HTMLFieldSetElement | null>;
  readonly goTo: (index: number) => void;
} {
  const list = useRef<HTMLFieldSetElement>(null);
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (asked.current === undefined) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [role=group]') ?? [])];
    (rows[Math.min(asked.current, count - 1)] ?? list.current)?.focus();
    asked.current = undefined;
  }, [count]);
  return {
    list,
    goTo: (index) => {
      asked.current = index;
    },
  };
}

function ListRows({ formId, path, field, featureChoices }: FormFieldProps & { readonly field: ListField }) {
  const { control, getFieldState, formState } = useFormContext<FormValues>();
  const { fields: rows, append, remove } = useFieldArray({ control, name: path as never });
  const { error } = getFieldState(path, formState);
  const { rowTops, rowFoots } = useContext(FormExtrasContext);
  const [Top, Foot] = [rowTops?.[path], rowFoots?.[path]];
  const { list, goTo } = useRowWithKeyboard(rows.length);
  const rowFields: Fields = field.row;
  const rowContent = (rowPath: string): ReactElement => (
    <div className={styles.grid}>
      {Top && (
        <div className={styles.wide}>
          <Top path={rowPath} />
        </div>
      )}
      {Object.entries(rowFields).map(([key, rowField]) => (
        <FormField
          key={key}
          formId={formId}
          path={`${rowPath}.${key}`}
          field={rowField}
          siblingsPath={rowPath}
          featureChoices={featureChoices}
        />
      ))}
      {Foot && (
        <div className={styles.wide}>
          <Foot path={rowPath} />
        </div>
      )}
    </div>
  );
  const frameRow = (rowPath: string, index: number): ReactElement =>
    isFolding(rowFields) ? (
      <FoldingRow
        path={rowPath}
        title={`${field.rowNoun.charAt(0).toUpperCase()}${field.rowNoun.slice(1)} ${index + 1}`}
        fields={rowFields}
        control={control}
        isRefused={getFieldState(rowPath, formState).invalid}
      >
        {rowContent(rowPath)}
      </FoldingRow>
    ) : (
      rowContent(rowPath)
    );
  return (
    <fieldset ref={list} className={styles.list} id={fieldId(formId, path)} tabIndex={-1}>
      <legend className={styles.legend}>{field.label}</legend>
      {field.help && <p className={styles.help}>{field.help}</p>}
      {error?.message && <p className={styles.error}>{error.message}</p>}
      {rows.map((row, index) => (
        <div
          key={row.id}
          className={styles.row}
          role="group"
          aria-label={`${field.rowNoun} ${index + 1}`}
          tabIndex={-1}
        >
          <div className={styles.rowBody}>{frameRow(`${path}.${index}`, index)}</div>
          <IconButton
            icon="trash"
            label={`Remove ${field.rowNoun} ${index + 1}`}
            onClick={() => {
              goTo(index);
              remove(index);
            }}
          />
        </div>
      ))}
      {rows.length < field.maxRows && (
        <Button
          size="small"
          icon="plus"
          onMouseDown={keepFocus}
          onClick={() => {
            goTo(rows.length);
            append(formValuesFrom(rowFields, {}), { shouldFocus: false });
          }}
        >
          {`Add ${field.rowNoun}`}
        </Button>
      )}
    </fieldset>
  );
}
