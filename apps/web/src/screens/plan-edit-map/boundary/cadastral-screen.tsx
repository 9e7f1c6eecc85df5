import type { BoundaryFeature, TitleFeature } from '@tussock/contract';
import { boundaryWords, mapLabel } from '@tussock/domain';
import { isSameOutline, type PolygonGeometry, type Position } from '@tussock/geometry';
import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { usePlanMap } from '../../../activities/load-plan-map/index.ts';
import { PlanMap, type MapShape, type PlanMapHandle } from '../../../map/index.ts';
import type { PlanScreenPropsOf } from '../../../routes/plan-route.ts';
import { mapStore } from '../../../plan-session/map-store.ts';
import { BoundaryPanel } from './boundary-panel.tsx';
import { DrawnOutline } from '../by-hand/drawn-outline.tsx';
import { useBoundaryByHand } from '../by-hand/use-boundary-by-hand.ts';
import { useOutlineDrawing } from '../by-hand/use-outline-drawing.ts';
import styles from './cadastral-screen.module.css';
import { howToEdit } from '../drawing/drawing-hints.ts';
import { DrawingTools, type DrawingToolsProps } from '../panels/drawing-tools.tsx';
import { PhoneTools } from '../phone/phone-tools.tsx';
import { LeaveQuestion } from '../../../routes/leave-question.tsx';
import { MapLayout, useIsMapFull } from '../map-layout.tsx';
import { boundaryRoute } from '../route.ts';
import { TitleCross } from './title-cross.tsx';
import { useBoundaryChoice } from './use-boundary-choice.ts';
import { useCamera } from '../use-camera.ts';
import { useChoiceKeys } from './use-choice-keys.ts';
import { useSearchOnce } from './use-search-once.ts';
import { useStopQuestion } from '../saving/use-stop-question.tsx';
import { useTitleSearch } from './use-title-search.ts';

/** The map shape of a block; labelled where there are several. */
const blockShape = (
  { properties, geometry }: BoundaryFeature,
  _index: number,
  all: readonly unknown[],
): MapShape => ({
  id: properties.id,
  geometry,
  ...(all.length > 1 ? { label: mapLabel(properties.name) } : {}),
});
const outlineBut =
  (block: PolygonGeometry) =>
  (geometry: PolygonGeometry, index: number): readonly MapShape[] =>
    isSameOutline(geometry, block) ? [] : [{ id: `boundary-${index}`, geometry }];
const shapeOf = ({ properties, geometry }: TitleFeature): MapShape => ({ id: properties.id, geometry });

/** Screen to search titles, view them and select several; their merge is the boundary. */
export function CadastralScreen({ planId }: PlanScreenPropsOf<typeof boundaryRoute>) {
  const url = boundaryRoute.at({ planId }).path;
  const { camera, keepCamera } = useCamera(url);
  const left = useStore(mapStore, ({ urlToCameraPosition }) => urlToCameraPosition[url]);
  const content = usePlanMap(planId);
  const { plan, settings, savedBoundary, bounds, may } = content;
  const mayEdit = may('editBoundary');
  const map = useRef<PlanMapHandle>(null);
  const choice = useBoundaryChoice(planId, { saved: savedBoundary, mayEdit });
  const { selection, tell, selected, found, merged } = choice;
  const searching = useTitleSearch({ tell });
  // A farm without a boundary is looked for where its plan says it is.
  const address = bounds ? '' : (plan.info.physicalAddress ?? '');
  useSearchOnce(mayEdit && selection.selectedIds.length === 0 ? address : '', (text) =>
    searching.search.mutate({ address: text }),
  );
  useChoiceKeys(selection, tell);
  const byHand = useBoundaryByHand(planId);
  const outline = useOutlineDrawing();
  const stop = useStopQuestion(outline);

  const chosenShapes = useMemo(() => selected.map(shapeOf), [selected]);
  const foundShapes = useMemo(() => found.map(shapeOf), [found]);
  const changedBlock = outline.work?.feature ?? null;
  const mergedShapes = useMemo(
    () => (changedBlock === null ? merged.map(blockShape) : byHand.blocks.flatMap(outlineBut(changedBlock))),
    [merged, changedBlock, byHand.blocks],
  );
  // Nothing that was found or chosen, and too far off to see a title.
  const isNowhereYet =
    Object.keys(selection.known).length === 0 && (left ? left.zoom < settings.titleTiles.minZoom : !bounds);

  const isMapFull = useIsMapFull();
  const tools: DrawingToolsProps = {
    shape: 'polygon',
    drawn: outline.drawn,
    map,
    hint: outline.finished ? howToEdit.polygon : boundaryWords.drawHelp,
    isAsked: !outline.finished,
    refusal: outline.drawn?.refusal ?? null,
    onCancel: stop.ask,
  };

  return (
    <MapLayout
      title="Boundary"
      questions={
        <>
          {stop.question}
          {byHand.question}
        </>
      }
      tools={
        outline.work
          ? !isMapFull && <DrawingTools {...tools} />
          : isNowhereYet && <p className={styles.nowhere}>Find the farm first: its titles then show here.</p>
      }
      map={
        <>
          <PlanMap
            ref={map}
            label="Map of property titles and the farm boundary"
            tiles={settings}
            attribution={settings.titleTiles.attribution}
            camera={camera}
            bounds={content.openingBounds}
            goingTo={searching.goingTo}
            onWent={searching.went}
            onCamera={keepCamera}
            features={NO_FEATURES}
            isLoading={content.isLoading}
            boundary={mergedShapes}
            chosenTitles={chosenShapes}
            foundTitles={foundShapes}
            visibleLayers={BOUNDARY_ONLY}
            hasLabels
            hasTitles
            drawing={outline.drawing}
            onDraw={outline.heard}
            {...(mayEdit ? { onGroundClick: (position: Position) => searching.click.mutate(position) } : {})}
          />
          {mayEdit && !outline.work && (
            <TitleCross
              selection={selection}
              url={url}
              onChoose={(position) => searching.click.mutate(position)}
            />
          )}
        </>
      }
      panel={
        outline.work ? (
          <>
            <LeaveQuestion isLosing={outline.hasUnsaved} isReshaping={outline.work.feature !== null} />
            {isMapFull && <PhoneTools {...tools} />}
            <DrawnOutline
              drawing={outline}
              byHand={byHand}
              onPut={(at) => map.current?.setEdgeEnd(at)}
              onStop={stop.ask}
            />
          </>
        ) : (
          <BoundaryPanel
            planId={planId}
            info={plan.info}
            choice={choice}
            searching={searching}
            mayEdit={mayEdit}
            address={address}
            byHand={byHand}
            outline={outline}
          />
        )
      }
    />
  );
}

const NO_FEATURES: readonly never[] = [];
const BOUNDARY_ONLY = ['boundary'] as const;
