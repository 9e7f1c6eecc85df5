import type { RecordRow } from '@tussock/contract';
import {
  planBook,
  PICTURE_FRAME,
  typesetDocument,
  type BookContent,
  type BookSettings,
  type PrintPicture,
  type TypesetDocument,
} from '@tussock/reports';
import { encodeImage } from '../../platform/images/encode-image.ts';

/** A plan book as it is ordered: rows as the text of a list, which costs the server nothing to pass on, and pictures as they are kept. */
export type PlanBookOrder = Omit<BookContent, 'rows'> & {
  readonly rowsText: string;
  readonly settings: BookSettings;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
};

/** Dots to the inch that photos are printed with: sharp to the eye, and a page of them weighs little. */
const DOTS_PER_INCH = 230;
const MILLIMETRES_PER_INCH = 25.4;
const pixelsOf = (millimetres: number): number =>
  Math.ceil((millimetres / MILLIMETRES_PER_INCH) * DOTS_PER_INCH);

/** What print needs of each picture; one that cannot be read is left out, and its frame says so. */
async function forPrint(
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, PrintPicture>> {
  const made = new Map<string, PrintPicture>();
  const size = {
    name: 'large',
    width: pixelsOf(PICTURE_FRAME.width),
    height: pixelsOf(PICTURE_FRAME.height),
    fit: 'inside',
  } as const;
  for (const [id, bytes] of pictures) {
    const [picture] = await encodeImage(bytes, [size]).catch(() => []);
    if (picture) made.set(id, picture);
  }
  return made;
}

/** Runs in the typesetting process: reading a plan, drawing its maps and making its pictures small takes seconds. */
export async function printPlanBook({
  rowsText,
  settings,
  pictures,
  ...content
}: PlanBookOrder): Promise<TypesetDocument> {
  // The record's own shape, written by this server.
  const rows = JSON.parse(rowsText) as readonly RecordRow[];
  const wanted = settings.hasPictures === false ? new Map<string, Uint8Array>() : pictures;
  return typesetDocument(planBook({ ...content, rows }, settings), await forPrint(wanted));
}
