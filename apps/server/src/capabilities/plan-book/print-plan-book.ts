import type { RecordRow } from '@tussock/contract';
import { bookWords, dayInNewZealand, isCulturalPlace, recordDifferences, sayChange } from '@tussock/domain';
import { loadGeos } from '@tussock/geometry';
import {
  bookPictures,
  PICTURE_FRAME,
  planBook,
  redactContent,
  seasonsOf,
  typesetDocument,
  type BookChanges,
  type BookContent,
  type BookSettings,
  type PlanDocument,
  type PrintPicture,
  type TypesetDocument,
} from '@tussock/reports';
import { encodeImage } from '../../platform/images/encode-image.ts';

/** The order of a plan book; its rows are the text of a list, which is cheap to pass to another process. */
export type PlanBookOrder = Omit<BookContent, 'rows' | 'seasons' | 'changes'> & {
  readonly planId: string;
  readonly rowsText: string;
  /** The newest former version with its record; left out where there is none. */
  readonly before?: { readonly number: number; readonly rowsText: string };
  /** Store keys of the plan's pictures, by file id. */
  readonly pictureKeys: Readonly<Record<string, string>>;
  readonly settings: BookSettings;
};

/** Tools for a book, beside the order. */
export interface BookTools {
  /** Reads a file from the store; undefined where it does not exist. */
  readonly readPicture: (key: string) => Promise<Uint8Array | undefined>;
  readonly say: (step: string, done: number, total: number) => void;
}

/** Resolution of printed photos in dots per inch: sharp to the eye, with small pages. */
const DOTS_PER_INCH = 230;
const MILLIMETRES_PER_INCH = 25.4;
const pixelsOf = (millimetres: number): number =>
  Math.ceil((millimetres / MILLIMETRES_PER_INCH) * DOTS_PER_INCH);
const PRINT_SIZE = {
  name: 'large',
  width: pixelsOf(PICTURE_FRAME.width),
  height: pixelsOf(PICTURE_FRAME.height),
  fit: 'inside',
  isQuick: true,
} as const;

/** Encodes a picture for print; null where it is missing or cannot be read, and its frame says so. */
async function forPrint(bytes: Uint8Array | undefined): Promise<PrintPicture | null> {
  if (!bytes) return null;
  const [picture] = await encodeImage(bytes, [PRINT_SIZE]).catch(() => []);
  return picture ?? null;
}

// The record's own shape, written by this server.
const rowsIn = (text: string): readonly RecordRow[] => JSON.parse(text) as readonly RecordRow[];

/** Lists the changes since the former version; leaves out all changes of excluded cultural places, also of deleted ones. */
function changesSince(
  before: NonNullable<PlanBookOrder['before']>,
  rows: readonly RecordRow[],
  { redacts = [], culturalPlaces = [] }: BookSettings,
): BookChanges {
  const isTold = (row: RecordRow): boolean =>
    !redacts.includes('heritage') || culturalPlaces.includes(row.id) || !isCulturalPlace(row);
  const differences = recordDifferences(rowsIn(before.rowsText).filter(isTold), rows.filter(isTold));
  return { since: before.number, said: differences.map(sayChange) };
}

/** Creates the content of a book from the ordered record, and what is computed from that alone. */
export async function bookContentOf({
  rowsText,
  before,
  settings,
  pictureKeys: _keys,
  planId: _plan,
  ...ordered
}: PlanBookOrder): Promise<BookContent> {
  const rows = rowsIn(rowsText);
  const day = dayInNewZealand(ordered.version?.at ?? ordered.at);
  return {
    ...ordered,
    rows,
    seasons: seasonsOf(await loadGeos(), rows, day),
    ...(before ? { changes: changesSince(before, rows, settings) } : {}),
  };
}

/** A finished book: its document, its pictures, and the page numbers of both. */
export interface MadeBook {
  readonly document: PlanDocument;
  readonly pictures: ReadonlyMap<string, PrintPicture>;
  readonly pages: TypesetDocument;
}

/** Prints a book in a child process: reading a plan, drawing its maps and resizing its pictures takes seconds. */
export async function printPlanBook(
  order: PlanBookOrder,
  { readPicture, say }: BookTools,
): Promise<MadeBook> {
  const { settings, pictureKeys } = order;
  const content = await bookContentOf(order);
  const { rows } = redactContent(content, settings);
  const isEvidenceIn = settings.hasPictures !== false && !settings.leftOut?.includes('evidence');
  const wanted = isEvidenceIn ? bookPictures(rows) : [];
  // Pictures, then the pages, then the file.
  const total = wanted.length + 2;
  const pictures = new Map<string, PrintPicture>();
  for (const [index, id] of wanted.entries()) {
    say(bookWords.steps.pictures, index, total);
    const key = pictureKeys[id];
    const picture = await forPrint(key === undefined ? undefined : await readPicture(key));
    if (picture) pictures.set(id, picture);
  }
  say(bookWords.steps.pages, wanted.length, total);
  const document = planBook(content, settings);
  const pages = typesetDocument(document, pictures);
  say(bookWords.steps.file, wanted.length + 1, total);
  return { document, pictures, pages };
}

/** Prints a book from its order. */
export type PlanBookPrinter = typeof printPlanBook;
