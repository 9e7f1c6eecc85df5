import {
  continuedHeader,
  kindOfTable,
  mapFileNotices,
  mapRowWords,
  MOST_MAP_COLUMNS,
  proposeColumns,
  readDelimited,
  unguardFormula,
  unworkedFormulasAsText,
  type MapCell,
} from '@tussock/domain';
import { isInNewZealand, readShapeText } from '@tussock/geometry';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import { decodeText } from './decode-text.ts';
import { findHeadings, placeOf, type Place } from './place-headings.ts';
import {
  MapFileRefused,
  mostRowsRead,
  type RawFile,
  type RawRow,
  type RawShape,
  type ReadFormat,
  type SaidSystem,
} from './raw-table.ts';
import {
  chooseWithPlan,
  kindWrittenHere,
  planOfTables,
  readOr,
  type ReadTable,
  type TableOfPlan,
} from './tables-of-plan.ts';

interface PlaceColumns {
  readonly shape: number;
  /** How many columns behind it the shape goes on in, where it is too long for a cell. */
  readonly further?: number;
  readonly east: number;
  readonly north: number;
  readonly said: SaidSystem;
}

function namedColumns(headers: readonly string[], east: string, north: string): PlaceColumns {
  return { shape: -1, east: headers.indexOf(east), north: headers.indexOf(north), said: { of: 'nothing' } };
}

/** Which columns hold the place, and what their headings say of its coordinates. */
function findColumns(headers: readonly string[]): PlaceColumns {
  const read = headers.map(placeOf);
  const find = (column: Place['column'], isInDegrees: boolean): number =>
    read.findIndex((place) => place?.column === column && place.isInDegrees === isInDegrees);
  const shape = find('shape', true);
  const degrees = { shape, east: find('east', true), north: find('north', true) };
  if (degrees.east >= 0 && degrees.north >= 0) return { ...degrees, said: { of: 'number', id: 4326 } };
  const metres = { shape, east: find('east', false), north: find('north', false) };
  const heading = `${headers[metres.east] ?? ''}${headers[metres.north] ?? ''}`;
  const said: SaidSystem = /nztm/i.test(heading)
    ? { of: 'number', id: 2193 }
    : /nzmg/i.test(heading)
      ? { of: 'number', id: 27200 }
      : { of: 'nothing' };
  // Well-known text of ours is of longitude and latitude; a table that has both is read by it.
  return { ...metres, said: shape >= 0 ? { of: 'number', id: 4326 } : said };
}

/** In how many columns behind it a column goes on. */
function countFurther(headers: readonly string[], at: number): number {
  const header = headers[at];
  if (header === undefined) return 0;
  const behind = headers.slice(at + 1);
  const end = behind.findIndex((other, index) => other !== continuedHeader(header, index + 2));
  return end < 0 ? behind.length : end;
}

/** More than any degrees, whichever way round they are counted. */
const MOST_DEGREES = 360;

/** The figures of one place: "172,310" is of degrees, and of metres where either of them is too large for degrees. */
function figuresOf(cells: readonly [MapCell, MapCell]): readonly [number, number] {
  const inDegrees = [numberOf(cells[0]), numberOf(cells[1])] as const;
  const isInMetres = inDegrees.some((figure) => Math.abs(figure) > MOST_DEGREES);
  return isInMetres ? [numberOf(cells[0], 'metres'), numberOf(cells[1], 'metres')] : inDegrees;
}

/**
 * 43°31'12"S, 43 31.2 S, −43.52 or 43,52: as people write degrees, and 412,345 as they write metres: with three figures behind it the one comma
 * of the first stands before decimals, and that of the second between thousands. Not a number where it is none.
 */
function numberOf(cell: MapCell, written: 'degrees' | 'metres' = 'degrees'): number {
  if (typeof cell === 'number') return cell;
  const text = String(cell ?? '')
    .trim()
    .replaceAll('\u2212', '-');
  const plain = text.replaceAll(/[\s\u00A0]/g, '');
  if (/^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d{1,3})?$/i.test(plain)) return Number(plain);
  const mayBeThousands = /^[-+]?\d{1,3},\d{3}$/.test(plain);
  if (/^[-+]?\d+,\d+$/.test(plain) && !(mayBeThousands && written === 'metres'))
    return Number(plain.replace(',', '.'));
  if (/^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  const parts =
    /^([NSEW])?\s*([-+]?\d+(?:\.\d+)?)[°\s]+(?:(\d+(?:\.\d+)?)['′\s]*)?(?:(\d+(?:\.\d+)?)["″\s]*)?([NSEW])?$/i.exec(
      text,
    );
  if (!parts) return Number.NaN;
  const [, before = '', degrees = '', minutes = '0', seconds = '0', after = ''] = parts;
  const size = Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600;
  return degrees.startsWith('-') || /[SW]/i.test(before + after) ? -size : size;
}

/** Whether a latitude says by neither sign nor letter on which side of the equator it is, and is of New Zealand as a southern one. */
const meansSouth = (east: number, north: number, cell: MapCell): boolean =>
  north > 0 && !/[+n]/i.test(String(cell)) && isInNewZealand([east, -north]);

interface Placed {
  readonly shape: RawShape | null;
  readonly fault?: string;
  /** Its latitude had no sign and was read as southern. */
  readonly isTurnedSouth?: true;
  /** The number of the coordinate system that its shape says. */
  readonly system?: number;
}

function placeRow(
  cells: readonly MapCell[],
  { shape, further = 0, east, north, hasLatitudes }: PlaceColumns & { readonly hasLatitudes: boolean },
): Placed {
  const text = cells
    .slice(Math.max(shape, 0), shape + 1 + further)
    .map((cell) => String(cell ?? ''))
    .join('')
    .trim();
  if (text !== '') {
    const read = readShapeText(text);
    if (!read) return { shape: null, fault: mapRowWords.badShape };
    return { shape: read.shape, ...(read.system === null ? {} : { system: read.system }) };
  }
  const [x, y] = [cells[east] ?? null, cells[north] ?? null];
  if ((x === null || x === '') && (y === null || y === ''))
    return { shape: null, fault: mapRowWords.noPlace };
  const [toEast, toNorth] = figuresOf([x, y]);
  if (!Number.isFinite(toEast) || !Number.isFinite(toNorth))
    return { shape: null, fault: mapRowWords.badPlace };
  return hasLatitudes && meansSouth(toEast, toNorth, y)
    ? { shape: { type: 'Point', coordinates: [toEast, -toNorth] }, isTurnedSouth: true }
    : { shape: { type: 'Point', coordinates: [toEast, toNorth] } };
}

/**
 * A table is read in one coordinate system: the one that the first of its shapes says. A shape that says another is left out and says why.
 */
function inOneSystem(placed: readonly Placed[]): {
  readonly system: number | undefined;
  readonly placed: readonly Placed[];
} {
  const system = placed.find((one) => one.system !== undefined)?.system;
  return {
    system,
    placed: placed.map((one) =>
      one.system === undefined || one.system === system
        ? one
        : { shape: null, fault: mapRowWords.otherSystem },
    ),
  };
}

interface Line {
  /** Where it stands in the file. */
  readonly line: number;
  readonly cells: readonly MapCell[];
  /** Why it could not be parted into cells. */
  readonly fault?: string;
}

interface Sheet {
  readonly name: string;
  readonly lines: readonly Line[];
}

const unguarded = (cell: MapCell): MapCell => (typeof cell === 'string' ? unguardFormula(cell) : cell);

/** Rows under the headings. @throws MapFileRefused */
function readSheet({ name, lines }: Sheet, source: Parameters<ReadFormat>[0]): Omit<RawFile, 'tables'> {
  const found = findHeadings(
    lines.filter(({ cells }) => cells.some((cell) => String(cell ?? '').trim() !== '')),
  );
  const { headings, rows: rest, titles } = found;
  const width = headings?.cells.length ?? Math.max(0, ...rest.map(({ cells }) => cells.length));
  if (width === 0) throw new MapFileRefused('noRows');
  const headers = Array.from(
    { length: width },
    (_, index) => String(headings?.cells[index] ?? '').trim() || `Column ${index + 1}`,
  );
  if (headers.length > MOST_MAP_COLUMNS) throw new MapFileRefused('tooManyColumns');
  const { eastColumn, northColumn } = source.readAs;
  const isChosen = eastColumn !== undefined && northColumn !== undefined;
  const columns = isChosen ? namedColumns(headers, eastColumn, northColumn) : findColumns(headers);
  const further = countFurther(headers, columns.shape);
  const isPlaced = columns.shape >= 0 || (columns.east >= 0 && columns.north >= 0);
  const north = placeOf(headers[columns.north] ?? '');
  const hasLatitudes = north?.column === 'north' && north.isInDegrees;
  const { placed, system } = inOneSystem(
    rest.map(({ cells, fault }): Placed => {
      if (fault !== undefined) return { shape: null, fault };
      return isPlaced ? placeRow(cells, { ...columns, further, hasLatitudes }) : { shape: null };
    }),
  );
  const turnedSouth = placed.filter(({ isTurnedSouth }) => isTurnedSouth).length;
  const rows = rest.map(({ line, cells }, at): RawRow => {
    const { shape = null, fault } = placed[at] ?? {};
    return {
      line,
      shape,
      ...(fault === undefined ? {} : { fault }),
      cells: headers.map((_, index) => unguarded(cells[index] ?? null)),
    };
  });
  return {
    table: name,
    columns: headers,
    rows,
    said: system === undefined ? columns.said : { of: 'number', id: system },
    notices: [
      ...titles.map(mapFileNotices.titleSkipped),
      ...(headings ? [] : [mapFileNotices.noHeadings]),
      ...(turnedSouth > 0 ? [mapFileNotices.turnedSouth(turnedSouth)] : []),
    ],
    ...(isPlaced ? {} : { needsColumns: true }),
  };
}

const hasBadQuotes = ({ errors }: Papa.ParseResult<string[]>): boolean =>
  errors.some(({ type }) => type === 'Quotes');

/**
 * A quotation mark out of its place takes all that follows into one cell: each line is parted by itself, and one in which that cannot be
 * done holds up no other. Refused where that is the line of headings, or every other. @throws MapFileRefused
 */
function linesByThemselves(text: string, delimiter: string, most: number): readonly Line[] {
  const lines = text
    .split(/\r\n|\n|\r/)
    .slice(0, most)
    .map((content, index): Line => {
      const parsed = Papa.parse<string[]>(content, { delimiter, skipEmptyLines: false });
      return hasBadQuotes(parsed)
        ? { line: index + 1, cells: content.split(delimiter), fault: mapRowWords.badQuotes }
        : { line: index + 1, cells: parsed.data[0] ?? [] };
    })
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [headings, ...rest] = lines;
  if (headings?.fault !== undefined || rest.every(({ fault }) => fault !== undefined))
    throw new MapFileRefused('brokenCsv');
  return lines;
}

/** Reads comma-separated values, or tabs, semicolons and bars. */
export const readCsv: ReadFormat = (source): RawFile => {
  const { text, notices: guessed } = decodeText(source.bytes);
  const most = mostRowsRead(source.readAs);
  const read = readDelimited(Papa, text, {
    most: Number.isFinite(most) ? most : undefined,
    // Of metres a comma stands between thousands: places are read by what is beside them.
    keepsCommas: (heading) => placeOf(heading) !== undefined,
  });
  const isByLine = read.brokenAt !== undefined;
  const lines = isByLine ? linesByThemselves(text, read.delimiter, most) : read.lines;
  const sheet = readSheet({ name: source.name, lines }, source);
  return {
    tables: [{ name: source.name, rows: sheet.rows.length }],
    ...sheet,
    notices: [...guessed, ...(isByLine ? [mapFileNotices.readByLine] : read.notices), ...sheet.notices],
  };
};

/** Days of a workbook are moments at midnight of Greenwich. */
const cellOf = (cell: unknown): MapCell => {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(0, 10);
  if (typeof cell === 'string') return cell.normalize('NFC');
  return typeof cell === 'number' || typeof cell === 'boolean' ? cell : null;
};

/** The sheets of a workbook, with formulas that have no value as texts that say so. @throws MapFileRefused */
async function sheetsIn(bytes: Uint8Array) {
  try {
    const told = unworkedFormulasAsText(bytes, { strFromU8, strToU8, unzipSync, zipSync });
    return await readWorkbook(Buffer.from(told.buffer, told.byteOffset, told.byteLength));
  } catch {
    throw new MapFileRefused('brokenWorkbook');
  }
}

/** Reads one sheet of a workbook, or all that are of a plan. */
export const readXlsx: ReadFormat = async (source): Promise<RawFile> => {
  const { bytes, readAs } = source;
  const sheets = await sheetsIn(bytes);
  const tables = sheets.map(({ sheet, data }) => ({ name: sheet, rows: Math.max(data.length - 1, 0), data }));
  const read = ({ name, data }: (typeof tables)[number]): ReadTable =>
    readSheet(
      { name, lines: data.map((cells, index) => ({ line: index + 1, cells: cells.map(cellOf) })) },
      source,
    );
  const ofPlan = tables.flatMap((sheet): readonly TableOfPlan[] => {
    // What is none of a plan is not looked at before it is chosen: a sheet of notes may be anything.
    if (sheet.rows === 0 || !kindOfTable(sheet.name)) return [];
    const one = readOr(() => read(sheet));
    const kind = one && !one.needsColumns ? kindWrittenHere(sheet.name, one.columns) : undefined;
    return one && kind ? [{ kind, read: one, choice: proposeColumns(kind, one.columns) }] : [];
  });
  const plan = planOfTables(ofPlan, tables);
  return chooseWithPlan({ plan, tables, wanted: readAs.table }, read);
};
