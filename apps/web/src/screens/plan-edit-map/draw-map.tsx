import type { RefObject } from 'react';
import { useImportedMapLayers } from '../../activities/imported-layers/index.ts';
import type { PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { PlanMap, type MapShape, type PlanMapHandle } from '../../map/index.ts';
import { tellMap } from '../../plan-session/map-store.ts';
import { drawPlace } from './place.ts';
import { useCamera } from './use-camera.ts';
import type { DrawingState } from './use-drawing.ts';
import type { Operations } from './use-operations.ts';
import type { useShownLayers } from './use-shown-layers.ts';

interface DrawMapProps {
  readonly handle: RefObject<PlanMapHandle | null>;
  readonly planId: string;
  readonly content: PlanMapContent;
  readonly layers: ReturnType<typeof useShownLayers>;
  readonly drawing: DrawingState;
  readonly operations: Operations;
  readonly activeId: string | null;
  /** Ground that two have, or that lies outside the boundary. */
  readonly faults: readonly MapShape[];
  /** Ground that somebody asked to see. */
  readonly shown: readonly MapShape[];
  readonly onGround: () => void;
}

/** The map of the farm while one draws on it. */
export function DrawMap(props: DrawMapProps) {
  const { handle, planId, content, layers, drawing, operations, activeId } = props;
  const { camera, keepCamera } = useCamera(drawPlace.at({ planId }).path);
  const imported = useImportedMapLayers(planId);
  const { settings, boundary } = content;
  const { work, finished } = drawing;
  const taken = work && !drawing.drawing && finished ? [{ id: work.featureId, geometry: finished }] : none;
  return (
    <PlanMap
      ref={handle}
      label="Map of the farm"
      tiles={settings}
      attribution={settings.titleTiles.attribution}
      camera={camera}
      bounds={content.bounds}
      onCamera={keepCamera}
      features={layers.features}
      isLoading={content.isLoading}
      boundary={boundary}
      chosenTitles={taken}
      foundTitles={props.shown}
      overlaps={props.faults}
      importedLayers={imported}
      visibleLayers={layers.visible}
      waterLayers={layers.water}
      groundLayers={layers.ground}
      hasLabels={layers.hasLabels}
      selectedId={work && !work.verb ? null : activeId}
      onFeatureClick={(id, at) => {
        if (!operations.clicked(id, at)) tellMap({ type: 'activeFeatureSet', id });
      }}
      onGroundClick={(at) => {
        props.onGround();
        if (!operations.clicked(null, at)) tellMap({ type: 'activeFeatureSet', id: null });
      }}
      drawing={drawing.drawing}
      onDraw={(drawn) => {
        drawing.heard(drawn);
        operations.heard(drawn);
      }}
    />
  );
}

const none: readonly MapShape[] = [];
