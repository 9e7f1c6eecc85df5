import { thingEntity, thingWrites } from '../../platform/things/thing-entity.ts';
import { thingStore } from '../../platform/things/thing-store.ts';

export const layerStore = thingStore('planImportedLayer');

/** An imported layer, as writes, the log and the record know it. */
export const layerEntity = thingEntity('importedLayer', layerStore, ({ name }) => name);

export const layerWrites = thingWrites(layerEntity, layerStore);

/** The imported layers of a plan, as calls present them. */
export const readLayers = async (
  db: Parameters<typeof layerStore.findAll>[0],
  planId: string,
): Promise<readonly ReturnType<typeof layerEntity.present>[]> =>
  (await layerStore.findAll(db, planId)).map((layer) => layerEntity.present(layer));
