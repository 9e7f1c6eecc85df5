import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { releaseWords } from '@tussock/domain';
import { leavingOf, type BookRow, type LeavingDocument } from '@tussock/reports';
import { keyOfRelease } from '../../platform/files/release-keys.ts';
import type { Maker } from '../../platform/tasks/task-kind.ts';
import { printPlanBook, type PlanBookOrder } from './print-plan-book.ts';

/** A copy for others as it is ordered: a book, and the id that it is kept under. */
export interface SharedCopyOrder {
  readonly releaseId: string;
  readonly book: PlanBookOrder;
}

/** What is known of a copy once it is made; it lies beside the copy. */
export interface AboutCopy {
  readonly farm: string;
  readonly leaving: LeavingDocument;
  readonly sha256: string;
  readonly bytes: number;
  readonly pictures: readonly string[];
}

/** Makes a copy of a plan for others, once: the document for the screen, its pictures and its PDF lie beside each other in the store. */
export const makeSharedCopy: Maker = async (content, { path, files, say, typeset }) => {
  const { releaseId, book } = content as SharedCopyOrder; // prepared by the capability of shared copies
  const { document, pictures, pages } = await printPlanBook(book, {
    say,
    readPicture: (key) => files.read(key),
  });
  const pdf = await typeset(pages, book.at);
  say(releaseWords.keeping, pictures.size + 1, pictures.size + 2);
  const key = keyOfRelease(releaseId);
  for (const [id, { bytes }] of pictures) await files.write(key.picture(id), bytes, 'image/jpeg');
  const rows = JSON.parse(book.rowsText) as readonly BookRow[]; // the record's own shape, written by this server
  const about: AboutCopy = {
    farm: document.subject,
    leaving: leavingOf(document, { ...book, rows }, new Set(pictures.keys())),
    sha256: createHash('sha256').update(pdf).digest('hex'),
    bytes: pdf.byteLength,
    pictures: [...pictures.keys()],
  };
  const text = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  await files.write(key.document, text(document), 'application/json');
  await files.write(key.about, text(about), 'application/json');
  await files.write(key.pdf, pdf, 'application/pdf');
  await writeFile(path, pdf);
};
