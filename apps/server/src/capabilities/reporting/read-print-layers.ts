import type { PlanRow } from '@tussock/reports';
import type { Services } from '../../services.ts';
import { readFile } from '../files/index.ts';

/** Most bytes of all layers of a report that are passed to the typesetting process. */
const MOST_BYTES = 40 * 1024 * 1024;

/** An imported layer for print, as text: it is parsed in the typesetting process, so that the server answers others meanwhile. */
export interface LayerText {
  readonly id: string;
  /** The layer's GeoJSON; null where it could not be read, or is too large. */
  readonly text: string | null;
}

async function textOf(
  services: Services,
  planId: string,
  fileId: unknown,
  most: number,
): Promise<string | null> {
  if (typeof fileId !== 'string') return null;
  const asked = { fileId, size: 'original', known: undefined };
  const answer = await readFile(services, planId, asked).catch(() => null);
  if (!answer || !('chunks' in answer) || !answer.chunks) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.chunks) {
    const piece = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    chunks.push(piece);
    bytes += piece.byteLength;
    if (bytes > most) return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads those imported layers of some ids that the plan has. */
export async function readPrintLayers(
  services: Services,
  planId: string,
  rows: readonly PlanRow[],
): Promise<readonly LayerText[]> {
  const layers: LayerText[] = [];
  let left = MOST_BYTES;
  for (const { id, values } of rows) {
    const text = await textOf(services, planId, values['fileId'], left);
    left -= text?.length ?? 0;
    layers.push({ id, text });
  }
  return layers;
}
