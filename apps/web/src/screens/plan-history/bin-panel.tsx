import type { BinItem } from '@tussock/contract';
import { findEntity, labelOfWrite, momentInWords, recordWords, formatHectares } from '@tussock/domain';
import { Button, Panel, Skeleton } from '@tussock/ui';
import { nameInBin, partsToRestore, useBin, withNeeded } from '../../activities/show-history/index.ts';
import { openRecord, saveToRecord, showRefusal } from '../../sync/index.ts';
import styles from './history-screen.module.css';

const factsOf = ({ row, deletedByName, deletedAt }: BinItem): string => {
  const area = row.made['areaHectares'];
  return [
    findEntity(row.entity)?.names.singular,
    typeof area === 'number' ? formatHectares(area) : '',
    `deleted${deletedByName ? ` by ${deletedByName}` : ''}, ${momentInWords(deletedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
};

const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What comes back by a press: itself; unless it comes alone, what went with it in the same write; and what they need. */
const comingBack = (item: BinItem, all: readonly BinItem[], isAlone: boolean) => {
  const beside = isAlone ? [] : all.filter(({ row }) => item.wentWith.includes(row.id));
  return withNeeded(partsToRestore([item, ...beside]), all);
};

/** What was deleted within ninety days, each with the way back. */
export function BinPanel({ planId }: { readonly planId: string }) {
  const bin = useBin(planId);
  // What is brought back is there at once, and in the bin until that is read again.
  const items = (bin.data?.results ?? []).filter(({ row }) => !openRecord().row(row.id));
  const bringing = (item: BinItem): readonly string[] =>
    comingBack(item, items, false).brought.map(nameInBin);
  const restore = async (item: BinItem, isAlone = false): Promise<void> => {
    const entity = findEntity(item.row.entity);
    if (!entity) return;
    try {
      await saveToRecord({
        label: labelOfWrite.restored(entity, nameInBin(item)),
        parts: comingBack(item, items, isAlone).parts,
        toast: recordWords.restored(nameInBin(item)),
      });
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Panel title="Bin">
      <p className={styles.note}>Kept for 90 days.</p>
      {bin.isPending && <Skeleton lines={3} />}
      {bin.error && <p role="alert">{bin.error.message}</p>}
      {bin.data && items.length === 0 && <p className={styles.note}>There is nothing in it.</p>}
      <ul className={styles.bin}>
        {items.map((item) => (
          <li key={item.row.id}>
            <div>
              <p className={styles.name}>{nameInBin(item)}</p>
              <p className={styles.note}>{factsOf(item)}</p>
              {item.wentWith.length > 0 && (
                <p className={styles.note}>{`${countOf(item.wentWith.length, 'other')} went with it.`}</p>
              )}
              {bringing(item).length > 0 && (
                <p className={styles.note}>{recordWords.bringsBack(bringing(item))}</p>
              )}
              {item.namedBy.length > 0 && (
                <p className={styles.note}>
                  {`Still named by ${item.namedBy.map(({ name }) => name).join(', ')}.`}
                </p>
              )}
            </div>
            <div className={styles.ways}>
              <Button
                size="small"
                aria-label={`Restore ${nameInBin(item)}`}
                onClick={() => void restore(item)}
              >
                Restore
              </Button>
              {item.wentWith.length > 0 && (
                <Button
                  size="small"
                  isQuiet
                  aria-label={`Only this: ${nameInBin(item)}`}
                  onClick={() => void restore(item, true)}
                >
                  Only this
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
