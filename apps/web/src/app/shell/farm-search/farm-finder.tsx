import { readCoordinates, sayGrid, searchWords } from '@tussock/domain';
import type { Position } from '@tussock/geometry';
import { Finder, type Found } from '@tussock/ui';
import { useRef } from 'react';
import { useGo } from '../../../routes/use-go.ts';
import { tellMap } from '../../../plan-session/map-store.ts';
import { showOnMap } from '../../../plan-session/show-on-map.ts';
import { drawRoute } from '../../../screens/plan-edit-map/route.ts';
import { rankEntries } from './rank-entries.ts';
import { useFarmEntries } from './use-farm-entries.ts';

interface FarmFinderProps {
  readonly planId: string;
  readonly abilities: readonly string[];
  /** Text typed while this code was loading. */
  readonly typedBefore?: string;
  readonly onClose: () => void;
}

const PLACE_ID = 'place';
const entryOfPlace = (at: Position): Found => ({
  id: PLACE_ID,
  label: sayGrid(at),
  about: searchWords.place,
  icon: 'crosshair',
});

/** Search dialog for everything on the open farm; coordinates are found as a place on its map. */
export function FarmFinder({ planId, abilities, typedBefore = '', onClose }: FarmFinderProps) {
  const entries = useFarmEntries(planId, abilities);
  const go = useGo();
  const typedPlace = useRef<Position | null>(null);
  const find = (typed: string): readonly Found[] => {
    const read = readCoordinates(typed);
    typedPlace.current = read.ok ? read.at : null;
    // A name may read like coordinates, as that of a title does: whoever types all of one means it.
    return [...rankEntries(entries, typed), ...(read.ok ? [entryOfPlace(read.at)] : [])];
  };
  return (
    <Finder
      title={searchWords.title}
      label={searchWords.label}
      emptyText={searchWords.nothing}
      find={find}
      typedBefore={typedBefore}
      onClose={onClose}
      onChoose={(id) => {
        onClose();
        if (id === PLACE_ID) {
          const [longitude, latitude] = typedPlace.current ?? [];
          if (longitude !== undefined && latitude !== undefined)
            tellMap({ type: 'placeAsked', at: [longitude, latitude, longitude, latitude] });
          void go(drawRoute.at({ planId }));
          return;
        }
        const entry = entries.find((one) => one.id === id);
        if (entry?.onMap) showOnMap(entry.id, entry.onMap);
        if (entry) void go(entry.to);
      }}
    />
  );
}
