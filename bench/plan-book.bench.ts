import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error -- plain JavaScript, which the processes that typeset read by its file name
import { createTypesetter as createUntyped } from '../apps/server/src/platform/pdf/typesetter.mjs';
import {
  printPlanBook,
  type PlanBookOrder,
} from '../apps/server/src/capabilities/plan-book/print-plan-book.ts';
import { fontFolders } from '../apps/server/src/platform/pdf/font-folders.ts';
import type { TypesetDocument } from '../apps/server/src/platform/pdf/pdf-renderer.ts';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';
import { largeBook } from './sample/large-book.ts';

const PHOTOS = 40;
const MOST_MEGABYTES = 20;
const createTypesetter = createUntyped as (
  workspace: string,
  fonts: readonly string[],
) => (document: TypesetDocument, timestamp: number) => Promise<Uint8Array>;

const { rows, photos } = await largeBook(PHOTOS);
const order: PlanBookOrder = {
  planId: 'plan',
  rowsText: JSON.stringify(rows),
  pictureKeys: Object.fromEntries([...photos.keys()].map((id) => [id, id])),
  at: new Date('2026-11-22T00:00:00Z'),
  ownerName: null,
  people: {},
  settings: {},
};
const make = async () =>
  (await printPlanBook(order, { say: () => undefined, readPicture: (id) => Promise.resolve(photos.get(id)) }))
    .pages;

const workspace = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const typeset = createTypesetter(workspace, fontFolders);
const prepared = await make();
const pdf = await typeset(prepared, 1);
if (process.env['KEEP_PDF']) writeFileSync(process.env['KEEP_PDF'], pdf);
printMachine();
console.log(
  `  ${PHOTOS} photos, ${rows.length} things of the record: ${(pdf.length / 1024 / 1024).toFixed(1)} MB of PDF (at most ${MOST_MEGABYTES})`,
);
const figures = await interleave(
  [
    { name: 'Typst alone', run: () => typeset(prepared, 1) },
    { name: 'book made and typeset', run: async () => typeset(await make(), 1) },
    { name: '  of which: made, photos made small', run: make },
  ],
  { rounds: 5, warmUps: 2 },
);
printFigures('Plan book against Typst alone on the same document', figures, { target: 2.5 });
rmSync(workspace, { recursive: true, force: true });
