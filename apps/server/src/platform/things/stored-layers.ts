import { thingEntity, thingWrites } from './thing-entity.ts';
import { thingStore } from './thing-store.ts';

/** Imported layers as they are stored: the plan's reply names them as well as their own calls. */
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
