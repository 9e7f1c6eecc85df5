import { columnText, featureColumns, listWords, type AnyKind, type FeatureNames } from '@tussock/domain';
import { Button, Icon } from '@tussock/ui';
import type { DraftRows } from './grid/draft-edits.ts';
import styles from './lists.module.css';

interface GoneRowProps {
  readonly kind: AnyKind;
  readonly row: DraftRows[string] | undefined;
  readonly names: FeatureNames;
  readonly onDiscard: () => void;
}

const NOTHING_TYPED = { base: {}, values: {} };

/** What was typed in a row whose feature was deleted meanwhile: to be read, and saved if that is brought back. */
export function DeletedRow({ kind, row = NOTHING_TYPED, names, onDiscard }: GoneRowProps) {
  const { base, values } = row;
  const typed = featureColumns(kind)
    .filter(({ key }) => key in values)
    .map((column) => `${column.header}: ${columnText(column, values[column.key], names)}`);
  const name = kind.label({ ...values, ...base }) || `A ${kind.names.inSentence}`;
  return (
    <div className={styles.conflict} role="alert">
      <Icon name="warning" size="small" />
      <span>{listWords.goneRow(name, typed)}</span>
      <Button size="small" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
