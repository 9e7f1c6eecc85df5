import type { Handlers } from '../../handlers.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import type { Services } from '../../services.ts';
import { saveMapFile } from './save-map-file.ts';
import { readLayers } from '../../platform/things/stored-layers.ts';
import { readInChild, stageMapFile } from './read-in-child.ts';
import { readLayer } from './read-layer.ts';

type MapFileCall =
  | 'mapFile.upload'
  | 'mapFile.read'
  | 'mapFile.keep'
  | 'mapFile.order'
  | 'importedLayer.all'
  | 'importedLayer.get';

export const mapFileHandlers = (services: Services): Handlers<MapFileCall> => ({
  'mapFile.upload': ({ caller, plan, body }) => stageMapFile(services, { caller, plan }, body),
  'mapFile.read': ({ caller, plan, body, ended }) =>
    readInChild(services, { caller, plan, ended }, { maker: 'readMapFile', asked: body }),
  'mapFile.keep': ({ caller, plan, op, body, ended }) =>
    saveMapFile(services, { caller, plan, op, ended }, body),
  'mapFile.order': ({ caller, plan, op, body }) =>
    startTask(services, { caller, plan, op }, { kind: 'mapFile', settings: body }),
  'importedLayer.all': async ({ plan }) => ({
    // Checked when they were written.
    results: (await readLayers(services.database.db, plan.planId)) as never,
  }),
  'importedLayer.get': ({ plan, params, request }) =>
    readLayer(services, plan.planId, { ...params, known: request.headers['if-none-match'] }),
});
