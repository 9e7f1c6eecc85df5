import { writeFile } from 'node:fs/promises';
import type { RecordRow } from '@tussock/contract';
import {
  isKindId,
  mapFileWords,
  mapFormats,
  namesOfFeatures,
  safeFileName,
  type MapFormatId,
} from '@tussock/domain';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { byKind, featuresIn } from '../../platform/map-files/features-of-record.ts';
import type { Maker, TaskKind } from '../../platform/tasks/task-kind.ts';
import { findFarmName } from '../files/index.ts';
import type { Services } from '../../services.ts';
import { mapFormatWriters } from './writing/writers.ts';

/** As `mapFile.order` checked it. */
interface OrderedMapFile {
  readonly format: MapFormatId;
  readonly kinds: readonly string[];
}

interface MapFileContent extends OrderedMapFile {
  readonly farm: string;
  readonly at: Date;
  readonly rows: readonly RecordRow[];
}

/** Several tables are packed together; one stands by itself. */
const isPacked = ({ format, kinds }: OrderedMapFile, rows: readonly RecordRow[]): boolean =>
  format === 'csv' &&
  byKind(featuresIn(rows)).filter(({ kind }) => kinds.length === 0 || kinds.includes(kind.id)).length > 1;

/** The features of a plan as one file. */
export const mapFileTask = (readersOf: (services: Services) => readonly RecordReader[]): TaskKind => ({
  async prepare(services, { planId, askedAt, settings }) {
    const order = settings as OrderedMapFile; // checked by the call that ordered it
    const { db } = services.database;
    const features = readersOf(services).filter(({ entities }) => entities.some((id) => isKindId(id)));
    const rows = await db.transaction().execute(async (trx) => {
      const read = [];
      for (const reader of features) read.push(...(await reader.read(trx, planId)));
      // Written by the readers in this very shape.
      return read.map(({ text }) => JSON.parse(text) as RecordRow);
    });
    const farm = await findFarmName(db, planId);
    const { ending, contentType } = isPacked(order, rows)
      ? mapFormats.shapefile.writtenAs
      : mapFormats[order.format].writtenAs;
    return {
      fileName: `${safeFileName(mapFileWords.exported(farm))}${ending}`,
      contentType,
      content: { ...order, farm, at: askedAt, rows } satisfies MapFileContent,
    };
  },
});

/** Writes the features of a plan in one of the formats. */
export const writeMapFile: Maker = async (content, { path, say }) => {
  const { format, kinds, farm, at, rows } = content as MapFileContent; // made by `mapFileTask`
  say(mapFileWords.steps.writing, 0, 1);
  const features = featuresIn(rows);
  const layers = byKind(features).filter(({ kind }) => kinds.length === 0 || kinds.includes(kind.id));
  await writeFile(
    path,
    await mapFormatWriters[format]({ farm, at, layers, names: namesOfFeatures(features) }),
  );
};
