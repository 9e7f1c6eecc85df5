import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { releaseWords, type Redaction } from '@tussock/domain';
import {
  leavingOf,
  redactContent,
  typesetDocument,
  type BookContent,
  type BookRow,
  type LeavingDocument,
} from '@tussock/reports';
import { keyOfRelease } from '../../platform/files/release-keys.ts';
import type { Maker, MakerTools } from '../../platform/tasks/task-kind.ts';
import type { ReportDocumentMaker, ReportOrder } from '../reporting/index.ts';
import { printPlanBook, type BookTools, type MadeBook, type PlanBookOrder } from './print-plan-book.ts';

/** A report as it is ordered for others: with everybody the plan knows, and what is kept out. */
interface SharedReportOrder extends Pick<BookContent, 'people' | 'ownerName'> {
  readonly order: ReportOrder;
  readonly redacts: readonly Redaction[];
  readonly culturalPlaces: readonly string[];
}

/** A copy for others as it is ordered: a book or a report, and the id that it is kept under. */
export type SharedCopyOrder = { readonly releaseId: string } & (
  | { readonly book: PlanBookOrder }
  | { readonly report: SharedReportOrder }
);

/** What is known of a copy once it is made; it lies beside the copy. */
export interface AboutCopy {
  readonly farm: string;
  readonly leaving: LeavingDocument;
  readonly sha256: string;
  readonly bytes: number;
  readonly pictures: readonly string[];
}

interface MadeCopy extends MadeBook {
  readonly at: Date;
  readonly leaving: LeavingDocument;
}

// The record's own shape, written by this server.
const rowsIn = (text: string) => JSON.parse(text) as readonly BookRow[];

async function printBook(book: PlanBookOrder, tools: BookTools): Promise<MadeCopy> {
  const made = await printPlanBook(book, tools);
  const photos = new Set(made.pictures.keys());
  const leaving = leavingOf(made.document, { ...book, rows: rowsIn(book.rowsText) }, photos);
  return { ...made, at: book.at, leaving };
}

/** A report is made of the rows that are left: what is kept out cannot come into it. */
async function printReport(
  { order: { rowsText, ...order }, redacts, culturalPlaces, ...people }: SharedReportOrder,
  makeDocument: ReportDocumentMaker,
): Promise<MadeCopy> {
  const whole: BookContent = { ...people, rows: rowsIn(rowsText), at: order.at };
  const document = await makeDocument(order, redactContent(whole, { redacts, culturalPlaces }).rows);
  return {
    document,
    pictures: new Map(),
    pages: typesetDocument(document),
    at: order.printedAt ?? order.at,
    leaving: leavingOf(document, whole, new Set()),
  };
}

/** Keeps a copy: the document for the screen, its pictures and its PDF lie beside each other in the store. */
async function keepCopy(
  releaseId: string,
  { document, pictures, leaving }: MadeCopy,
  { pdf, files }: Pick<MakerTools, 'files'> & { readonly pdf: Uint8Array },
): Promise<void> {
  const key = keyOfRelease(releaseId);
  for (const [id, { bytes }] of pictures) await files.write(key.picture(id), bytes, 'image/jpeg');
  const about: AboutCopy = {
    farm: document.subject,
    leaving,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    bytes: pdf.byteLength,
    pictures: [...pictures.keys()],
  };
  const text = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  await files.write(key.document, text(document), 'application/json');
  await files.write(key.about, text(about), 'application/json');
  await files.write(key.pdf, pdf, 'application/pdf');
}

/** Makes a copy of a plan or of a report for others, once. */
export const sharedCopyMaker =
  (makeDocument: ReportDocumentMaker): Maker =>
  async (content, { path, files, say, typeset }) => {
    const order = content as SharedCopyOrder; // prepared by the capability of shared copies
    const made =
      'report' in order
        ? await printReport(order.report, makeDocument)
        : await printBook(order.book, { say, readPicture: (key) => files.read(key) });
    const pdf = await typeset(made.pages, made.at);
    say(releaseWords.keeping, made.pictures.size + 1, made.pictures.size + 2);
    await keepCopy(order.releaseId, made, { pdf, files });
    await writeFile(path, pdf);
  };
