import { loadGeos } from '@tussock/geometry';
import { kinds, readLayerFile, type LayerTable, type ReportId, type ReportSettingsOf } from '@tussock/domain';
import {
  nitrogenOf,
  noNitrogen,
  printLayerOf,
  withoutCulturalPlaces,
  reportDocument,
  typesetDocument,
  type BookRow,
  type PlanDocument,
  type PlanRow,
  type ReportSource,
  type TypesetDocument,
} from '@tussock/reports';
import { writeFile } from 'node:fs/promises';
import type { Maker } from '../../platform/tasks/task-kind.ts';
import type { LayerText } from './read-print-layers.ts';

/** The order of a report; its rows are the text of a list, which is cheap to pass to another process. */
export interface ReportOrder extends Omit<ReportSource, 'rows' | 'imported'> {
  readonly id: ReportId;
  readonly settings: ReportSettingsOf<ReportId>;
  readonly rowsText: string;
  readonly layers: readonly LayerText[];
}

/** Creates the document of an order, from rows that may be fewer than those ordered. */
export type ReportDocumentMaker = typeof makeReportDocument;

/** Parses an imported layer. This server wrote the text, but a person who may change documents may have replaced it. */
function tableOf(text: string | null): LayerTable | null {
  try {
    return text === null ? null : readLayerFile(text);
  } catch {
    return null;
  }
}

/** Creates the document of a report from rows of the record; of imported layers, only those whose row is included. */
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

/** Ids of included cultural places; stored with the settings, so that a report that is made again has the same ones. */
const culturalPlacesIn = (settings: object): readonly string[] =>
  'culturalPlaces' in settings ? (settings.culturalPlaces as readonly string[]) : []; // as the call checked them

/**
 * Makes a report in the typesetting process: reading and drawing thousands of features takes seconds. Leaves out cultural places unless each was
 * chosen by itself.
 */
export async function makeReport({ rowsText, ...order }: ReportOrder): Promise<TypesetDocument> {
  // The record's own shape, written by this server.
  const whole = JSON.parse(rowsText) as readonly BookRow[];
  const rows = withoutCulturalPlaces(whole, culturalPlacesIn(order.settings));
  return typesetDocument(await makeReportDocument(order, rows));
}

/** Makes a report from its order. */
export type ReportPrinter = typeof makeReport;

/** Makes the PDF of a report in the process of its task. */
export const makeReportFile: Maker = async (content, { path, say, typeset }) => {
  const order = content as ReportOrder; // prepared by this capability
  say('Drawing the maps and tables', 0, 2);
  const document = await makeReport(order);
  say('Setting the pages', 1, 2);
  await writeFile(path, await typeset(document, order.printedAt ?? order.at));
};
