import type { TitleFeature } from '@tussock/contract';
import type { Position } from '@tussock/geometry';
import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { PlanMap, type MapShape, type PlanMapHandle } from '../../map/index.ts';
import type { PlanScreenPropsOf } from '../../places/plan-place.ts';
import { mapStore } from '../../plan-session/map-store.ts';
import { BoundaryPanel } from './boundary-panel.tsx';
import styles from './cadastral-screen.module.css';
import { MapLayout } from './map-layout.tsx';
import { boundaryPlace } from './place.ts';
import { useBoundaryChoice } from './use-boundary-choice.ts';
import { useCamera } from './use-camera.ts';
import { useChoiceKeys } from './use-choice-keys.ts';
import { useSearchOnce } from './use-search-once.ts';
import { useTitleSearch } from './use-title-search.ts';

const shapeOf = ({ properties, geometry }: TitleFeature): MapShape => ({ id: properties.id, geometry });

/** Search titles, see them, choose several; their merge is the boundary. */
export function CadastralScreen({ planId }: PlanScreenPropsOf<typeof boundaryPlace>) {
  const url = boundaryPlace.at({ planId }).path;
  const { camera, keepCamera } = useCamera(url);
  const left = useStore(mapStore, ({ urlToCameraPosition }) => urlToCameraPosition[url]);
  const content = usePlanMap(planId);
  const { plan, settings, savedBoundary, bounds, may } = content;
  const mayEdit = may('editBoundary');
  const map = useRef<PlanMapHandle>(null);
  const choice = useBoundaryChoice(planId, { saved: savedBoundary, mayEdit });
  const { selection, tell, selected, found, merged } = choice;
  const searching = useTitleSearch({ tell, onFound: (around) => map.current?.fitTo(around) });
  // A farm without a boundary is looked for where its plan says it is.
  const address = bounds ? '' : (plan.info.physicalAddress ?? '');
  useSearchOnce(mayEdit && selection.selectedIds.length === 0 ? address : '', (text) =>
    searching.search.mutate({ address: text }),
  );
  useChoiceKeys(selection, tell);

  const chosenShapes = useMemo(() => selected.map(shapeOf), [selected]);
  const foundShapes = useMemo(() => found.map(shapeOf), [found]);
  const mergedShapes = useMemo(
    () => merged.map(({ properties, geometry }): MapShape => ({ id: properties.id, geometry })),
    [merged],
  );
  // Nothing that was found or chosen, and too far off to see a title.
  const isNowhereYet =
    Object.keys(selection.known).length === 0 && (left ? left.zoom < settings.titleTiles.minZoom : !bounds);

  return (
    <MapLayout
      title="Boundary"
      tools={
        isNowhereYet && <p className={styles.nowhere}>Find the farm first: its titles then show here.</p>
      }
      map={
        <PlanMap
          ref={map}
          label="Map of property titles and the farm boundary"
          tiles={settings}
          attribution={settings.titleTiles.attribution}
          camera={camera}
          bounds={bounds}
          onCamera={keepCamera}
          features={NO_FEATURES}
          isLoading={content.isLoading}
          boundary={mergedShapes}
          chosenTitles={chosenShapes}
          foundTitles={foundShapes}
          visibleLayers={BOUNDARY_ONLY}
          hasLabels={false}
          hasTitles
          {...(mayEdit ? { onGroundClick: (position: Position) => searching.click.mutate(position) } : {})}
        />
      }
      panel={
        <BoundaryPanel
          info={plan.info}
          choice={choice}
          searching={searching}
          mayEdit={mayEdit}
          address={address}
        />
      }
    />
  );
}

const NO_FEATURES: readonly never[] = [];
const BOUNDARY_ONLY = ['boundary'] as const;
