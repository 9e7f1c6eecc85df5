import { checkFields, formWords, isFieldShown, viewSections, type Fields } from '@tussock/domain';
import { Icon } from '@tussock/ui';
import { useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FormValues } from '../../session/form-values.ts';
import type { FeatureChoice } from '../../session/input-props.ts';
import { FormField } from './form-field.tsx';
import styles from './fields-form.module.css';
import { sectionId } from './section-links.tsx';

/** A titled group of fields of a form. */
export interface FormSectionDeclared {
  readonly title: string;
  readonly fields: readonly string[];
  /** Whether it is folded at first: what is filled in is then said in a line. */
  readonly isFolded?: boolean;
}

interface FormSectionProps {
  readonly section: FormSectionDeclared;
  readonly fields: Fields;
  readonly formId: string;
  readonly featureChoices: (collection: string) => readonly FeatureChoice[];
}

const pick = <Value,>(all: Readonly<Record<string, Value>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)));

/** What is filled in in a folded section, in a line; a box that is not ticked says nothing. */
function summaryOf({ title, fields: keys }: FormSectionDeclared, fields: Fields, values: FormValues): string {
  const own = pick(fields, keys);
  const checked = checkFields(own, pick(values, keys));
  if (!checked.ok) return formWords.notComplete;
  const [section] = viewSections({ fields: own, sections: [{ title, fields: keys }] }, checked.attributes);
  return (section?.rows ?? [])
    .filter(({ key }) => checked.attributes[key] !== false)
    .map(({ label, text }) => `${label} ${text}`)
    .join(' · ');
}

/** A titled group of fields; hidden while the other values need none of them. */
export function FormSection({ section, fields, formId, featureChoices }: FormSectionProps) {
  const { control } = useFormContext<FormValues>();
  const values = useWatch({ control });
  const { errors } = useFormState({ control });
  const contentId = useId();
  const isAsked = section.fields.includes(globalThis.location.hash.slice(1));
  const [isUnfolded, setUnfolded] = useState(!section.isFolded || isAsked);
  const shown = section.fields.flatMap((key) => {
    const field = fields[key];
    return field && isFieldShown(field, values) ? [{ key, field }] : [];
  });
  if (shown.length === 0) return null;
  // A refusal is beside its field: it is not folded away.
  const isRefused = section.fields.some((key) => errors[key]);
  const isOpen = isUnfolded || isRefused;
  const summary = isOpen ? '' : summaryOf(section, fields, values);
  return (
    <section className={styles.section}>
      <h2 className={styles.title} id={sectionId(section.title)} tabIndex={-1}>
        {section.isFolded && !isRefused ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => setUnfolded(!isOpen)}
          >
            <span>
              {section.title}
              {summary && <span className={styles.summary}>{summary}</span>}
            </span>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
          </button>
        ) : (
          section.title
        )}
      </h2>
      {isOpen && (
        <div className={styles.grid} id={contentId}>
          {shown.map(({ key, field }) => (
            <FormField
              key={key}
              formId={formId}
              path={key}
              field={field}
              siblingsPath=""
              featureChoices={featureChoices}
            />
          ))}
        </div>
      )}
    </section>
  );
}
