import { useMemo } from 'react';
import { usePeopleOnMap } from '../../activities/also-here/index.ts';
import { useImportedMapLayers } from '../../activities/imported-layers/index.ts';
import { PlanMap, type MapShape } from '../../map/index.ts';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import { useDrawnNow } from './drawing/drawn-now.ts';
import { drawRoute } from './route.ts';
import { useCamera } from './use-camera.ts';
import { useMarksOfDrawn } from './drawing/use-marks-of-drawn.ts';
import { LiveSize } from './tools/live-size.tsx';
import { ShapeBar } from './tools/shape-bar.tsx';
import type { DrawingBoard } from './drawing/use-drawing-board.ts';

interface DrawMapProps {
  readonly board: DrawingBoard;
  /** Shows a cross at the centre, where things are added. */
  readonly hasCross: boolean;
}

/** The farm's map on the drawing screen. */
export function DrawMap({ board, hasCross }: DrawMapProps) {
  const { planId, content, layers, drawing, operations, active, measure, map } = board;
  const { shown, marked: toMove, setShown, faults, pointer } = board;
  const { camera, keepCamera } = useCamera(drawRoute.at({ planId }).path);
  const imported = useImportedMapLayers(planId);
  const { settings, boundary } = content;
  const features = usePeopleOnMap(layers.features);
  const { work, finished } = drawing;
  const inHand = useMarksOfDrawn(
    drawing.drawn,
    useDrawnNow(drawing.now, (drawn) => drawn?.trace?.path ?? null),
  );
  const marked = useMemo(() => [...toMove, ...inHand], [toMove, inHand]);
  const taken = work && !drawing.drawing && finished ? [{ id: work.featureId, geometry: finished }] : none;
  return (
    <PlanMap
      ref={map}
      label="Map of the farm"
      tiles={settings}
      attribution={settings.titleTiles.attribution}
      camera={camera}
      bounds={content.openingBounds}
      onCamera={keepCamera}
      goingTo={useMapState((state) => state.placeAsked)}
      onWent={() => tellMap({ type: 'placeAsked', at: null })}
      features={features}
      isLoading={content.isLoading}
      boundary={boundary}
      chosenTitles={taken}
      foundTitles={shown}
      marked={marked}
      overlaps={faults}
      importedLayers={imported}
      visibleLayers={layers.visible}
      waterLayers={layers.water}
      groundLayers={layers.ground}
      onGroundLook={(look) => tellMap({ type: 'groundChosen', look })}
      hasLabels={layers.hasLabels}
      hasCross={hasCross}
      selectedId={work && !work.verb ? null : (active?._id ?? null)}
      onFeatureClick={(id, at) => {
        if (!operations.clicked(id, at)) tellMap({ type: 'activeFeatureSet', id });
      }}
      onGroundClick={(at) => {
        setShown([]);
        if (!operations.clicked(null, at)) tellMap({ type: 'activeFeatureSet', id: null });
      }}
      drawing={measure.drawing ?? drawing.drawing}
      onPointer={(at) => pointer.setState({ at })}
      onDraw={(drawn) => {
        if (measure.drawing) {
          measure.heard(drawn);
          return;
        }
        drawing.heard(drawn);
        operations.heard(drawn);
      }}
    >
      {/* Under a thumb its verbs are in the sheet: a bar would lie over half of the land. */}
      {!work && active && !operations.asking && !hasCross && (
        <ShapeBar ground={board.ground} operations={operations} onLock={board.lock.toggle} />
      )}
      {work && !work.verb && !hasCross && <LiveSize key={work.featureId} drawing={drawing} />}
    </PlanMap>
  );
}

const none: readonly MapShape[] = [];
