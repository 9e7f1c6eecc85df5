import {
  auditPackWords as words,
  bookWords,
  dayInNewZealand,
  defaultsOf,
  reportIds,
  reports,
  safeFileName,
  seasonOf,
  seasonStarting,
} from '@tussock/domain';
import { loadGeos } from '@tussock/geometry';
import { auditIndex, typesetDocument, type PlanRow } from '@tussock/reports';
import { openHashedZip, type HashedZip } from '../../platform/files/hashed-zip.ts';
import type { Maker, MakerTools } from '../../platform/tasks/task-kind.ts';
import type { NitrogenRecorder } from '../fertiliser/index.ts';
import type { PlanBookOrder, PlanBookPrinter } from '../plan-book/index.ts';
import type { ReportOrder, ReportPrinter } from '../reporting/index.ts';
import type { FileToPack } from './files-to-pack.ts';

/** The order of an audit pack, as plain data. */
export interface AuditPackOrder {
  readonly farm: string;
  readonly book: PlanBookOrder;
  /** Plan and ground, from which each report is made. */
  readonly report: Omit<ReportOrder, 'id' | 'settings'>;
  readonly files: readonly FileToPack[];
}

/** Printers of other capabilities that the pack is made with. */
interface Printers {
  readonly printPlanBook: PlanBookPrinter;
  readonly makeReport: ReportPrinter;
  readonly nitrogenRecordOf: NitrogenRecorder;
}

/** A pack being made, with what each of its files is. */
interface Packing {
  readonly zip: HashedZip;
  readonly order: AuditPackOrder;
  readonly tools: MakerTools;
  readonly printers: Printers;
  readonly abouts: Map<string, string>;
}

async function addBook({ zip, order: { book, farm }, tools, printers, abouts }: Packing): Promise<void> {
  const { pages } = await printers.printPlanBook(book, {
    say: tools.say,
    readPicture: (key) => tools.files.read(key),
  });
  const path = `${words.folders.book}/${safeFileName(`${farm} plan book.pdf`)}`;
  zip.addBytes(path, await tools.typeset(pages, book.at));
  abouts.set(path, bookWords.name);
}

async function addReports({ zip, order: { report, farm }, tools, printers, abouts }: Packing): Promise<void> {
  for (const [index, id] of reportIds.entries()) {
    tools.say(words.steps.reports, index, reportIds.length);
    const document = await printers.makeReport({ ...report, id, settings: defaultsOf(reports[id].settings) });
    const path = `${words.folders.reports}/${safeFileName(`${farm} ${reports[id].fileName}.pdf`)}`;
    zip.addBytes(path, await tools.typeset(document, report.printedAt ?? report.at));
    abouts.set(path, reports[id].about);
  }
}

/** Adds the record of synthetic nitrogen of this season and of the last. */
async function addNitrogen({ zip, order: { book }, printers, abouts }: Packing): Promise<void> {
  const geos = await loadGeos();
  // The record's own shape, written by this server.
  const rows = JSON.parse(book.rowsText) as readonly PlanRow[];
  const { startYear } = seasonOf(dayInNewZealand(book.at));
  for (const season of [startYear, startYear - 1].map(seasonStarting)) {
    const { fileName, bytes } = printers.nitrogenRecordOf(geos, rows, season);
    const path = `${words.folders.nitrogen}/${safeFileName(fileName)}`;
    zip.addBytes(path, bytes);
    abouts.set(path, words.nitrogenOf(season.name));
  }
}

/** Adds files of the store, and returns the paths of those that it no longer has. */
async function addFiles({ zip, order: { files }, tools, abouts }: Packing): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const [index, file] of files.entries()) {
    tools.say(words.steps.files, index, files.length);
    if (await zip.addStored(file, tools.files)) abouts.set(file.path, file.about);
    else missing.push(file.path);
  }
  return missing;
}

/** Packs the plan book, the reports, the nitrogen record, evidence and documents into one ZIP, with an index of their SHA-256. */
export const auditPackMaker =
  (printers: Printers): Maker =>
  async (content, tools) => {
    const order = content as AuditPackOrder; // prepared by this capability
    const { at } = order.book;
    const zip = openHashedZip(tools.path, at);
    const packing: Packing = { zip, order, tools, printers, abouts: new Map() };
    await addBook(packing);
    await addReports(packing);
    await addNitrogen(packing);
    const missing = await addFiles(packing);
    tools.say(words.steps.index, 1, 1);
    const files = zip.listed.map((file) => ({ ...file, about: packing.abouts.get(file.path) ?? '' }));
    const index = auditIndex({ farm: order.farm, at, files, missing });
    zip.addUnlisted(words.index, await tools.typeset(typesetDocument(index), at));
    const lines = files.map(({ sha256, path }) => `${sha256}  ${path}`);
    zip.addUnlisted(words.list, Buffer.from([...lines, ''].join('\n')));
    await zip.close();
  };
