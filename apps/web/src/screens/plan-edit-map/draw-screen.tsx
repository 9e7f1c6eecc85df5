import { analyteOfLayer, isRemoved, kinds, REMOVED_LAYER, type AnyKind } from '@tussock/domain';
import { Panel } from '@tussock/ui';
import { useMemo, useRef } from 'react';
import { SoilLayerControl, useSoilColours } from '../../activities/colour-by-soil/index.ts';
import { LayerList, RiskLayerControls, WaterLayerList } from '../../activities/filter-layers/index.ts';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { useRiskColours } from '../../land-risk/index.ts';
import { PlanMap, type MapShape, type PlanMapHandle } from '../../map/index.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import type { PlanScreenPropsOf } from '../../places/plan-place.ts';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import { ActiveFeature } from './active-feature.tsx';
import { DrawingPanel } from './drawing-panel.tsx';
import { DrawingTools } from './drawing-tools.tsx';
import { KindPicker } from './kind-picker.tsx';
import { MapLayout } from './map-layout.tsx';
import { boundaryPlace, drawPlace } from './place.ts';
import { useCamera } from './use-camera.ts';
import { useDrawing } from './use-drawing.ts';
import { useShapeCheck } from './use-shape-check.ts';
import { useStopQuestion } from './use-stop-question.tsx';
import styles from './draw-screen.module.css';

/** The keyboard goes along, or it would have to come the long way. */
const goTo = (place: HTMLElement | null): void => {
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
};

/** Draw the farm: new features, their shapes and their values, on one map. */
export function DrawScreen({ planId }: PlanScreenPropsOf<typeof drawPlace>) {
  const { camera, keepCamera } = useCamera(drawPlace.at({ planId }).path);
  const content = usePlanMap(planId);
  const { settings, features, shapes, boundary, bounds, may } = content;
  const filters = useMapState((state) => state.filters);
  const hasLabels = useMapState((state) => state.showAllLabels);
  const activeId = useMapState((state) => state.activeFeature);
  const water = useMapState((state) => state.selectedImportedLayers);
  const risk = useMapState((state) => state.riskLayers);
  const soil = risk.transects;
  const soilAnalyte = (soil.enabled && analyteOfLayer(soil.type)) || null;
  const byRisk = useRiskColours(content, risk);
  const coloured = useSoilColours({ features, shapes: byRisk }, soilAnalyte);
  const map = useRef<PlanMapHandle>(null);
  const layers = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(planId);
  const { work, finished } = drawing;
  const stop = useStopQuestion(drawing);
  const check = useShapeCheck({
    planId,
    kind: work?.kind,
    featureId: work?.featureId ?? '',
    geometry: work ? finished : null,
  });
  const overlaps = useMemo(
    () =>
      finished && check.data
        ? check.data.overlaps.map(({ _id, geometry }): MapShape => ({ id: _id, geometry }))
        : [],
    [finished, check.data],
  );
  const takenShapes = useMemo(
    (): readonly MapShape[] =>
      work && !drawing.drawing && finished ? [{ id: work.featureId, geometry: finished }] : [],
    [work, drawing.drawing, finished],
  );
  const counts = useMemo(() => {
    const byKind = new Map<string, number>();
    for (const { kind } of shapes) byKind.set(kind.id, (byKind.get(kind.id) ?? 0) + 1);
    byKind.set(REMOVED_LAYER.id, features.filter(({ properties }) => isRemoved(properties)).length);
    return byKind;
  }, [shapes, features]);
  const active = features.find(({ _id }) => _id === activeId);
  // What is drawn or coloured is shown, also when its layer was hidden.
  const visible = useMemo(() => {
    const shown = [
      ...(work ? [work.kind.id] : []),
      ...(soilAnalyte ? [kinds.transect.id] : []),
      ...(risk.fenceLines ? [kinds.fenceline.id] : []),
      ...(risk.lmu.enabled ? [kinds.lmu.id] : []),
    ];
    return [...filters, ...shown.filter((id) => !filters.includes(id))];
  }, [filters, work, soilAnalyte, risk]);

  const pick = (kind: AnyKind): void => {
    drawing.drawNew(kind);
    // By keyboard the next thing is the map: its arrows move it under the cross.
    map.current?.focus();
  };

  return (
    <MapLayout
      title="Draw the farm"
      map={
        <PlanMap
          ref={map}
          label="Map of the farm"
          tiles={settings}
          attribution={settings.titleTiles.attribution}
          camera={camera}
          bounds={bounds}
          onCamera={keepCamera}
          features={coloured}
          isLoading={content.isLoading}
          boundary={boundary}
          chosenTitles={takenShapes}
          overlaps={overlaps}
          visibleLayers={visible}
          waterLayers={water}
          hasLabels={hasLabels}
          selectedId={work ? null : activeId}
          onFeatureClick={(id) => tellMap({ type: 'activeFeatureSet', id })}
          onGroundClick={() => tellMap({ type: 'activeFeatureSet', id: null })}
          drawing={drawing.drawing}
          onDraw={drawing.heard}
        />
      }
      tools={work && <DrawingTools shape={work.shape} drawn={drawing.drawn} map={map} onCancel={stop.ask} />}
      panel={
        <>
          {content.fault && (
            <p className={styles.fault} role="alert">
              {content.fault.message}
            </p>
          )}
          {stop.question}
          {work ? (
            <DrawingPanel content={content} drawing={drawing} check={check} onStop={stop.ask} />
          ) : (
            <>
              {active && (
                <ActiveFeature
                  key={active._id}
                  planId={planId}
                  content={content}
                  activeId={active._id}
                  drawing={drawing}
                />
              )}
              {bounds === undefined && !content.isLoading && boundary.length === 0 && (
                <p className={styles.hint}>
                  This plan has no boundary yet.{' '}
                  <PlaceLink to={boundaryPlace.at({ planId })}>Choose its titles</PlaceLink> first, and the
                  map opens on the farm.
                </p>
              )}
              {may('editFeatures') && <KindPicker onPick={pick} onLayers={() => goTo(layers.current)} />}
              <div ref={layers} tabIndex={-1} className={styles.layers}>
                <Panel title="Layers" look="plain">
                  <LayerList counts={counts} />
                  <WaterLayerList />
                  <RiskLayerControls />
                  <SoilLayerControl />
                </Panel>
              </div>
            </>
          )}
        </>
      }
    />
  );
}
