import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { readRecordHistory, type BinItem, type RecordHistoryEntry } from '@tussock/contract';
import {
  formatOperation,
  changedValues,
  findEntity,
  isUuid,
  GEOMETRY,
  momentOfWork,
  recordWords,
  type NameOf,
  SOIL_TEST,
} from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { Button, NotReadLine, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import { nameInRecord, openRecord, OutlinePicture } from '../../sync/index.ts';
import { client, readsWith } from '../../session/client.ts';
import { mayNeedOfBin } from './coming-back.ts';
import { HistoryFilter, type HistoryChoices, type HistoryWish } from './history-filter.tsx';
import styles from './history-list.module.css';
import { nameOfTest } from './name-of-test.ts';
import { partsToPutBack, partToPutBack } from './put-back.ts';
import { useBinItems } from './use-bin.ts';
import { WayBack } from './way-back.tsx';

type Entry = RecordHistoryEntry;

const NONE = 'nothing';
const NOTHING_TO_PUT_BACK: ReturnType<typeof partsToPutBack<Entry>> = { parts: [], changedSince: [] };
/** Title of a write that moved the plan to another state. */
const planLife = 'Status and approvals';
/** Most things of one write that are named. */
const NAMED = 3;

/** Names of an entry's references: a title is known by its number, also when it is no longer in the plan. */
const nameIn =
  ({ boundary }: Entry): NameOf =>
  (id) =>
    boundary?.titleNumbers[id] ?? nameInRecord(id);

/** Groups entries by write: an import, or a change of many rows. */
function groupsOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0]?.opId === entry.opId && last[0].rev === entry.rev) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const nounOf = ({ entity }: Entry, count = 1): string => {
  const names = findEntity(entity)?.names;
  return (count === 1 ? names?.singular : names?.plural) ?? entity;
};

/** Name of a thing; a dependent thing is named by the present name of what it belongs to. */
function ownName({ name, entity, entityId, values }: Entry): string {
  if (entity !== SOIL_TEST) return isUuid(name) ? (nameInRecord(name) ?? '') : name;
  const { before, after = before } = values['transectId'] ?? {};
  return nameOfTest(name, after ?? openRecord().row(entityId)?.values['transectId']);
}

/** Name of the changed thing, with its sort where the name does not say that. */
const nameOf = (entry: Entry): string => {
  const noun = nounOf(entry);
  const name = ownName(entry);
  return name === '' || name.startsWith(noun) ? name || noun : `${noun}: ${name}`;
};

/** The entry with the plan's new state, if the write moved it. */
const moveIn = (group: readonly Entry[]): Entry | undefined => group.find(({ made }) => 'status' in made);

/** Whether a write moved the plan and changed none of the farm's details. */
const isMoveAlone = (entry: Entry): boolean =>
  moveIn([entry]) !== undefined && Object.keys(entry.values).length === 0;

const isOfOneSort = ([first, ...others]: readonly Entry[]): boolean =>
  others.every(({ entity }) => entity === first?.entity);

const titleOf = (group: readonly Entry[]): string => {
  const [first, ...others] = group;
  if (!first) return '';
  if (others.length === 0) return isMoveAlone(first) ? planLife : nameOf(first);
  if (moveIn(group)) return planLife;
  const count = others.length + 1;
  return isOfOneSort(group) ? `${count} ${nounOf(first, count).toLowerCase()}` : `${count} things`;
};

/** History of the plan, or of one thing, in words with old and new values; each entry can be undone. */
export function HistoryList({
  planId,
  entityId,
  canEdit,
}: {
  readonly planId: string;
  readonly entityId?: string;
  readonly canEdit: boolean;
}) {
  const [wish, setWish] = useState<HistoryWish>({});
  const history = useInfiniteQuery({
    // Read again when the record has moved on (`resetListsWithRecord`), all pages that stand there: nobody is thrown back to the first.
    queryKey: [readRecordHistory.id, { planId, entityId }, wish],
    meta: readsWith(readRecordHistory),
    queryFn: ({ pageParam, signal }) =>
      client.call(
        readRecordHistory,
        {
          params: { planId },
          query: {
            ...wish,
            ...(pageParam === null ? {} : { before: pageParam }),
            ...(entityId ? { entityId } : {}),
          },
        },
        { signal, isQuiet: true },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.nextBefore,
    placeholderData: keepPreviousData,
  });
  // What there is to choose from stays where what was chosen cannot be read.
  const [choices, setChoices] = useState<HistoryChoices>();
  const [read] = history.data?.pages ?? [];
  if (read && read !== choices) setChoices(read);
  const groups = groupsOf(history.data?.pages.flatMap(({ results }) => results) ?? []);
  const needsBin = canEdit && groups.some((group) => partsToPutBack(group).parts.some(mayNeedOfBin));
  const bin = useBinItems(planId, needsBin);
  if (history.isPending) return <Skeleton lines={4} />;
  const again = history.isFetchNextPageError ? history.fetchNextPage : history.refetch;
  const notRead = history.error && (
    <NotReadLine onAgain={() => void again()}>{history.error.message}</NotReadLine>
  );
  const isFiltered = Object.keys(wish).length > 0;
  return (
    <>
      {entityId === undefined && choices && <HistoryFilter of={choices} wish={wish} onWish={setWish} />}
      {notRead}
      {history.data && groups.length === 0 && (
        <p className={styles.note}>
          {isFiltered ? 'Nothing of this sort was changed.' : 'Nothing has been changed yet.'}
        </p>
      )}
      <ol className={styles.entries} aria-label="What was changed">
        {groups.map((group) => (
          <HistoryGroup
            key={`${group[0]?.rev}:${group[0]?.ord}`}
            group={group}
            isNamed={entityId === undefined}
            canEdit={canEdit}
            bin={bin}
          />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button
          size="small"
          isPending={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

/** Operation of a write as a whole: several different ones count as a change, and each line says its own. */
const actOf = (group: readonly Entry[]): Pick<Entry, 'op' | 'isRestored'> => {
  const [first, ...others] = group;
  const isAlike = first && others.every((entry) => formatOperation(entry) === formatOperation(first));
  return isAlike ? first : { op: 'update' };
};

/** Line of one of several entries: with its own operation, where that differs from the write's; consequences of a move need none. */
const lineOf = (entry: Entry, group: readonly Entry[]): string => {
  const name = isOfOneSort(group) ? ownName(entry) || nounOf(entry) : nameOf(entry);
  const act = formatOperation(entry);
  return moveIn(group) || act === formatOperation(actOf(group)) ? name : `${name}, ${act.toLowerCase()}`;
};

const putBackWord = (op: Entry['op'], isWithoutSome: boolean): string => {
  if (op === 'delete') return 'Restore';
  return isWithoutSome ? 'Put the rest of it back' : 'Put all of it back';
};

function HistoryGroup({
  group,
  isNamed,
  canEdit,
  bin,
}: {
  readonly group: readonly Entry[];
  readonly isNamed: boolean;
  readonly canEdit: boolean;
  readonly bin: readonly BinItem[];
}) {
  const [isWhole, setIsWhole] = useState(false);
  const [first] = group;
  if (!first) return null;
  const named = group.filter((entry) => !isMoveAlone(entry));
  const shown = isWhole ? named : named.slice(0, NAMED);
  const { parts, changedSince } = canEdit ? partsToPutBack(group) : NOTHING_TO_PUT_BACK;
  const title = titleOf(group);
  const act = actOf(group);
  const move = moveIn(group);
  return (
    <li>
      {isNamed && <p className={styles.title}>{title}</p>}
      <p className={styles.note}>
        {formatOperation(act)} by {first.actorName ?? 'someone'},{' '}
        <time dateTime={first.at}>{momentOfWork(first)}</time>
      </p>
      {group.length > 1 && move && <Values entry={move} canEdit={false} bin={bin} />}
      {group.length > 1 && (
        <ul className={styles.names}>
          {shown.map((entry) => (
            <li key={entry.ord}>{lineOf(entry, group)}</li>
          ))}
          {shown.length < named.length && (
            <li>
              <Button size="small" isQuiet onClick={() => setIsWhole(true)}>
                {`and ${named.length - shown.length} more`}
              </Button>
            </li>
          )}
        </ul>
      )}
      {group.length === 1 && <ShapeThen entry={first} />}
      {group.length === 1 && first.op === 'update' && <Values entry={first} canEdit={canEdit} bin={bin} />}
      {parts.length > 0 && (group.length > 1 || first.op === 'delete') && (
        <WayBack name={title} parts={parts} bin={bin} icon="undo">
          {putBackWord(act.op, changedSince.length > 0)}
        </WayBack>
      )}
      {changedSince.length > 0 && (
        <p className={styles.note}>{recordWords.changedSince(changedSince.map(nameOf))}</p>
      )}
    </li>
  );
}

/** The outline before the change, dotted, and after it. */
function ShapeThen({ entry: { values, name, boundary } }: { readonly entry: Entry }) {
  const shape = boundary ?? values[GEOMETRY];
  if (!shape) return null;
  const outlines = [
    { geometry: shape.before as Geometry | null, look: 'before' as const }, // the record's own shape
    { geometry: shape.after as Geometry | null, look: 'mine' as const },
  ].flatMap(({ geometry, look }) => (geometry ? [{ geometry, look }] : []));
  return (
    <div className={styles.shape}>
      <OutlinePicture
        label={`The shape of ${name || 'it'}: before dotted, after solid`}
        outlines={outlines}
      />
    </div>
  );
}

/** Each changed value: before, after, and the button to undo it. */
function Values({
  entry,
  canEdit,
  bin,
}: {
  readonly entry: Entry;
  readonly canEdit: boolean;
  readonly bin: readonly BinItem[];
}) {
  const entity = findEntity(entry.entity);
  if (!entity) return null;
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(
      Object.entries({ ...entry.made, ...entry.values }).map(([key, value]) => [key, value[which]]),
    );
  const changed = changedValues(entity, { before: side('before'), set: side('after') }, nameIn(entry));
  return (
    <ul className={styles.values}>
      {changed.map(({ key, label, before, after, isShape }) => {
        const part = canEdit && key in entry.values ? partToPutBack(entry, [key]) : undefined;
        return (
          <li key={key}>
            <span>
              <span className={styles.label}>{label}</span>{' '}
              {isShape ? (
                'moved or reshaped'
              ) : (
                <>
                  <del>{before ?? NONE}</del> → <ins>{after ?? NONE}</ins>
                </>
              )}
            </span>
            {part && (
              <WayBack
                name={`${label} of ${ownName(entry)}`}
                parts={[part]}
                bin={bin}
                isQuiet
                aria-label={`Restore: ${label}`}
              >
                Restore
              </WayBack>
            )}
          </li>
        );
      })}
    </ul>
  );
}
