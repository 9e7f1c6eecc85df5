import { readFile, writeFile } from 'node:fs/promises';
import { largestUpload, type MapFileRefusal, type ReadAs, type ReadMapFile } from '@tussock/domain';
import type { Bounds } from '@tussock/geometry';
import type { Maker } from '../../platform/tasks/task-kind.ts';
import { describeLayer, writeLayer, type LayerFacts } from './layer-file.ts';
import { MapFileRefused } from './reading/raw-table.ts';
import { readMapFile } from './reading/read-map-file.ts';

/** A file that lies on this machine's disk, and how it is to be read. */
export interface ReadOrder {
  readonly file: string;
  readonly name: string;
  readonly readAs: ReadAs;
  readonly farm: Bounds | null;
}

/** The first letters of what is written of a file that is refused: what is read begins otherwise. */
export const REFUSED = '{"refused":';
export interface Refused {
  readonly refused: MapFileRefusal;
}

/** What a file is kept as. */
export const LAYER_TYPE = 'application/geo+json';
/** The server holds what is written at once. The heaviest file becomes two thirds of it; a ZIP of a moment may become any number of times as much. */
const LARGEST_READ = largestUpload('document', LAYER_TYPE);

const refused = (reason: MapFileRefusal): string => JSON.stringify({ refused: reason } satisfies Refused);

async function writeRead(
  order: ReadOrder,
  path: string,
  textOf: (read: ReadMapFile) => string,
): Promise<void> {
  const bytes = await readFile(order.file);
  const text = await readMapFile({ name: order.name, bytes }, order).then(textOf, (error: unknown) => {
    if (!(error instanceof MapFileRefused)) throw error;
    return refused(error.reason);
  });
  await writeFile(path, Buffer.byteLength(text) > LARGEST_READ ? refused('tooMuch') : text);
}

/** Reads a file of places in a process that can be ended. */
export const readMapFileMaker: Maker = (content, { path }) =>
  writeRead(content as ReadOrder, path, (read) => JSON.stringify(read)); // made by `readInChild`

/** What a layer is made of: what is said of it, and its features as GeoJSON text. */
export interface MadeLayer {
  readonly facts: LayerFacts;
  readonly text: string;
}

/** Reads a file of places for a layer that keeps it. */
export const readLayerMaker: Maker = (content, { path }) =>
  writeRead(content as ReadOrder, path, (read) => {
    // sent by `readInChild`
    if (read.needs !== null) return refused('unknownSystem');
    return JSON.stringify({ facts: describeLayer(read), text: writeLayer(read) } satisfies MadeLayer);
  });
