import { queryOptions, useQueries } from '@tanstack/react-query';
import { readImportedLayer } from '@tussock/contract';
import { layerColourHex, readLayerFile, type LayerTable } from '@tussock/domain';
import { useMemo } from 'react';
import type { ImportedMapLayer } from '../../map/index.ts';
import { useMapState } from '../../plan-session/map-store.ts';
import { type PlanLayer, useImportedLayers } from '../../sync/index.ts';
import { client, readsWith } from '../../session/client.ts';

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

export interface ReadLayer {
  readonly layer: PlanLayer;
  /** Null where it could not be read. */
  readonly table: LayerTable | null;
}

/** Layers of the open plan with their features, by the name of the layer; one that is on its way comes later. */
export function useReadLayers(planId: string, ids: readonly string[]): readonly ReadLayer[] {
  const layers = useImportedLayers();
  const wanted = useMemo(() => layers.filter(({ id }) => ids.includes(id)), [layers, ids]);
  const tables = useQueries({
    queries: wanted.map((layer) => layerQuery(layer, planId)),
    combine: combineTables,
  });
  return useMemo(
    () =>
      wanted.flatMap((layer, index): readonly ReadLayer[] => {
        const table = tables[index];
        return table === undefined ? [] : [{ layer, table }];
      }),
    [wanted, tables],
  );
}

const combineTables = (
  results: readonly { readonly data: LayerTable | undefined; readonly isError: boolean }[],
): readonly (LayerTable | null | undefined)[] =>
  results.map(({ data, isError }) => data ?? (isError ? null : undefined));

/** The layers of the open plan that are switched on, as the map shows them. */
export function useImportedMapLayers(planId: string): readonly ImportedMapLayer[] {
  const read = useReadLayers(
    planId,
    useMapState((state) => state.selectedImportedLayers),
  );
  return useMemo(() => read.flatMap(({ layer, table }) => (table ? [mapLayer(layer, table)] : [])), [read]);
}
