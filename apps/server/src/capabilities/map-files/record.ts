import { checkImportedLayer, mapFileRefusals } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import type { CheckAtEnd, PlanChange } from '../../platform/ledger/change-plan.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { recordWriter, type RecordWriters } from '../../platform/ledger/record-writer.ts';
import { thingReader } from '../../platform/things/thing-entity.ts';
import type { Thing, ThingContent } from '../../platform/things/thing-store.ts';
import { findKnownFileIds } from '../files/index.ts';
import { LAYER_TYPE } from './make-map-file.ts';
import { layerEntity, layerStore, layerWrites } from '../../platform/things/stored-layers.ts';

export const mapFileReaders: readonly RecordReader[] = [
  thingReader(layerEntity, 'importedLayer', layerStore),
];

/** The file of each layer is one of the plan that holds a layer: other documents are given out by their own call alone, which notes it. @throws AppError badRequest */
const checkFiles: CheckAtEnd<string> = async ({ trx, planId }, ids) => {
  const known = await findKnownFileIds(trx, planId, { purpose: 'document', contentType: LAYER_TYPE }, ids);
  if (ids.some((id) => !known.has(id)))
    throw refuseFields([{ field: 'fileId', message: mapFileRefusals.uploadGone }]);
};

function contentOf(change: PlanChange, asked: Values): ThingContent {
  const checked = checkImportedLayer(asked);
  if (!checked.ok) throw refuseFields(checked.refusals);
  change.checkAtEnd(checkFiles, checked.values.fileId);
  return { content: { ...checked.values }, made: {} };
}

/** Writes imported layers as parts of a write of the record. */
export const mapFileWriters: RecordWriters = {
  importedLayer: recordWriter<Thing>({
    entity: layerEntity,
    create: (change, id, values) => layerWrites.add(change, id, contentOf(change, values)),
    update: (change, before, values) => layerWrites.rewrite(change, before, contentOf(change, values)),
    remove: layerWrites.remove,
    findDeleted: ({ trx, planId }, id, since) => layerStore.findDeleted(trx, { planId, id, since }),
    restore: (change, deleted, values) => layerWrites.bringBack(change, deleted, contentOf(change, values)),
  }),
};
