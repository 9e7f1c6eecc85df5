import { checkFields, formWords, viewSections, type Fields } from '@tussock/domain';
import { Icon } from '@tussock/ui';
import { useId, useState, type ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { formValuesFrom, type FormValues } from '../../session/form-values.ts';
import styles from './folding-row.module.css';

/** Number of fields from which filled-in rows collapse: three of them would be longer than ten phone screens. */
const MANY_FIELDS = 6;

export const isFolding = (fields: Fields): boolean => Object.keys(fields).length >= MANY_FIELDS;

interface FoldingRowProps {
  /** Path of the row in the form: `fertiliser_application_product.2`. */
  readonly path: string;
  /** Title while the first field is empty: `Product 1`. */
  readonly title: string;
  readonly fields: Fields;
  readonly control: Control<FormValues>;
  /** A refused row opens, and stays open, since the message is beside its field. */
  readonly isRefused: boolean;
  readonly children: ReactNode;
}

/** Row of a list as a one-line summary that opens to its fields. A new or incomplete row starts open. */
export function FoldingRow({ path, title, fields, control, isRefused, children }: FoldingRowProps) {
  const id = useId();
  const values: unknown = useWatch({ control, name: path });
  const checked = checkFields(fields, values);
  const isEmpty = JSON.stringify(values) === JSON.stringify(formValuesFrom(fields, {}));
  const [isUnfolded, setUnfolded] = useState(isEmpty || !checked.ok);
  const isOpen = isUnfolded || isRefused;
  const [first, ...others] = checked.ok
    ? (viewSections({ fields, sections: [{ title, fields: Object.keys(fields) }] }, checked.attributes)[0]
        ?.rows ?? [])
    : [];
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={isRefused}
        onClick={() => setUnfolded(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        <span>
          <span className={styles.name}>{first?.text ?? title}</span>
          {!isOpen && (
            <span className={styles.summary}>
              {checked.ok
                ? others
                    .filter(({ key }) => checked.attributes[key] !== false)
                    .map(({ label, text }) => `${label} ${text}`)
                    .join(' · ')
                : formWords.notComplete}
            </span>
          )}
        </span>
      </button>
      <div id={id} className={styles.content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
