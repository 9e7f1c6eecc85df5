import { useState } from 'react';
import type { PlanScreenPropsOf } from '../../places/plan-place.ts';
import { DrawMap } from './draw-map.tsx';
import { DrawPanel } from './draw-panel.tsx';
import { hintOf } from './drawing-hints.ts';
import { DrawingTools } from './drawing-tools.tsx';
import { MapLayout, useIsMapFull } from './map-layout.tsx';
import { PhoneFloats } from './phone-floats.tsx';
import { PhonePanel } from './phone-panel.tsx';
import type { drawPlace } from './place.ts';
import { useDrawingBoard } from './use-drawing-board.ts';
import { usePhoneSheet, type PhoneView } from './use-phone-sheet.ts';

/** Draw the farm: new features, their shapes and their values, on one map. */
export function DrawScreen({ planId }: PlanScreenPropsOf<typeof drawPlace>) {
  const board = useDrawingBoard(planId);
  const { drawing, operations, stop, map } = board;
  const { work, drawn, finished } = drawing;
  const isMapFull = useIsMapFull();
  const [view, setView] = useState<PhoneView>('here');
  const sheet = usePhoneSheet(board, view);
  return (
    <MapLayout
      title="Draw the farm"
      sheet={sheet}
      map={<DrawMap board={board} hasCross={isMapFull} />}
      floats={<PhoneFloats board={board} view={view} onView={setView} />}
      tools={
        work && (
          <DrawingTools
            shape={work.shape}
            drawn={drawn}
            map={map}
            hint={hintOf(work, finished !== null)}
            isAsked={work.verb !== undefined}
            refusal={drawn?.refusal ?? operations.refusal}
            onCancel={() => {
              operations.stop();
              stop.ask();
            }}
          />
        )
      }
      panel={
        isMapFull ? <PhonePanel board={board} view={view} onView={setView} /> : <DrawPanel board={board} />
      }
    />
  );
}
