import { kindById, kinds, type AnyKind, type DrawingGround } from '@tussock/domain';
import { useMemo, useRef, useState } from 'react';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { useFeatureWrites } from '../../activities/save-feature/index.ts';
import type { MapShape, PlanMapHandle } from '../../map/index.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import type { PlanScreenPropsOf } from '../../places/plan-place.ts';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import { ActiveFeature } from './active-feature.tsx';
import { DrawMap } from './draw-map.tsx';
import { hintOf } from './drawing-hints.ts';
import { DrawingPanel } from './drawing-panel.tsx';
import { DrawingTools } from './drawing-tools.tsx';
import { KindPicker } from './kind-picker.tsx';
import { faultsOf, LandBalance, useLandBalance } from './land-balance.tsx';
import { LayersPanel } from './layers-panel.tsx';
import { MapLayout } from './map-layout.tsx';
import { OperationBar, OperationPrompt } from './operation-bar.tsx';
import { boundaryPlace, type drawPlace } from './place.ts';
import { Shortcuts } from './shortcuts.tsx';
import { useDrawing } from './use-drawing.ts';
import { useDrawingGround } from './use-drawing-ground.ts';
import { useOperations } from './use-operations.ts';
import { useOutside, useOverlaps } from './use-overlaps.ts';
import { useShapeCheck } from './use-shape-check.ts';
import { useShownLayers } from './use-shown-layers.ts';
import { useStopQuestion } from './use-stop-question.tsx';
import { useTrims } from './use-trims.ts';
import styles from './draw-screen.module.css';

/** The keyboard goes along, or it would have to come the long way. */
const goTo = (place: HTMLElement | null): void => {
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
};

/** The ground is shared out among what is drawn or chosen, where its kind shares it out; else among paddocks. */
const kindOfBalance = ({ chosen }: DrawingGround, drawn: AnyKind | undefined): AnyKind =>
  [drawn, chosen?.kind].find((kind) => kind?.coversGround) ?? kindById(kinds.paddock.id);

/** Draw the farm: new features, their shapes and their values, on one map. */
export function DrawScreen({ planId }: PlanScreenPropsOf<typeof drawPlace>) {
  const content = usePlanMap(planId);
  const activeId = useMapState((state) => state.activeFeature);
  const map = useRef<PlanMapHandle>(null);
  const layersPlace = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(planId);
  const { work, finished } = drawing;
  const layers = useShownLayers(content, drawing);
  const stop = useStopQuestion(drawing);
  const check = useShapeCheck({
    planId,
    kind: work?.kind,
    featureId: work?.featureId ?? '',
    geometry: work ? finished : null,
  });
  const ground = useDrawingGround(content, activeId);
  const writes = useFeatureWrites((id) => tellMap({ type: 'activeFeatureSet', id }));
  const active = content.features.find(({ _id }) => _id === activeId);
  const operations = useOperations({ ground, active, drawing, writes });
  const overlaps = useOverlaps(ground, drawing);
  const outside = useOutside(ground, drawing);
  const trims = useTrims(ground, drawing);
  const balance = useLandBalance(ground, kindOfBalance(ground, work?.kind));
  const [shown, setShown] = useState<readonly MapShape[]>([]);
  const faults = useMemo(
    () => (work && !work.verb ? [...overlaps, ...(outside ? [outside] : [])] : faultsOf(balance)),
    [work, overlaps, outside, balance],
  );
  const pick = (kind: AnyKind): void => {
    drawing.drawNew(kind);
    // By keyboard the next thing is the map: its arrows move it under the cross.
    map.current?.focus();
  };
  const hasNoBoundary = content.bounds === undefined && !content.isLoading && content.boundary.length === 0;

  return (
    <MapLayout
      title="Draw the farm"
      map={
        <DrawMap
          handle={map}
          planId={planId}
          content={content}
          layers={layers}
          drawing={drawing}
          operations={operations}
          activeId={activeId}
          faults={faults}
          shown={shown}
          onGround={() => setShown([])}
        />
      }
      tools={
        work && (
          <DrawingTools
            shape={work.shape}
            drawn={drawing.drawn}
            map={map}
            hint={hintOf(work, finished !== null)}
            isAsked={work.verb !== undefined}
            refusal={drawing.drawn?.refusal ?? operations.refusal}
            onCancel={() => {
              operations.stop();
              stop.ask();
            }}
          />
        )
      }
      panel={
        <>
          {content.fault && (
            <p className={styles.fault} role="alert">
              {content.fault.message}
            </p>
          )}
          {stop.question}
          {writes.question}
          {trims.question}
          <OperationPrompt operations={operations} />
          {work && !work.verb ? (
            <DrawingPanel
              content={content}
              drawing={drawing}
              check={check}
              overlaps={overlaps}
              outside={outside}
              trims={trims}
              map={map}
              onStop={stop.ask}
            />
          ) : (
            <>
              {active && (
                <ActiveFeature
                  key={active._id}
                  planId={planId}
                  content={content}
                  activeId={active._id}
                  verbs={<OperationBar ground={ground} operations={operations} />}
                />
              )}
              {balance && (
                <LandBalance
                  ground={ground}
                  balance={balance}
                  map={map}
                  onShow={setShown}
                  onTrim={trims.trim}
                />
              )}
              {hasNoBoundary && (
                <p className={styles.hint}>
                  This plan has no boundary yet.{' '}
                  <PlaceLink to={boundaryPlace.at({ planId })}>Choose its titles</PlaceLink> first, and the
                  map opens on the farm.
                </p>
              )}
              {content.may('editFeatures') && (
                <KindPicker onPick={pick} onLayers={() => goTo(layersPlace.current)} />
              )}
              <Shortcuts />
              <LayersPanel
                planId={planId}
                place={layersPlace}
                counts={layers.counts}
                settings={content.settings}
              />
            </>
          )}
        </>
      }
    />
  );
}
