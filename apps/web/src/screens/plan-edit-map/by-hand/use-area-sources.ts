import { areasOfMapRows, decodeText, type PastedAreas } from '@tussock/domain';
import { layerQuery } from '../../../activities/imported-layers/index.ts';
import { readSentFile, sendFileOfPlaces, sentencesOf } from '../../../activities/read-map-file/index.ts';
import { bytesOf } from '../../../device/index.ts';
import { useImportedLayers } from '../../../sync/index.ts';
import { queryClient } from '../../../session/query-client.ts';
import { areasOfPasted, areasOfTextFile } from './areas-of-text.ts';

/** Sources for areas of a boundary besides pasted text. */
export interface AreaSources {
  readonly layers: readonly { readonly id: string; readonly name: string }[];
  readonly readText: (text: string) => Promise<PastedAreas>;
  readonly readFile: (file: File) => Promise<PastedAreas>;
  readonly readLayer: (layerId: string) => Promise<PastedAreas>;
}

/** Text files, which the page can mostly read itself, also offline. */
const TEXT = /\.(?:geojson|json|wkt|txt)$/iu;

const refused = (error: unknown): PastedAreas => ({ ok: false, message: sentencesOf(error).join(' ') });

/** Provides areas from map files and from the plan's imported layers. */
export function useAreaSources(planId: string): AreaSources {
  const layers = useImportedLayers();
  const readMap = async (file: File): Promise<PastedAreas> => {
    const read = await readSentFile(planId, await sendFileOfPlaces(planId, file));
    return areasOfMapRows(read.rows, read.needs);
  };
  const readTextFile = async (file: File): Promise<PastedAreas> => {
    const read = decodeText(await bytesOf(file));
    return read.ok ? areasOfTextFile({ file, text: read.text }, readMap) : { ok: false, message: read.fault };
  };
  return {
    layers: layers.filter(({ areas }) => areas > 0),
    readText: (text) => areasOfPasted(text, readMap).catch(refused),
    readFile: (file) => (TEXT.test(file.name) ? readTextFile(file) : readMap(file)).catch(refused),
    readLayer: async (layerId) => {
      const layer = layers.find(({ id }) => id === layerId);
      if (!layer) return areasOfMapRows([]);
      return queryClient
        .fetchQuery(layerQuery(layer, planId))
        .then(({ rows }) => areasOfMapRows(rows), refused);
    },
  };
}
