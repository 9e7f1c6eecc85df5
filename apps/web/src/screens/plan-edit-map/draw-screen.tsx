import { Skeleton } from '@tussock/ui';
import { useState } from 'react';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { DrawMap } from './draw-map.tsx';
import { BoardQuestions, DrawPanel } from './panels/draw-panel.tsx';
import { hintOf } from './drawing/drawing-hints.ts';
import { LeaveQuestion } from '../../routes/leave-question.tsx';
import { DropOnMap } from './drop-on-map.tsx';
import { DrawingTools } from './panels/drawing-tools.tsx';
import { MapCorner } from './map-corner.tsx';
import { MeasureTools } from './measuring/measure-tools.tsx';
import { SpokenCross } from './keyboard/spoken-cross.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { MapLayout, useIsMapFull } from './map-layout.tsx';
import { PhoneFloats } from './phone/phone-floats.tsx';
import { PhonePanel } from './phone/phone-panel.tsx';
import type { drawRoute } from './route.ts';
import { drawingSlots, useTabSlot } from '../../sync/drafts/index.ts';
import { useDrawingBoard } from './drawing/use-drawing-board.ts';
import { useKeyboardStaysOnMap } from './keyboard/use-keyboard-stays-on-map.ts';
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

function DrawBoard({ planId, ownPlan }: { readonly planId: string; readonly ownPlan: string }) {
  const board = useDrawingBoard(planId, ownPlan);
  const { drawing, operations, stop, map } = board;
  const { work, drawn } = drawing;
  useKeyboardStaysOnMap(board);
  const isMapFull = useIsMapFull();
  const [isAlone, setAlone] = useFullScreen();
  const [view, setView] = useState<PhoneView>('here');
  const sheet = usePhoneSheet(board, view);
  return (
    <MapLayout
      title="Draw the farm"
      questions={<BoardQuestions board={board} />}
      sheet={sheet}
      map={
        <DropOnMap planId={planId} isOpen={board.mayEdit && work === null}>
          <DrawMap board={board} hasCross={isMapFull} />
          <SpokenCross board={board} />
          <LeaveQuestion isLosing={drawing.isLosing} isReshaping={Boolean(work?.feature)} />
        </DropOnMap>
      }
      corner={!isMapFull && <MapCorner board={board} isFullScreen={isAlone} onFullScreen={setAlone} />}
      // What was drawn is named and what was chosen is looked at beside the map, in full screen as well.
      isAlone={isAlone && !drawing.finished && !board.active}
      floats={<PhoneFloats board={board} view={view} onView={setView} />}
      tools={
        work ? (
          <DrawingTools
            shape={work.shape}
            drawn={drawn}
            map={map}
            hint={hintOf(work, drawing)}
            isAsked={work.verb !== undefined}
            refusal={drawn?.refusal ?? operations.refusal}
            onFinish={operations.finish}
            stepBack={drawing.stepBack}
            onCancel={() => {
              operations.stop();
              stop.ask();
            }}
          />
        ) : (
          <MeasureTools measure={board.measure} map={map} />
        )
      }
      panel={
        isMapFull ? <PhonePanel board={board} view={view} onView={setView} /> : <DrawPanel board={board} />
      }
    />
  );
}
