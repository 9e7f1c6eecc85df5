import { thingEntity, thingWrites } from './thing-entity.ts';
import { thingStore } from './thing-store.ts';

/** Store of imported layers: also read for the plan's own reply. */
export const layerStore = thingStore('planImportedLayer');

/** The entity of imported layers, for writes, log and record. */
export const layerEntity = thingEntity('importedLayer', layerStore, ({ name }) => name);

export const layerWrites = thingWrites(layerEntity, layerStore);

/** Reads the imported layers of a plan, as calls present them. */
export const readLayers = async (
  db: Parameters<typeof layerStore.findAll>[0],
  planId: string,
): Promise<readonly ReturnType<typeof layerEntity.present>[]> =>
  (await layerStore.findAll(db, planId)).map((layer) => layerEntity.present(layer));
