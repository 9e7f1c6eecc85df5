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

/** The order of a report for others: with all people the plan refers to, and what to redact. */
interface SharedReportOrder extends Pick<BookContent, 'people' | 'ownerName'> {
  readonly order: ReportOrder;
  readonly redacts: readonly Redaction[];
  readonly culturalPlaces: readonly string[];
}

/** The order of a shared copy: a book or a report, and the id to store it under. */
export type SharedCopyOrder = { readonly releaseId: string } & (
  | { readonly book: PlanBookOrder }
  | { readonly report: SharedReportOrder }
);

/** Data of a finished shared copy; stored beside it. */
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

/** Prints a report from the rows that remain, so that nothing redacted can be in it. */
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

/** Stores a shared copy: the document for the screen, its pictures and its PDF. */
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

/** Makes a shared copy of a plan or of a report, once. */
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
