import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readBin, type BinItem } from '@tussock/contract';
import {
  findEntity,
  type EntityId,
  isEntityId,
  kindOfEntity,
  labelOfWrite,
  momentInWords,
  recordWords,
  sayHectares,
} from '@tussock/domain';
import { Button, Panel, Skeleton } from '@tussock/ui';
import type { PartEdit } from '../../plan-session/replica/replica-session.ts';
import { saveToRecord, tellRefusal, useSync } from '../../record/index.ts';
import { client } from '../../session/client.ts';
import styles from './history-screen.module.css';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What it is called: a feature by its kind's label, a file by its name, an action by its title; what has no name by its sort. */
const nameOf = ({ row: { entity, values } }: BinItem): string =>
  kindOfEntity(entity)?.label(values) ||
  textOf(values['name']) ||
  textOf(values['title']) ||
  (findEntity(entity)?.names.singular ?? entity);

const factsOf = ({ row, deletedByName, deletedAt }: BinItem): string => {
  const area = row.made['areaHectares'];
  return [
    findEntity(row.entity)?.names.singular,
    typeof area === 'number' ? sayHectares(area) : '',
    `deleted${deletedByName ? ` by ${deletedByName}` : ''}, ${momentInWords(deletedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
};

const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What nothing may show that is not there. */
const FILE: EntityId = 'file';

/**
 * What it cannot be without and lies in the bin too: a soil test is of its transect, a trough shows its photos. Other lists of ids may name what
 * is gone.
 */
function neededBy({ row }: BinItem, all: readonly BinItem[]): readonly BinItem[] {
  const lists = findEntity(row.entity)?.idLists ?? [];
  const values = Object.entries(row.values);
  const named = JSON.stringify(values.filter(([key]) => !lists.includes(key)));
  const listed = JSON.stringify(values);
  return all.filter(
    (other) =>
      other.row.id !== row.id &&
      (other.row.entity === FILE ? listed : named).includes(JSON.stringify(other.row.id)),
  );
}

/** What comes back with it: what it needs, and what that needs, before it; itself; unless it comes alone, what went with it in the same write. */
function comingBack(item: BinItem, all: readonly BinItem[], isAlone: boolean): readonly BinItem[] {
  const found = new Set<BinItem>();
  const take = (one: BinItem): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const other of neededBy(one, all)) take(other);
    // Behind what it needs.
    found.delete(one);
    found.add(one);
  };
  take(item);
  const beside = isAlone ? [] : all.filter(({ row }) => item.wentWith.includes(row.id));
  for (const other of beside) take(other);
  return [...found];
}

const partsOf = (items: readonly BinItem[]): readonly PartEdit[] =>
  items.flatMap(({ row }) =>
    isEntityId(row.entity) ? [{ entity: row.entity, entityId: row.id, op: 'restore', set: {} }] : [],
  );

const namesOf = (items: readonly BinItem[]): string => items.map(nameOf).join(', ');

/** What was deleted within ninety days, each with the way back. */
export function BinPanel({ planId }: { readonly planId: string }) {
  const { rev } = useSync();
  const bin = useQuery({
    queryKey: [readBin.id, { planId }, rev],
    queryFn: ({ signal }) => client.call(readBin, { params: { planId } }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  });
  const items = bin.data?.results ?? [];
  const restore = async (item: BinItem, isAlone = false): Promise<void> => {
    const entity = findEntity(item.row.entity);
    if (!entity) return;
    try {
      await saveToRecord({
        label: labelOfWrite.restored(entity, nameOf(item)),
        parts: partsOf(comingBack(item, items, isAlone)),
        toast: recordWords.restored(nameOf(item)),
      });
    } catch (error) {
      tellRefusal(error);
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
              <p className={styles.name}>{nameOf(item)}</p>
              <p className={styles.note}>{factsOf(item)}</p>
              {item.wentWith.length > 0 && (
                <p className={styles.note}>{`${countOf(item.wentWith.length, 'other')} went with it.`}</p>
              )}
              {neededBy(item, items).length > 0 && (
                <p className={styles.note}>{`Brings ${namesOf(neededBy(item, items))} back with it.`}</p>
              )}
              {item.namedBy.length > 0 && (
                <p className={styles.note}>
                  {`Still named by ${item.namedBy.map(({ name }) => name).join(', ')}.`}
                </p>
              )}
            </div>
            <div className={styles.ways}>
              <Button size="small" aria-label={`Restore ${nameOf(item)}`} onClick={() => void restore(item)}>
                Restore
              </Button>
              {item.wentWith.length > 0 && (
                <Button
                  size="small"
                  isQuiet
                  aria-label={`Only this: ${nameOf(item)}`}
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
