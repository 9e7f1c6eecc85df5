import { useVirtualizer } from '@tanstack/react-virtual';
import { documentWords, momentBriefly, sayBytes } from '@tussock/domain';
import { Checkbox, Icon, Tag, type IconName, useMedia, useRowsBeyondView, toggleInList } from '@tussock/ui';
import { useRef, type CSSProperties } from 'react';
import styles from './document-list.module.css';
import type { DocumentRow } from './document-rows.ts';
import type { DocumentOrder, FileSort } from './documents-search.ts';
import type { SharedProps } from './shared-props.ts';

const ROW_HEIGHT = 44;
/** On a phone: the name, and what is known of it below. */
const CARD_HEIGHT = 80;
/** Paper is no narrow window: a list that became one while it is printed would be rendered anew, without its rows. */
const NARROW = 'screen and (max-width: 959px)';

interface ListProps extends SharedProps {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The documents that are asked for, of which only those in sight are drawn. */
export function DocumentList(props: ListProps) {
  const { list, chosen, onChoose } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia(NARROW);
  const virtual = useVirtualizer({
    count: list.found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isNarrow ? CARD_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => list.found[index]?.id ?? index,
    overscan: useRowsBeyondView(list.found.length, 10),
  });
  return (
    <div
      key={String(isNarrow)}
      className={styles.frame}
      role="table"
      aria-label="Documents"
      aria-rowcount={list.found.length}
    >
      <ListHead {...props} />
      <div ref={scroller} className={styles.scroller} role="rowgroup">
        <div className={styles.content} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start, size }) => {
            const row = list.found[index];
            return (
              row && (
                <DocumentLine
                  key={key}
                  row={row}
                  place={{ transform: `translateY(${start}px)`, height: size }}
                  isChosen={chosen.has(row.id)}
                  onChoose={(isIn) => onChoose(toggleInList(chosen, [row.id], isIn))}
                  onOpen={() => props.change({ open: row.id })}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

const columns: readonly {
  readonly order: DocumentOrder | null;
  readonly title: string;
  readonly isEnd?: true;
}[] = [
  { order: 'name', title: 'Name' },
  { order: 'type', title: 'Type' },
  { order: 'size', title: 'Size', isEnd: true },
  { order: 'added', title: 'Added' },
  { order: 'expires', title: 'Expires' },
  { order: null, title: 'Used by' },
];

function ListHead({ list, search, change, chosen, onChoose }: ListProps) {
  const ids = list.found.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const sorted = search.sort ?? 'name';
  const isDown = search.order === 'desc';
  return (
    <div className={styles.head} role="row">
      <span role="columnheader" aria-label="Chosen">
        <Checkbox
          isSelected={count > 0 && count === ids.length}
          isIndeterminate={count > 0 && count < ids.length}
          onChange={(isIn) => onChoose(toggleInList(chosen, ids, isIn))}
        >
          <span className={styles.hidden}>All that are shown</span>
        </Checkbox>
      </span>
      {columns.map(({ order, title, isEnd }) => (
        <span
          key={title}
          role="columnheader"
          data-end={isEnd}
          {...(order === sorted
            ? { 'aria-sort': isDown ? ('descending' as const) : ('ascending' as const) }
            : {})}
        >
          {order === null ? (
            title
          ) : (
            <button
              type="button"
              className={styles.sorter}
              onClick={() => change({ sort: order, order: order === sorted && !isDown ? 'desc' : undefined })}
            >
              {title}
              {order === sorted && <Icon name={isDown ? 'chevron-down' : 'chevron-up'} size="small" />}
            </button>
          )}
        </span>
      ))}
    </div>
  );
}

const icons: { readonly [S in FileSort]: IconName } = {
  pdf: 'document',
  text: 'document',
  spreadsheet: 'chart',
  picture: 'camera',
};

interface LineProps {
  readonly row: DocumentRow;
  readonly place: CSSProperties;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onOpen: () => void;
}

function DocumentLine({ row, place, isChosen, onChoose, onOpen }: LineProps) {
  const { file, expiry } = row;
  const [use, ...others] = row.uses;
  return (
    <div className={styles.row} style={place} role="row" data-chosen={isChosen || undefined}>
      <span role="cell" className={styles.tick}>
        <Checkbox isSelected={isChosen} onChange={onChoose}>
          <span className={styles.hidden}>{file.name}</span>
        </Checkbox>
      </span>
      <span role="rowheader" className={styles.what}>
        <Icon name={icons[row.sort]} size="small" />
        <button type="button" className={styles.name} title={file.name} onClick={onOpen}>
          {file.name}
        </button>
        <span className={styles.tags}>
          {file.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
      </span>
      <span role="cell" className={styles.type}>
        {row.typeLabel}
      </span>
      <span role="cell" className={styles.size}>
        {sayBytes(file.bytes)}
      </span>
      <span role="cell" className={styles.added} title={file.uploadedByName ?? undefined}>
        {momentBriefly(file.uploadedAt)}
        <span className={styles.by}>{file.uploadedByName}</span>
      </span>
      <span role="cell" className={styles.expires}>
        {file.expiresOn !== null && expiry && (
          <Tag variant={expiry === 'expired' ? 'danger' : expiry === 'soon' ? 'warning' : 'secondary'}>
            {documentWords.expires(expiry, file.expiresOn)}
          </Tag>
        )}
      </span>
      <span role="cell" className={styles.uses} title={row.uses.map(({ words }) => words).join(', ')}>
        {use ? documentWords.manyUses(use.words, others.length) : '–'}
      </span>
    </div>
  );
}
