import { useQuery } from '@tanstack/react-query';
import { readSettings, type RecordRow } from '@tussock/contract';
import { bounds, boundsOfTile, unionBounds } from '@tussock/geometry';
import { boundaryOf, groundAround, photoTiles, type PrintPhoto } from '@tussock/reports';
import { useMemo } from 'react';
import { reading } from '../../session/client.ts';

/** The aerial photograph of the farm as tiles that the browser loads itself; undefined where it is not wanted or there is none. */
export function usePhotoAround(
  rows: readonly RecordRow[] | undefined,
  isWanted: boolean,
): PrintPhoto | undefined {
  const { data: settings } = useQuery({ ...reading(readSettings, {}), staleTime: Infinity });
  const imagery = settings?.imagery;
  const boundary = rows?.find(({ entity }) => entity === 'boundary');
  return useMemo(() => {
    const farm = isWanted && boundary ? unionBounds(boundaryOf(boundary).blocks.map(bounds)) : null;
    if (!imagery || !farm) return undefined;
    const { zoom, tiles } = photoTiles(groundAround(farm), imagery);
    const addressOf = ({ x, y }: { readonly x: number; readonly y: number }): string =>
      imagery.url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));
    return {
      pieces: tiles.map((tile) => ({ href: addressOf(tile), bounds: boundsOfTile(zoom, tile.x, tile.y) })),
      attribution: imagery.attribution,
    };
  }, [boundary, imagery, isWanted]);
}
