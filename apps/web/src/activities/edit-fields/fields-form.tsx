import { type CheckedFields, type FieldRefusal, type Fields } from '@tussock/domain';
import { Button, FormErrorSummary, Skeleton } from '@tussock/ui';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type BaseSyntheticEvent,
  type ReactNode,
} from 'react';
import { FormProvider, useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { type Draft, type TabDraft, useTabDraft } from '../../sync/drafts/index.ts';
import { restoreFormFiles } from '../../sync/index.ts';
import { FormExtrasContext, type FormExtras } from './form-extras.ts';
import type { FeatureChoice } from '../../session/input-props.ts';
import { fieldId, keepFocus } from './form-field.tsx';
import { FormSection, type FormSectionDeclared } from './form-section.tsx';
import { follow, valuesAfterSave } from './follow.ts';
import { BeforeSaveContext, FormWaitsContext, useFormWaits } from './form-waits.ts';
import { formValuesFrom, type FormValues } from '../../session/form-values.ts';
import { refusalsLeft } from './refusals-left.ts';
import { FocusedByFormContext, useAskedField } from './use-asked-field.ts';
import { useCancelling } from './use-cancelling.tsx';
import { useCtrlS } from './use-ctrl-s.ts';
import styles from './fields-form.module.css';

interface FieldsFormProps {
  /** Key of the stored draft; read once. */
  readonly formKey: string;
  readonly fields: Fields;
  readonly sections: readonly FormSectionDeclared[];
  readonly values: Readonly<Record<string, unknown>>;
  /** The same check that the server makes. */
  readonly check: (values: FormValues) => CheckedFields;
  /**
   * Saves the values. The promise rejects with the server's refusals, whose fields `refusalsOf` reads. `startedFrom` has the values at the start of
   * typing: a draft may be older than `values`.
   */
  readonly onSave: (
    attributes: Readonly<Record<string, unknown>>,
    startedFrom: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  readonly refusalsOf?: (error: unknown) => readonly FieldRefusal[];
  readonly onCancel?: () => void;
  /** The caller of `onCancel` asks before discarding, because more than the typed text would be lost. */
  readonly isCancelAskedElsewhere?: boolean;
  /** Whether something beside the fields was changed that cancelling discards. */
  readonly isChangedBeside?: boolean;
  readonly saveLabel?: string;
  /** What follows the save, beside the buttons. */
  readonly saveNote?: ReactNode;
  /** A second save button, with another way on. */
  readonly alsoSave?: {
    readonly label: string;
    readonly onSave: FieldsFormProps['onSave'];
  };
  /** Focuses the first field, for a form that opened to be typed in. */
  readonly focusesFirst?: boolean;
  readonly featureChoices?: (collection: string) => readonly FeatureChoice[];
  readonly extras?: FormExtras | undefined;
  /** Content between the fields and the buttons. */
  readonly children?: ReactNode;
}

const noExtras: FormExtras = {};
const noChoices = (): readonly FeatureChoice[] => [];
const noRefusals = (): readonly FieldRefusal[] => [];

/** Whether the values still equal those the form started from. */
const isUntouched = (fields: Fields, values: FormValues, startedFrom: string): boolean =>
  JSON.stringify(formValuesFrom(fields, JSON.parse(startedFrom) as FormValues)) === JSON.stringify(values);

/** Stores typed values as a draft while they differ from those the form started from. */
function keepTyped(kept: TabDraft, fields: Fields, draft: Draft): void {
  if (isUntouched(fields, draft.values, draft.startedFrom)) kept.drop();
  else kept.keep(draft);
}

/** Whether the stored draft belongs to another form: this one was left while it was saved, and its key is used by the next. */
function isOfAnother(kept: TabDraft, typed: FormValues): boolean {
  const values = Object.entries(kept.read()?.values ?? {});
  return values.some(([key, value]) => JSON.stringify(value) !== JSON.stringify(typed[key]));
}

function errorsFrom(refusals: readonly FieldRefusal[]): FieldErrors<FormValues> {
  const errors: Record<string, unknown> = {};
  for (const { field, message } of refusals) {
    const parts = field.split('.');
    const last = parts.pop() ?? field;
    let level = errors;
    for (const part of parts) level = (level[part] ??= {}) as Record<string, unknown>;
    level[last] = { type: 'refused', message };
  }
  return errors as FieldErrors<FormValues>;
}

const resolverOf =
  (check: FieldsFormProps['check']): Resolver<FormValues> =>
  (values) => {
    const checked = check(values);
    return checked.ok ? { values, errors: {} } : { values: {}, errors: errorsFrom(checked.refusals) };
  };

/** Names the row of a list before its problem, since two rows may lack the same. */
function rowOf(fields: Fields, path: string): string {
  const [key = '', index] = path.split('.');
  const field = fields[key];
  if (field?.type !== 'list' || index === undefined) return '';
  return `${field.rowNoun.charAt(0).toUpperCase()}${field.rowNoun.slice(1)} ${Number(index) + 1}: `;
}

/** The problems in the order of the page, while a check has its own order. Problems outside of sections come last. */
function linesOf(
  refusals: readonly FieldRefusal[],
  { fields, sections }: Pick<FieldsFormProps, 'fields' | 'sections'>,
  formId: string,
): readonly { readonly fieldId: string; readonly message: string }[] {
  const onPage = sections.flatMap((section) => section.fields);
  const placeOf = ({ field }: FieldRefusal): number => {
    const place = onPage.indexOf(field.split('.')[0] ?? field);
    return place === -1 ? onPage.length : place;
  };
  return refusals
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ field, message }) => ({
      fieldId: fieldId(formId, field),
      message: rowOf(fields, field) + message,
    }));
}

/**
 * Form generated from declared fields: sections, help, units, required marks, errors beside each field and in a summary. Typed values are kept in
 * this browser until they are saved, separately for each tab. Ctrl+S saves.
 */
export function FieldsForm(props: FieldsFormProps) {
  const kept = useTabDraft(props.formKey);
  return kept ? <KeptForm {...props} kept={kept} /> : <Skeleton lines={props.sections.length * 2} />;
}

function KeptForm({ kept, ...props }: FieldsFormProps & { readonly kept: TabDraft }) {
  const { fields, check, onSave, refusalsOf = noRefusals } = props;
  const formId = useId();
  const { form: formRef, focused } = useAskedField(props.focusesFirst ?? false);
  const saves = useRef(onSave);
  const [draft] = useState(() => kept.read());
  const given = JSON.stringify(props.values);
  const startedFromRef = useRef(draft?.startedFrom ?? given);
  const [hasDraft, setHasDraft] = useState(draft !== null);
  const [attempt, setAttempt] = useState(0);
  const stored = useMemo(() => formValuesFrom(fields, props.values), [fields, props.values]);
  const form = useForm<FormValues>({
    defaultValues: draft ? { ...stored, ...draft.values } : stored,
    resolver: resolverOf(check),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { formState, handleSubmit, setError, watch, reset } = form;
  const [refusals, setRefusals] = useState<readonly FieldRefusal[]>([]);
  const waits = useFormWaits();

  useEffect(() => {
    // Files that were chosen before the page was left.
    if (draft) void restoreFormFiles();
  }, [draft]);

  const onTyped = useEffectEvent((values: FormValues, name: string | undefined): void => {
    keepTyped(kept, fields, { values, startedFrom: startedFromRef.current });
    setRefusals((told) => refusalsLeft(told, name, () => check(values)));
  });
  useEffect(() => {
    const subscription = watch((values, { name }) => onTyped(values, name));
    return () => subscription.unsubscribe();
  }, [watch]);

  // A form follows what stands, field by field; what was typed in stays, over what it was typed over.
  useEffect(() => {
    if (given === startedFromRef.current) return;
    const followed = follow(fields, { typed: form.getValues(), startedFrom: startedFromRef.current, given });
    startedFromRef.current = followed.startedFrom;
    reset(followed.values);
  }, [given, fields, form, reset]);

  const submit = handleSubmit(
    async (values) => {
      const checked = check(values);
      if (!checked.ok) return;
      setRefusals([]);
      try {
        // Written by JSON.stringify above, from attributes.
        await saves.current(
          checked.attributes,
          JSON.parse(startedFromRef.current) as Record<string, unknown>,
        );
        const startedFrom = JSON.stringify(checked.attributes);
        const typed = form.getValues();
        const shown = valuesAfterSave(fields, { sent: values, typed, saved: checked.attributes });
        startedFromRef.current = startedFrom;
        reset(shown);
        if (!isOfAnother(kept, typed)) keepTyped(kept, fields, { values: shown, startedFrom });
        setHasDraft(false);
      } catch (error) {
        const refused = refusalsOf(error);
        setRefusals(refused);
        for (const { field, message } of refused) setError(field, { type: 'refused', message });
        if (refused.length > 0) setAttempt((count) => count + 1);
      }
    },
    () => {
      const checked = check(form.getValues());
      setRefusals(checked.ok ? [] : checked.refusals);
      setAttempt((count) => count + 1);
    },
  );

  const send =
    (save: FieldsFormProps['onSave']) =>
    (event?: BaseSyntheticEvent): void => {
      event?.preventDefault();
      saves.current = save;
      waits.thenDo(submit);
    };
  useCtrlS(send(onSave));

  const discard = (): void => {
    kept.drop();
    setHasDraft(false);
    setRefusals([]);
    startedFromRef.current = given;
    reset(stored);
  };

  const cancelling = useCancelling({
    isAskedElsewhere: props.isCancelAskedElsewhere ?? false,
    isUntouched: () =>
      !(props.isChangedBeside ?? false) && isUntouched(fields, form.getValues(), startedFromRef.current),
    drop: discard,
    onCancel: props.onCancel,
  });

  return (
    <FormProvider {...form}>
      <form ref={formRef} className={styles.form} noValidate onSubmit={send(onSave)}>
        {hasDraft && <KeptDraft onDiscard={discard} />}
        <FormErrorSummary
          title="Please look at these again"
          attempt={attempt}
          errors={linesOf(refusals, props, formId)}
        />
        <BeforeSaveContext value={waits.before}>
          <FormWaitsContext value={waits.add}>
            <FocusedByFormContext value={focused}>
              <FormSections {...props} formId={formId} />
            </FocusedByFormContext>
          </FormWaitsContext>
        </BeforeSaveContext>
        {props.children}
        <FormActs
          {...props}
          isPending={formState.isSubmitting || waits.isWaiting}
          onCancel={props.onCancel && cancelling.cancel}
          send={send}
        />
      </form>
      {cancelling.question}
    </FormProvider>
  );
}

function KeptDraft({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <p className={styles.draft} role="status">
      What you typed before and did not save is still here.{' '}
      <Button size="small" isQuiet onClick={onDiscard}>
        Discard it
      </Button>
    </p>
  );
}

interface FormActsProps extends Pick<FieldsFormProps, 'alsoSave' | 'saveLabel' | 'saveNote'> {
  readonly isPending: boolean;
  readonly onCancel: (() => void) | undefined;
  readonly send: (save: FieldsFormProps['onSave']) => (event?: BaseSyntheticEvent) => void;
}

function FormActs({ alsoSave, saveLabel = 'Save', saveNote, isPending, onCancel, send }: FormActsProps) {
  return (
    <div className={styles.actions}>
      {saveNote && <p className={styles.saveNote}>{saveNote}</p>}
      {onCancel && (
        <Button onMouseDown={keepFocus} onClick={onCancel}>
          Cancel
        </Button>
      )}
      {alsoSave && (
        <Button onMouseDown={keepFocus} onClick={send(alsoSave.onSave)}>
          {alsoSave.label}
        </Button>
      )}
      <Button type="submit" variant="primary" onMouseDown={keepFocus} isPending={isPending}>
        {saveLabel}
      </Button>
    </div>
  );
}

const FormSections = ({
  formId,
  ...props
}: Pick<FieldsFormProps, 'fields' | 'sections' | 'extras' | 'featureChoices'> & {
  readonly formId: string;
}) => (
  <FormExtrasContext value={props.extras ?? noExtras}>
    {props.sections.map((section) => (
      <FormSection
        key={section.title}
        section={section}
        fields={props.fields}
        formId={formId}
        featureChoices={props.featureChoices ?? noChoices}
      />
    ))}
  </FormExtrasContext>
);
