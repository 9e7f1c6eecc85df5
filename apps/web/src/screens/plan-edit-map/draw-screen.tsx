import { Skeleton } from '@tussock/ui';
import { useState } from 'react';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { DrawMap } from './draw-map.tsx';
import { BalanceStrip } from './foot/balance-strip.tsx';
import { BoardQuestions, DrawPanel } from './panels/draw-panel.tsx';
import { hintOf } from './drawing/drawing-hints.ts';
import { LeaveQuestion } from '../../routes/leave-question.tsx';
import { useBackCloses } from '../../routes/use-back-closes.ts';
import { DropOnMap } from './drop-on-map.tsx';
import { DrawingTools, type DrawingToolsProps } from './panels/drawing-tools.tsx';
import { MapCorner } from './map-corner.tsx';
import { MeasureRow, MeasureTools } from './measuring/measure-tools.tsx';
import { SpokenCross } from './keyboard/spoken-cross.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { MapLayout, useIsMapFull } from './map-layout.tsx';
import { PhoneBar } from './phone/phone-bar.tsx';
import { PhoneTools } from './phone/phone-tools.tsx';
import { PhoneFloats } from './phone/phone-floats.tsx';
import { PhonePanel } from './phone/phone-panel.tsx';
import type { drawRoute } from './route.ts';
import { drawingSlots, useTabSlot } from '../../sync/drafts/index.ts';
import { useDrawingBoard, type DrawingBoard } from './drawing/use-drawing-board.ts';
import { useKeyboardStaysOnMap } from './keyboard/use-keyboard-stays-on-map.ts';
import { ToolRail } from './tools/tool-rail.tsx';
import { usePhoneSheet, type PhoneView } from './phone/use-phone-sheet.ts';

/** Screen to draw the farm: features, their shapes and their values, on one map. */
export function DrawScreen({ planId }: PlanScreenPropsOf<typeof drawRoute>) {
  const ownPlan = useTabSlot(planId, drawingSlots);
  return ownPlan === undefined ? (
    <Skeleton lines={6} />
  ) : (
    <DrawBoard key={ownPlan} planId={planId} ownPlan={ownPlan} />
  );
}

/** What the buttons of a drawing do; null where nothing is drawn. */
function toolsOf({ drawing, operations, map, leave }: DrawingBoard): DrawingToolsProps | null {
  const { work, drawn } = drawing;
  return (
    work && {
      shape: work.shape,
      drawn,
      map,
      hint: hintOf(work, drawing),
      isAsked: work.verb !== undefined,
      refusal: drawn?.refusal ?? operations.refusal,
      onFinish: operations.finish,
      stepBack: drawing.stepBack,
      onCancel: () => {
        operations.stop();
        leave();
      },
    }
  );
}

interface OverMapProps {
  readonly board: DrawingBoard;
  readonly tools: DrawingToolsProps | null;
  readonly isMapFull: boolean;
}

/** What lies over the map while something is drawn or measured. */
function OverMap({ board, tools, isMapFull }: OverMapProps) {
  if (!tools) return <MeasureTools measure={board.measure} map={board.map} />;
  return isMapFull ? <PhoneBar board={board} /> : <DrawingTools {...tools} />;
}

function DrawBoard({ planId, ownPlan }: { readonly planId: string; readonly ownPlan: string }) {
  const board = useDrawingBoard(planId, ownPlan);
  const { work, isLosing } = board.drawing;
  const tools = toolsOf(board);
  useKeyboardStaysOnMap(board);
  const isMapFull = useIsMapFull();
  const [isAlone, setAlone] = useFullScreen();
  const [view, setView] = useState<PhoneView>('here');
  const sheet = usePhoneSheet(board, view);
  const isSheetOpen = isMapFull && !work && (view !== 'here' || board.active !== undefined);
  useBackCloses(isSheetOpen, () => {
    setView('here');
    board.choose(null);
  });
  return (
    <MapLayout
      title="Draw the farm"
      questions={<BoardQuestions board={board} />}
      sheet={sheet}
      map={
        <DropOnMap planId={planId} isOpen={board.mayEdit && work === null}>
          <DrawMap board={board} hasCross={isMapFull} />
          <SpokenCross board={board} />
          <LeaveQuestion isLosing={isLosing} isReshaping={Boolean(work?.feature)} />
        </DropOnMap>
      }
      rail={!isMapFull && <ToolRail board={board} />}
      corner={!isMapFull && <MapCorner board={board} isFullScreen={isAlone} onFullScreen={setAlone} />}
      foot={board.sharedOut && <BalanceStrip {...board.sharedOut} />}
      // What was drawn is named and what was chosen is looked at beside the map, in full screen as well.
      isAlone={isAlone && !board.drawing.finished && !board.active}
      floats={<PhoneFloats board={board} view={view} onView={setView} />}
      tools={<OverMap board={board} tools={tools} isMapFull={isMapFull} />}
      panel={
        isMapFull ? (
          <PhonePanel
            board={board}
            view={view}
            onView={setView}
            tools={
              tools ? (
                <PhoneTools {...tools} reshaping={work?.feature ? { keep: board.keepShape } : undefined} />
              ) : (
                <MeasureRow measure={board.measure} map={board.map} />
              )
            }
          />
        ) : (
          <DrawPanel board={board} />
        )
      }
    />
  );
}
