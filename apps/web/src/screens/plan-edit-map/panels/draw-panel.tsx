import type { AnyKind } from '@tussock/domain';
import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { RouteLink } from '../../../routes/route-link.tsx';
import { ActiveFeature } from './active-feature.tsx';
import { DrawingPanel } from './drawing-panel.tsx';
import { LayersPanel } from './layers-panel.tsx';
import { ToSortPanel } from './to-sort-panel.tsx';
import { KindPicker } from './kind-picker.tsx';
import { LandBalance } from './land-balance.tsx';
import { FarmVerbs, OperationBar, OperationPrompt } from '../drawing/operation-bar.tsx';
import { boundaryRoute } from '../route.ts';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';
import styles from '../draw-screen.module.css';

/** Scrolls to a place and focuses it, so that the keyboard need not go the long way. */
const goTo = (place: HTMLElement | null): void => {
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
};

/**
 * Dialogs of the drawing screen. They are outside of the panels, which are replaced when the window is resized or turned, so that the dialogs stay
 * open.
 */
export function BoardQuestions({ board }: { readonly board: DrawingBoard }) {
  return (
    <>
      {board.stop.question}
      {board.writes.question}
      {board.saving.question}
      {board.trims.question}
      {board.pins.question}
      {board.lock.question}
      {board.shortcuts.list}
    </>
  );
}

/** Top of every panel: the running verb, the drawing and the selection. */
export function BoardHead({ board }: { readonly board: DrawingBoard }) {
  const { content, drawing, active, operations, ground, trims } = board;
  const { work } = drawing;
  const isDrawing = work !== null && !work.verb;
  return (
    <>
      {content.fault && (
        <p className={styles.fault} role="alert">
          {content.fault.message}
        </p>
      )}
      <OperationPrompt operations={operations} />
      {isDrawing && (
        <DrawingPanel
          content={content}
          drawing={drawing}
          check={board.check}
          faults={board.drawnFaults}
          trims={trims}
          saving={board.saving}
          map={board.map}
          onWalked={board.showWalked}
          onMark={board.setMarked}
          onStop={board.stop.ask}
          onBeginAnew={board.stop.askBefore}
        />
      )}
      {!isDrawing && active && (
        <ActiveFeature
          key={active._id}
          planId={board.planId}
          content={content}
          activeId={active._id}
          writes={board.writes}
          editing={board.editing}
          verbs={<OperationBar ground={ground} operations={operations} onLock={board.lock.toggle} />}
        />
      )}
    </>
  );
}

/** The land balance, and what to do where there is no boundary yet. */
export function BoardFoot({ board }: { readonly board: DrawingBoard }) {
  const { planId, ground, sharedOut, map, setShown, trims, hasNoBoundary } = board;
  return (
    <>
      {sharedOut && (
        <LandBalance
          ground={ground}
          {...sharedOut}
          map={map}
          onShow={setShown}
          onTrim={trims.trim}
          onKind={board.askBalance}
        />
      )}
      {board.drawing.work === null && <FarmVerbs ground={ground} operations={board.operations} />}
      {hasNoBoundary && (
        <p className={styles.hint}>
          This plan has no boundary yet.{' '}
          <RouteLink to={boundaryRoute.at({ planId })}>Choose its titles</RouteLink> first, and the map opens
          on the farm.
        </p>
      )}
    </>
  );
}

/** Panel beside the map on a desktop. */
export function DrawPanel({ board }: { readonly board: DrawingBoard }) {
  const { content, drawing, layers, mayEdit, toSort } = board;
  const layersPlace = useRef<HTMLDivElement>(null);
  const latest = useRef(board);
  useEffect(() => {
    latest.current = board;
  });
  // The same for as long as the panel stands: a click on the map then draws what was clicked anew, and not thirty kinds and fifty layers.
  const pick = useCallback((kind: AnyKind) => latest.current.pick(kind), []);
  const goToLayers = useCallback(() => goTo(layersPlace.current), []);
  // Eighty buttons and boxes, most of them below the fold: the map is started first, and draws while they are put together.
  const isWhole = useDeferredValue(true, false);
  if (drawing.work && !drawing.work.verb)
    return (
      <>
        <BoardHead board={board} />
        {/* From one paddock to the next it is seen what is left; a form has the panel to itself. */}
        {drawing.work.kind.coversGround && !drawing.finished && <BoardFoot board={board} />}
      </>
    );
  return (
    <>
      <BoardHead board={board} />
      <BoardFoot board={board} />
      {toSort.length > 0 && <ToSortPanel board={board} />}
      {isWhole && mayEdit && <KindPicker onPick={pick} onLayers={goToLayers} />}
      {/* Before the farm is here there is nothing to show or hide, and on a slow line its code would hold the farm up. */}
      {isWhole && !content.isLoading && (
        <LayersPanel
          planId={board.planId}
          place={layersPlace}
          counts={layers.counts}
          settings={content.settings}
        />
      )}
    </>
  );
}
