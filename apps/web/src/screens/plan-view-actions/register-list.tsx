import { useVirtualizer } from '@tanstack/react-virtual';
import { actionWords, countInFigures, dollarsBriefly } from '@tussock/domain';
import { Checkbox, Icon, useMedia, useRowsBeyondView, toggleInList } from '@tussock/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import styles from './register-list.module.css';
import { RegisterRowLine } from './register-row-line.tsx';
import type { RegisterRow, RowGroup } from './register-rows.ts';
import type { Order } from './register-search.ts';
import type { RegisterListProps } from './shared-props.ts';

type Line = { readonly group: RowGroup } | { readonly row: RegisterRow; readonly under: string };

const HEAD_HEIGHT = 36;
const ROW_HEIGHT = 40;
/** Height of a card on a phone: title, details, and buttons. */
const CARD_HEIGHT = 120;
/** Media query for narrow screens. It excludes print, where the list would otherwise be rendered again without its rows. */
const NARROW = 'screen and (max-width: 959px)';

const linesOf = (groups: readonly RowGroup[], closed: ReadonlySet<string>): readonly Line[] =>
  groups.flatMap((group): readonly Line[] => [
    ...(groups.length > 1 || group.key !== 'all' ? [{ group }] : []),
    ...(closed.has(group.key) ? [] : group.rows.map((row) => ({ row, under: group.key }))),
  ]);

/** The rows of the register; only the visible ones are rendered. */
export function RegisterList(props: RegisterListProps) {
  const { register, chosen, onChoose } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const isNarrow = useMedia(NARROW);
  const choose = useCallback(
    (id: string, isChosen: boolean) => onChoose(toggleInList(chosen, [id], isChosen)),
    [chosen, onChoose],
  );
  const lines = useMemo(() => linesOf(register.groups, closed), [register.groups, closed]);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const line = lines[index];
      return line && 'group' in line ? HEAD_HEIGHT : isNarrow ? CARD_HEIGHT : ROW_HEIGHT;
    },
    getItemKey: (index) => {
      const line = lines[index];
      if (line === undefined) return index;
      // One action stands under each of its land units.
      return 'group' in line ? `group ${line.group.key}` : `${line.under} ${line.row.id}`;
    },
    overscan: useRowsBeyondView(lines.length, 10),
  });
  return (
    <div className={styles.frame} role="table" aria-label="Actions" aria-rowcount={register.found.length}>
      <ListHead key={String(isNarrow)} {...props} />
      <div ref={scroller} className={styles.scroller} role="rowgroup">
        <div className={styles.content} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start, size }) => {
            const line = lines[index];
            if (!line) return null;
            return 'group' in line ? (
              <GroupHead
                key={key}
                group={line.group}
                start={start}
                height={size}
                isClosed={closed.has(line.group.key)}
                onToggle={(isClosed) => setClosed(toggleInList(closed, [line.group.key], isClosed))}
              />
            ) : (
              <RegisterRowLine
                key={key}
                {...props}
                row={line.row}
                start={start}
                height={size}
                isChosen={chosen.has(line.row.id)}
                onChoose={choose}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

const columns: readonly { readonly order: Order | null; readonly title: string; readonly isEnd?: true }[] = [
  { order: 'title', title: 'Action' },
  { order: null, title: 'Where' },
  { order: 'who', title: 'Who' },
  { order: 'due', title: 'Due' },
  { order: 'state', title: 'State' },
  { order: 'planned', title: 'Planned', isEnd: true },
  { order: null, title: 'Evidence' },
];

function ListHead({ register, search, change, chosen, onChoose, mayEdit }: RegisterListProps) {
  const ids = register.found.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const sorted = search.sort ?? 'due';
  return (
    <div className={styles.head} role="row">
      <span role="columnheader">
        {mayEdit && (
          <Checkbox
            isSelected={count > 0 && count === ids.length}
            isIndeterminate={count > 0 && count < ids.length}
            onChange={(isChosen) => onChoose(toggleInList(chosen, ids, isChosen))}
          >
            <span className={styles.hidden}>All that are shown</span>
          </Checkbox>
        )}
      </span>
      {columns.map(({ order, title, isEnd }) => (
        <span
          key={title}
          role="columnheader"
          data-end={isEnd}
          {...(order === sorted
            ? { 'aria-sort': search.order === 'desc' ? ('descending' as const) : ('ascending' as const) }
            : {})}
        >
          {order === null ? (
            title
          ) : (
            <button
              type="button"
              className={styles.sorter}
              onClick={() =>
                change({
                  sort: order,
                  order: order === sorted && search.order !== 'desc' ? 'desc' : undefined,
                })
              }
            >
              {title}
              {order === sorted && (
                <Icon name={search.order === 'desc' ? 'chevron-down' : 'chevron-up'} size="small" />
              )}
            </button>
          )}
        </span>
      ))}
    </div>
  );
}

function GroupHead({
  group,
  start,
  height,
  isClosed,
  onToggle,
}: {
  readonly group: RowGroup;
  readonly start: number;
  readonly height: number;
  readonly isClosed: boolean;
  readonly onToggle: (isClosed: boolean) => void;
}) {
  return (
    <div className={styles.group} style={{ transform: `translateY(${start}px)`, height }} role="row">
      <span role="rowheader">
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isClosed}
          onClick={() => onToggle(!isClosed)}
        >
          <Icon name={isClosed ? 'chevron-right' : 'chevron-down'} size="small" />
          {group.title} <span className={styles.soft}>{countInFigures(group.rows.length)}</span>
        </button>
      </span>
      {group.planned > 0 && (
        <span role="cell" className={styles.soft}>
          planned {dollarsBriefly(group.planned)}
          {group.elsewhere > 0 && ` · ${actionWords.alsoElsewhere(group.elsewhere)}`}
        </span>
      )}
    </div>
  );
}
