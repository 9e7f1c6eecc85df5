import {
  checkStockRow,
  stockCells,
  stockKeyOf,
  type StockCell,
  type StockKey,
  type StockLineKey,
  type StockRow,
} from '@tussock/domain';
import Papa from 'papaparse';

/** What stood in some cells of a month; null in those that were blank. */
type StoodBefore = Readonly<Partial<Record<StockCell, number | null>>>;

/** What was typed of a month and is not saved: text by cell, and what stood in each when the typing began. */
export interface RowDraft {
  readonly key: StockKey;
  readonly base: StoodBefore;
  readonly cells: Readonly<Partial<Record<StockCell, string>>>;
}
/** By what a row is told apart by. */
export type Drafts = Readonly<Record<string, RowDraft>>;

/** A row that was changed: what it would be stored as, null for one that was emptied, or what is wrong with which cell. */
export interface ChangedRow {
  readonly key: StockKey;
  readonly row: StockRow | null;
  /** What stood in the cells that were typed in: whoever changed them since is not written over without a question. */
  readonly base?: StoodBefore;
  readonly faults: Readonly<Partial<Record<string, string>>>;
}

export type Standing = ReadonlyMap<string, StockRow>;

/** What a cell of a stored row says. */
export const storedText = (row: StockRow | undefined, cell: StockCell): string => {
  const value = row?.[cell];
  return value === undefined ? '' : String(value);
};

/** What a cell shows: as it was typed, else as it is stored. */
export const cellText = (drafts: Drafts, standing: Standing, key: StockKey, cell: StockCell): string => {
  const id = stockKeyOf(key);
  return drafts[id]?.cells[cell] ?? storedText(standing.get(id), cell);
};

/** What was typed in a cell; typing what is stored takes the draft back. */
export function typeCell(
  drafts: Drafts,
  standing: Standing,
  { key, cell, text }: { readonly key: StockKey; readonly cell: StockCell; readonly text: string },
): Drafts {
  const id = stockKeyOf(key);
  const { cells: typed = {}, base: stood = {} } = drafts[id] ?? {};
  const { [cell]: _was, ...others } = typed;
  const { [cell]: _stood, ...otherBase } = stood;
  const isStored = text.trim() === storedText(standing.get(id), cell);
  const cells = isStored ? others : { ...others, [cell]: text };
  const before = cell in typed ? stood : { ...stood, [cell]: standing.get(id)?.[cell] ?? null };
  const base = isStored ? otherBase : before;
  const { [id]: _row, ...rest } = drafts;
  return Object.keys(cells).length === 0 ? rest : { ...rest, [id]: { key, base, cells } };
}

/** Where a block from a spreadsheet is laid: months down, cells across. */
export interface PasteAt {
  readonly line: StockLineKey;
  readonly months: readonly string[];
  readonly month: number;
  readonly cell: number;
}

/** The cells of a block with where they are laid; null for those that find no place. */
const laidAt = ({ line, months, month, cell }: PasteAt, text: string) =>
  Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t', skipEmptyLines: false }).data.flatMap(
    (cells, down) =>
      cells.map((pasted, across) => {
        const [monthAt, cellAt] = [months[month + down], stockCells[cell + across]];
        return monthAt === undefined || cellAt === undefined
          ? null
          : { key: { ...line, month: monthAt }, cell: cellAt, text: pasted.trim() };
      }),
  );

/** Lays a block from a spreadsheet over the grid; cells that find no place are passed over. */
export const pasteBlock = (drafts: Drafts, standing: Standing, at: PasteAt, text: string): Drafts =>
  laidAt(at, text).reduce((all, laid) => (laid ? typeCell(all, standing, laid) : all), drafts);

/** How many cells of a block find no place. */
export const passedOverIn = (at: PasteAt, text: string): number =>
  laidAt(at, text).filter((laid) => laid === null).length;

/** Whether a text is more than one cell. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''));

function changedRow({ key, base, cells }: RowDraft, standing: Standing): ChangedRow {
  const stored = standing.get(stockKeyOf(key));
  const said = Object.fromEntries(
    stockCells.map((cell) => [cell, (cells[cell] ?? storedText(stored, cell)).trim()]),
  );
  if (Object.values(said).every((text) => text === '')) return { key, row: null, base, faults: {} };
  const checked = checkStockRow({ ...key, ...said });
  if (checked.ok) return { key, row: checked.values, base, faults: {} };
  return {
    key,
    row: stored ?? null,
    base,
    faults: Object.fromEntries(checked.refusals.toReversed().map(({ field, message }) => [field, message])),
  };
}

export const changedRows = (drafts: Drafts, standing: Standing): readonly ChangedRow[] =>
  Object.values(drafts).map((draft) => changedRow(draft, standing));

export const isFaulty = ({ faults }: ChangedRow): boolean => Object.keys(faults).length > 0;

/** The rows as they would stand once what was typed is saved; a row with a fault stays as it is. */
export function rowsWith(standing: Standing, changed: readonly ChangedRow[]): readonly StockRow[] {
  const rows = new Map(standing);
  for (const one of changed.filter((row) => !isFaulty(row))) {
    if (one.row) rows.set(stockKeyOf(one.key), one.row);
    else rows.delete(stockKeyOf(one.key));
  }
  return [...rows.values()];
}
