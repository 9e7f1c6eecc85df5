import { queryOptions, useQueries } from '@tanstack/react-query';
import { readImportedLayer } from '@tussock/contract';
import { layerColourHex } from '@tussock/domain';
import { useMemo } from 'react';
import type { ImportedMapLayer } from '../../map/index.ts';
import { useMapState } from '../../plan-session/map-store.ts';
import { useImportedLayers, type PlanLayer } from '../../record/index.ts';
import { client, readsWith } from '../../session/client.ts';
import { readLayerFile, type LayerTable } from './read-layer-file.ts';

/** Reads the features of a layer. Its file never changes: another file is another key. */
export const layerQuery = ({ id, fileId }: Pick<PlanLayer, 'id' | 'fileId'>, planId: string) =>
  queryOptions({
    queryKey: ['importedLayer.get', planId, id, fileId],
    queryFn: async (): Promise<LayerTable> => {
      const { blob } = await client.callForFile(
        readImportedLayer,
        { params: { planId, layerId: id } },
        { isQuiet: true },
      );
      return readLayerFile(await blob.text());
    },
    staleTime: Infinity,
    meta: readsWith(readImportedLayer),
  });

/** Unchanged features are unchanged shapes, so that the map redraws only what is new. */
const shapesOf = new WeakMap<LayerTable, ImportedMapLayer['shapes']>();

function mapLayer({ id, colour }: PlanLayer, table: LayerTable): ImportedMapLayer {
  const known = shapesOf.get(table);
  const shapes =
    known ??
    table.rows.flatMap(({ geometry, line }) => (geometry ? [{ id: `${id}/${line}`, geometry }] : []));
  if (!known) shapesOf.set(table, shapes);
  return { id, colour: layerColourHex[colour], shapes };
}

/** The layers of the open plan that are switched on, as the map shows them; one that is on its way comes later. */
export function useImportedMapLayers(planId: string): readonly ImportedMapLayer[] {
  const layers = useImportedLayers();
  const chosen = useMapState((state) => state.selectedImportedLayers);
  const shown = useMemo(() => layers.filter(({ id }) => chosen.includes(id)), [layers, chosen]);
  const tables = useQueries({
    queries: shown.map((layer) => layerQuery(layer, planId)),
    combine: combineTables,
  });
  return useMemo(
    () =>
      shown.flatMap((layer, index) => {
        const table = tables[index];
        return table ? [mapLayer(layer, table)] : [];
      }),
    [shown, tables],
  );
}

const combineTables = (results: readonly { readonly data: LayerTable | undefined }[]) =>
  results.map(({ data }) => data);
