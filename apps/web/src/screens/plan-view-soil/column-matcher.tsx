import { columnUses, plainHeading, proposedUse, type ColumnMatching } from '@tussock/domain';
import { Button, Select } from '@tussock/ui';
import { useState } from 'react';
import type { FileSummary, OfferedColumn } from './laboratory/laboratory-file.ts';
import styles from './import-dialog.module.css';
import type { LaboratoryFileState } from './use-laboratory-file.ts';

const LONGEST_EXAMPLE = 30;

const proposed = (columns: readonly OfferedColumn[]): ColumnMatching =>
  Object.fromEntries(columns.map(({ heading }) => [plainHeading(heading), proposedUse(heading)]));

/** What each column of a file is for: asked where the shape is not known, and open to be put right where it is. */
export function ColumnMatcher({
  file,
  summary: { ok, columns, read },
}: {
  readonly file: LaboratoryFileState;
  readonly summary: FileSummary;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<ColumnMatching>({});
  if (columns.length === 0) return null;
  if (ok && !isOpen)
    return (
      <div className={styles.matched}>
        {file.isRemembered && (
          <p className={styles.note}>The columns are read as for the last file of this laboratory.</p>
        )}
        <Button size="small" onClick={() => setIsOpen(true)}>
          Match the columns
        </Button>
        {file.isRemembered && (
          <Button size="small" isQuiet onClick={() => void file.forget()}>
            Forget this laboratory
          </Button>
        )}
      </div>
    );
  const matching = { ...proposed(columns), ...read.matching, ...draft };
  const apply = (): void => {
    setIsOpen(false);
    void file.readAs({ matching, dateOrder: undefined });
  };
  return (
    <section className={styles.names} aria-label="What each column is for">
      <h3 className={styles.heading}>What is each column for?</h3>
      <p className={styles.note}>
        Figures must be in the unit that stands beside the name: units are not converted. What you choose is
        remembered for the next file of this laboratory.
      </p>
      <div className={styles.grid}>
        {columns.map(({ heading, example }) => (
          <Select
            key={heading}
            label={heading}
            help={example === '' ? 'Empty' : `Such as “${example.trim().slice(0, LONGEST_EXAMPLE)}”`}
            options={columnUses}
            value={matching[plainHeading(heading)] ?? null}
            onChange={(use) => setDraft({ ...draft, [plainHeading(heading)]: use ?? 'none' })}
          />
        ))}
      </div>
      <div>
        <Button variant="primary" onClick={apply}>
          Read the file so
        </Button>
      </div>
    </section>
  );
}
