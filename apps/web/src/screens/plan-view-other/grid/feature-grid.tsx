import { useVirtualizer } from '@tanstack/react-virtual';
import { useRowsBeyondView } from '@tussock/ui';
import type { FeatureReply } from '@tussock/contract';
import {
  isFieldShown,
  opensForm,
  type AnyKind,
  type FeatureColumn,
  type FeatureNames,
} from '@tussock/domain';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { FeatureChoice } from '../../../activities/edit-fields/index.ts';
import { measuresOf } from '../../../sync/index.ts';
import { CellEditor, type CellEditorProps } from './cell-editor.tsx';
import { columnTemplate, columnWidth } from './column-width.ts';
import styles from './feature-grid.module.css';
import { clipboardText, fromClipboard, toClipboard, type PlacedValue } from './grid-clipboard.ts';
import { GridHead, type GridSort } from './grid-head.tsx';
import { edgesOf, placeAfterKey, within, type GridPlace, type GridRange } from './grid-place.ts';
import { cellId, GridRow } from './grid-row.tsx';
import { GridTotals } from './grid-totals.tsx';
import type { Drafts } from './use-drafts.ts';

export interface FeatureGridProps {
  readonly kind: AnyKind;
  readonly columns: readonly FeatureColumn[];
  readonly features: readonly FeatureReply[];
  readonly names: FeatureNames;
  readonly drafts: Drafts;
  readonly canEdit: boolean;
  readonly sort: GridSort;
  readonly onSort: (sort: GridSort) => void;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly featureChoices: (collection: string) => readonly FeatureChoice[];
  /** A list within a feature has a form of its own. */
  readonly onEditList: (feature: FeatureReply, column: FeatureColumn) => void;
  readonly range: GridRange;
  readonly onRange: (range: GridRange) => void;
  readonly onPlace: (values: readonly PlacedValue[]) => void;
  /** Into a cell of a feature, as that was when the typing began, which may stand elsewhere by now or be gone. */
  readonly onPlaceIn: (feature: FeatureReply, column: FeatureColumn, value: unknown) => void;
  readonly onFillDown: () => void;
  readonly tell: (message: string) => void;
}

/** The cell that is typed in, of its feature as that was when the typing began; its row then. */
interface Editing {
  readonly feature: FeatureReply;
  readonly column: FeatureColumn;
  readonly row: number;
  readonly left: number;
  readonly typed?: string | undefined;
}

const ROW_HEIGHT = 36;
const isTyped: ReadonlySet<string> = new Set(['text', 'longText', 'number', 'integer']);

const valueIn = (drafts: Drafts, feature: FeatureReply, of: FeatureColumn): unknown =>
  of.valueIn({ ...feature.properties, ...drafts.rows[feature._id]?.values }, measuresOf(feature));

const openRow = (grid: HTMLElement | null, row: number): void =>
  grid?.querySelector<HTMLElement>(`[data-row="${row}"] a`)?.click();

/** The list of a kind: a table of many rows of which only those in sight are drawn, with cells that are typed in. */
export function FeatureGrid(props: FeatureGridProps) {
  const { kind, columns, features, drafts, range, onRange, canEdit, onSelect, onPlace } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { active } = range;
  const size = { rows: features.length, columns: columns.length };
  const virtual = useVirtualizer({
    count: features.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: useRowsBeyondView(features.length, 8),
    // The headings and the totals lie over the rows.
    scrollPaddingStart: ROW_HEIGHT,
    scrollPaddingEnd: ROW_HEIGHT,
  });

  const valueAt = ({ row, column }: GridPlace): unknown => {
    const [feature, of] = [features[row], columns[column]];
    return feature && of ? valueIn(drafts, feature, of) : undefined;
  };

  const moveTo = (place: GridPlace, keepsAnchor = false): void => {
    const next = within(place, size);
    onRange({ active: next, anchor: keepsAnchor ? range.anchor : next });
    virtual.scrollToIndex(next.row, { align: 'auto' });
    showColumn(scroller.current, columns, next.column);
    const feature = features[next.row];
    if (feature) onSelect(feature._id);
  };

  useSelectedInSight(props, (row) => virtual.scrollToIndex(row, { align: 'center' }));

  const { editing, beginEditing, leaveEditing, endEditing } = useCellEditing(props, {
    scroller,
    grid,
    moveTo,
  });

  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.target !== grid.current || features.length === 0) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isCommand && key === 'z') (event.shiftKey ? drafts.redo : drafts.undo)();
    else if (isCommand && key === 'y') drafts.redo();
    else if (isCommand && key === 'd') props.onFillDown();
    else if (isCommand && event.key === 'Enter') openRow(grid.current, active.row);
    else if (event.key === 'Enter' || event.key === 'F2') beginEditing(active);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && canEdit)
      onPlace(blanksIn(range, columns));
    else if (!isCommand && !event.altKey && event.key.length === 1 && event.key !== ' ') {
      if (!isTyped.has(columns[active.column]?.field?.type ?? '')) return;
      beginEditing(active, event.key);
    } else {
      const next = placeAfterKey(
        active,
        { key: event.key, ctrlKey: isCommand, shiftKey: event.shiftKey },
        size,
      );
      if (!next) return;
      moveTo(next, event.shiftKey && event.key !== 'Tab');
    }
    event.preventDefault();
  };

  const handlePointer = (event: PointerEvent<HTMLDivElement>): void => {
    const place = placeUnder(event);
    if (!place || event.button !== 0) return;
    // On glass a second touch on the same cell types in it.
    const isAgain =
      event.pointerType !== 'mouse' && place.row === active.row && place.column === active.column;
    moveTo(place, event.shiftKey);
    if (isAgain) beginEditing(place);
  };

  const { handleCopy, handlePaste } = clipboardOf(props, { isEditing: editing !== null, valueAt });

  // Custom properties are styles, which the types of React do not know.
  const look = {
    '--grid-columns': columnTemplate(columns),
    height: virtual.getTotalSize() + 2 * ROW_HEIGHT,
  } as CSSProperties;
  return (
    <div ref={scroller} className={styles.scroller} data-feature-grid>
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        className={styles.grid}
        style={look}
        aria-label={kind.names.plural}
        aria-rowcount={features.length + 2}
        aria-multiselectable="true"
        aria-readonly={!canEdit}
        aria-activedescendant={features.length > 0 ? cellId(active.row, active.column) : undefined}
        onKeyDown={handleKey}
        onPointerDown={handlePointer}
        onDoubleClick={() => beginEditing(active)}
        onCopy={handleCopy}
        onPaste={handlePaste}
      >
        <GridHead columns={columns} sort={props.sort} onSort={props.onSort} />
        <GridRows {...props} items={virtual.getVirtualItems()} />
        <GridTotals kind={kind} columns={columns} features={features} />
      </div>
      {editing && <OpenCell {...props} {...editing} onLeave={leaveEditing} onEscape={endEditing} />}
    </div>
  );
}

interface OpenCellProps extends FeatureGridProps, Editing {
  readonly onLeave: CellEditorProps['onLeave'];
  readonly onEscape: () => void;
}

/** The input over the cell that is typed in: where its row stands now, or stood last where that is gone. */
function OpenCell({ feature, column, row, left, typed, ...props }: OpenCellProps) {
  const { drafts } = props;
  const { field, key } = column;
  const rowNow = props.features.findIndex(({ _id }) => _id === feature._id);
  if (!field || field.type === 'list') return null;
  return (
    <CellEditor
      key={`${feature._id}:${key}`}
      field={field}
      value={valueIn(drafts, feature, column)}
      typed={typed}
      siblings={{ ...feature.properties, ...drafts.rows[feature._id]?.values }}
      featureChoices={props.featureChoices}
      message={drafts.faults[feature._id]?.[key]}
      top={ROW_HEIGHT * ((rowNow < 0 ? row : rowNow) + 1)}
      left={left}
      onLeave={props.onLeave}
      onEscape={props.onEscape}
    />
  );
}

/** The rows in sight. */
function GridRows({
  items,
  ...props
}: FeatureGridProps & { readonly items: readonly { readonly index: number; readonly start: number }[] }) {
  const { kind, columns, features, drafts, range, selectedId } = props;
  const edges = edgesOf(range);
  const conflicts = new Set(drafts.conflicts.map(({ _id }) => _id));
  return (
    <div role="rowgroup" className={styles.body}>
      {items.map(({ index, start }) => {
        const feature = features[index];
        if (!feature) return null;
        const isMarked = index >= edges.top && index <= edges.bottom;
        return (
          <GridRow
            key={feature._id}
            index={index}
            top={start}
            feature={feature}
            columns={columns}
            names={props.names}
            typed={drafts.rows[feature._id]?.values}
            faults={drafts.faults[feature._id]}
            isInConflict={conflicts.has(feature._id)}
            isSelected={feature._id === selectedId}
            activeColumn={index === range.active.row ? range.active.column : undefined}
            markedFrom={isMarked ? edges.left : undefined}
            markedTo={isMarked ? edges.right : undefined}
            openLabel={`Open ${kind.label(feature.properties)}`}
          />
        );
      })}
    </div>
  );
}

interface Around {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly moveTo: (place: GridPlace) => void;
}

/** The one cell that is typed in, and where the keyboard goes from it. */
function useCellEditing(
  { kind, columns, features, drafts, canEdit, tell, onEditList, onPlaceIn }: FeatureGridProps,
  { scroller, grid, moveTo }: Around,
) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const beginEditing = (place: GridPlace, typed?: string): void => {
    const [feature, column] = [features[place.row], columns[place.column]];
    if (!canEdit || !feature || !column?.field) return;
    const attributes = { ...feature.properties, ...drafts.rows[feature._id]?.values };
    if (!isFieldShown(column.field, attributes)) {
      tell(`${column.field.label} is not asked for here, as this ${kind.names.inSentence} is filled in`);
      return;
    }
    if (opensForm(column.field)) {
      onEditList(feature, column);
      return;
    }
    const cell = document.getElementById(cellId(place.row, place.column));
    setEditing({ feature, column, row: place.row, left: editorLeft(scroller.current, cell), typed });
  };

  const leaveEditing = (value: unknown, move: 'down' | 'right' | 'left' | 'stay'): void => {
    if (!editing) return;
    onPlaceIn(editing.feature, editing.column, value);
    setEditing(null);
    if (move === 'stay') return;
    grid.current?.focus();
    const row = features.findIndex(({ _id }) => _id === editing.feature._id);
    const column = columns.findIndex(({ key }) => key === editing.column.key);
    if (row < 0 || column < 0) return;
    moveTo({
      row: row + (move === 'down' ? 1 : 0),
      column: column + (move === 'right' ? 1 : move === 'left' ? -1 : 0),
    });
  };

  const endEditing = useCallback(() => {
    setEditing(null);
    grid.current?.focus();
  }, [grid]);
  return { editing, beginEditing, leaveEditing, endEditing };
}

/** A feature chosen on the map is brought into sight, and the cell that is active goes to it. */
function useSelectedInSight(
  { features, selectedId, range: { active }, onRange }: FeatureGridProps,
  scrollTo: (row: number) => void,
): void {
  const selectedRow = selectedId === null ? -1 : features.findIndex(({ _id }) => _id === selectedId);
  const lastSelected = useRef(selectedId);
  useEffect(() => {
    if (lastSelected.current === selectedId || selectedRow < 0) return;
    lastSelected.current = selectedId;
    if (selectedRow === active.row) return;
    const place = { row: selectedRow, column: active.column };
    onRange({ active: place, anchor: place });
    scrollTo(selectedRow);
  }, [selectedId, selectedRow, active, onRange, scrollTo]);
}

/** Nothing in every cell of a range that can be typed in. */
function blanksIn(range: GridRange, columns: readonly FeatureColumn[]): readonly PlacedValue[] {
  const { top, bottom, left, right } = edgesOf(range);
  const values: PlacedValue[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1)
      if (columns[column]?.field) values.push({ row, column, value: '' });
  return values;
}

function placeUnder({ target }: PointerEvent): GridPlace | null {
  const cell = (target as Element).closest<HTMLElement>('[data-column]'); // pointers press elements
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) } : null;
}

/** What a range gives to the clipboard, and what it takes from it. */
function clipboardOf(
  { columns, features, names, range, canEdit, onPlace, tell }: FeatureGridProps,
  { isEditing, valueAt }: { readonly isEditing: boolean; readonly valueAt: (place: GridPlace) => unknown },
) {
  const handleCopy = (event: ClipboardEvent): void => {
    if (isEditing || features.length === 0) return;
    const { top, bottom, left, right } = edgesOf(range);
    const cells = features
      .slice(top, bottom + 1)
      .map((_feature, down) =>
        columns
          .slice(left, right + 1)
          .map((column, across) =>
            clipboardText(column, valueAt({ row: top + down, column: left + across }), names),
          ),
      );
    event.clipboardData.setData('text/plain', toClipboard(cells));
    event.preventDefault();
  };
  const handlePaste = (event: ClipboardEvent): void => {
    if (isEditing || !canEdit || features.length === 0) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    const size = { rows: features.length, columns: columns.length };
    const { values, passedOver } = fromClipboard(text, range, { size, columns, names });
    onPlace(values);
    if (passedOver > 0)
      tell(
        `${passedOver} of the pasted cells did not fit: they fall outside the list, or on calculated figures`,
      );
  };
  return { handleCopy, handlePaste };
}

/** As wide as the input over a cell is drawn, see the style sheet. */
const EDITOR_WIDTH = 304;

function editorLeft(scroller: HTMLElement | null, cell: HTMLElement | null): number {
  if (!scroller || !cell) return 0;
  const left =
    cell.getBoundingClientRect().left - scroller.getBoundingClientRect().left + scroller.scrollLeft;
  return Math.max(
    scroller.scrollLeft,
    Math.min(left, scroller.scrollLeft + scroller.clientWidth - EDITOR_WIDTH),
  );
}

/** Scrolls sideways until a column can be seen beside the name, which stays. */
function showColumn(scroller: HTMLElement | null, columns: readonly FeatureColumn[], at: number): void {
  if (!scroller) return;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const widths = columns.map((column) => columnWidth(column) * rem);
  const fixed = 2.25 * rem + (widths[0] ?? 0);
  const start = 2.25 * rem + widths.slice(0, at).reduce((sum, width) => sum + width, 0);
  const end = start + (widths[at] ?? 0);
  if (at > 0 && start < scroller.scrollLeft + fixed) scroller.scrollLeft = start - fixed;
  else if (end > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = end - scroller.clientWidth;
}
