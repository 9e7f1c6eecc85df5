import { useDeferredValue } from 'react';
import { RouteLink } from '../../../routes/route-link.tsx';
import { ActiveFeature } from './active-feature.tsx';
import { DrawingPanel } from './drawing-panel.tsx';
import { LayersPanel } from './layers-panel.tsx';
import { ToSortPanel } from './to-sort-panel.tsx';
import { LandBalance } from './land-balance.tsx';
import { NameParts } from './name-parts.tsx';
import { NextStep } from './next-step.tsx';
import { FarmVerbs, OperationPrompt } from '../drawing/operation-prompt.tsx';
import { useIsMapFull } from '../map-layout.tsx';
import { boundaryRoute } from '../route.ts';
import { verbsOfShape } from '../tools/verbs-of-shape.ts';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';
import styles from '../draw-screen.module.css';

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
  const { content, drawing, active, operations, trims } = board;
  const isMapFull = useIsMapFull();
  const verbs = { ground: board.ground, operations, onLock: board.lock.toggle };
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
      <NameParts board={board} />
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
          onStop={board.leave}
          onKeep={board.keepShape}
          onBeginAnew={board.stop.askBefore}
          onKind={board.tools.askKind}
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
          sheetVerbs={isMapFull ? verbsOfShape(verbs, { isWhole: true }) : undefined}
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
          trims={trims}
          onKind={board.askBalance}
        />
      )}
      <NextStep board={board} />
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
  const { content, drawing, layers, toSort } = board;
  // Fifty boxes, most of them below the fold: the map is started first, and draws while they are put together.
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
      {/* Before the farm is here there is nothing to show or hide, and on a slow line its code would hold the farm up. */}
      {isWhole && !content.isLoading && (
        <LayersPanel planId={board.planId} counts={layers.counts} settings={content.settings} />
      )}
    </>
  );
}
