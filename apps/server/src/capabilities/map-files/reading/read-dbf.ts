import { MOST_MAP_COLUMNS, type MapCell } from '@tussock/domain';
import { isAscii, tableDecoder } from './decode-text.ts';
import { MapFileRefused } from './raw-table.ts';

const HEADER = 32;
const COLUMN = 32;
const END_OF_COLUMNS = 0x0d;
const DELETED = 0x2a;

interface DbfColumn {
  readonly name: Uint8Array;
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

export interface DbfTable {
  readonly columns: readonly string[];
  /** Null where a row was deleted: it stays in the file until that is packed. */
  readonly rows: readonly (readonly MapCell[] | null)[];
  readonly notices: readonly string[];
}

function readColumns(bytes: Uint8Array, headerLength: number): readonly DbfColumn[] {
  const columns: DbfColumn[] = [];
  // The first byte of a row says whether it was deleted.
  let from = 1;
  for (let at = HEADER; at + COLUMN <= headerLength && bytes[at] !== END_OF_COLUMNS; at += COLUMN) {
    const name = bytes.subarray(at, at + 11);
    const end = name.indexOf(0);
    const length = bytes[at + 16] ?? 0;
    const type = String.fromCodePoint(bytes[at + 11] ?? 0);
    columns.push({
      name: name.subarray(0, end < 0 ? 11 : end),
      type,
      from,
      to: from + length,
    });
    from += length;
  }
  return columns;
}

/** Days are eight digits; what is no day is left as it stands. */
const dayOf = (text: string): string => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** A field of figures has no thousands: a comma in it stands before decimals. */
function numberOf(text: string): number | undefined {
  const value = Number(text.replace(/^([-+]?\d*),(\d+)$/, '$1.$2'));
  return Number.isFinite(value) ? value : undefined;
}

function cellOf(type: string, text: string): MapCell {
  const bare = text.replaceAll('\0', '').trim();
  if (bare === '' || /^\*+$/.test(bare)) return null;
  if (type === 'N' || type === 'F' || type === 'O') return numberOf(bare) ?? bare;
  if (type === 'L') return /^[yt]/i.test(bare) ? true : /^[nf]/i.test(bare) ? false : null;
  return type === 'D' ? dayOf(bare) : bare;
}

/** The rows of a .dbf file (dBASE III and later). `encoding` is what the .cpg beside it says. @throws MapFileRefused */
export function readDbf(bytes: Uint8Array, encoding: string | undefined): DbfTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER) throw new MapFileRefused('brokenTable');
  const said = view.getUint32(4, true);
  const headerLength = view.getUint16(8, true);
  const rowLength = view.getUint16(10, true);
  const columns = readColumns(bytes, Math.min(headerLength, bytes.length));
  const isWhole = columns.length > 0 && headerLength > HEADER && (columns.at(-1)?.to ?? 0) <= rowLength;
  if (!isWhole) throw new MapFileRefused('brokenTable');
  if (columns.length > MOST_MAP_COLUMNS) throw new MapFileRefused('tooManyColumns');
  // As many as there are, whatever the file says of itself.
  const count = Math.min(said, Math.floor((bytes.length - headerLength) / rowLength));
  const all = Array.from({ length: Math.max(count, 0) }, (_, index) =>
    bytes.subarray(headerLength + index * rowLength, headerLength + (index + 1) * rowLength),
  );
  const texts = columns.filter(({ type }) => type === 'C');
  const { decode, notices } = tableDecoder(encoding, [
    ...columns.map(({ name }) => name).filter((name) => !isAscii(name)),
    ...all.flatMap((row) =>
      texts.map(({ from, to }) => row.subarray(from, to)).filter((text) => !isAscii(text)),
    ),
  ]);
  // Most cells are figures and plain letters: a decoder for each would take its time.
  const textOf = (cell: Uint8Array): string =>
    isAscii(cell) ? Buffer.from(cell.buffer, cell.byteOffset, cell.length).toString('latin1') : decode(cell);
  return {
    columns: columns.map(({ name }) => textOf(name).trim()),
    rows: all.map((row) =>
      row[0] === DELETED
        ? null
        : columns.map(({ type, from, to }) => cellOf(type, textOf(row.subarray(from, to)))),
    ),
    notices,
  };
}
