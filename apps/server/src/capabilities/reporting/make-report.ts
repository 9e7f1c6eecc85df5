import { loadGeos } from '@tussock/geometry';
import { kinds, readLayerFile, type LayerTable, type ReportId, type ReportSettingsOf } from '@tussock/domain';
import {
  nitrogenOf,
  noNitrogen,
  printLayerOf,
  redactContent,
  reportDocument,
  typesetDocument,
  type BookContent,
  type BookRow,
  type PlanDocument,
  type PlanRow,
  type ReportSource,
  type TypesetDocument,
} from '@tussock/reports';
import { writeFile } from 'node:fs/promises';
import type { Maker } from '../../platform/tasks/task-kind.ts';
import type { LayerText } from './read-print-layers.ts';

/** A report as it is ordered: the rows are the text of a list, which costs the server nothing to pass on. */
export interface ReportOrder extends Omit<ReportSource, 'rows' | 'imported'> {
  readonly id: ReportId;
  readonly settings: ReportSettingsOf<ReportId>;
  readonly rowsText: string;
  readonly layers: readonly LayerText[];
}

/** What makes the document of an order, of rows that may be fewer than those ordered. */
export type ReportDocumentMaker = typeof makeReportDocument;

/** Nobody else than this server wrote it; whoever may change documents may have put another in its place. */
function tableOf(text: string | null): LayerTable | null {
  try {
    return text === null ? null : readLayerFile(text);
  } catch {
    return null;
  }
}

/** The document of a report, of these rows of the record; of imported layers those whose row is among them, as it names them. */
export async function makeReportDocument(
  { id, settings, layers, ...beside }: Omit<ReportOrder, 'rowsText'>,
  rows: readonly PlanRow[],
): Promise<PlanDocument> {
  const spread = rows.some(({ entity }) => entity === kinds.fertiliser.id);
  // Loaded only where there is something to reckon: it takes a tenth of a second.
  const nitrogen = spread ? nitrogenOf(await loadGeos(), rows, beside.at) : noNitrogen(beside.at);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const imported = layers.flatMap(({ id: layerId, text }) => {
    const row = byId.get(layerId);
    return row ? [printLayerOf(row, tableOf(text))] : [];
  });
  return reportDocument(id, { ...beside, rows, nitrogen, imported }, settings);
}

/** Ids of cultural places that are in; they stand beside the settings, so that a report that is made again has the same. */
const culturalPlacesIn = (settings: object): readonly string[] =>
  'culturalPlaces' in settings ? (settings.culturalPlaces as readonly string[]) : []; // as the call checked them

/**
 * Runs in the typesetting process: reading and drawing thousands of features takes seconds. Cultural places are out of it unless each was
 * chosen by itself.
 */
export async function makeReport({ rowsText, ...order }: ReportOrder): Promise<TypesetDocument> {
  const whole: BookContent = {
    // The record's own shape, written by this server.
    rows: JSON.parse(rowsText) as readonly BookRow[],
    at: order.at,
    ownerName: null,
    people: {},
  };
  const culturalPlaces = culturalPlacesIn(order.settings);
  const { rows } = redactContent(whole, { redacts: ['heritage'], culturalPlaces });
  return typesetDocument(await makeReportDocument(order, rows));
}

/** Makes the PDF of a report in the process of its task. */
export const makeReportFile: Maker = async (content, { path, say, typeset }) => {
  const order = content as ReportOrder; // prepared by this capability
  say('Drawing the maps and tables', 0, 2);
  const document = await makeReport(order);
  say('Setting the pages', 1, 2);
  await writeFile(path, await typeset(document, order.printedAt ?? order.at));
};
