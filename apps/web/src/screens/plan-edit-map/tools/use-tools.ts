import {
  drawingTools,
  recentKinds,
  type AnyKind,
  type DrawingTool,
  type DrawingToolId,
  type Shape,
} from '@tussock/domain';
import { usePageKeys } from '@tussock/ui';
import { useState, type RefObject } from 'react';
import type { PlanMapContent } from '../../../activities/load-plan-map/index.ts';
import type { PlanMapHandle } from '../../../map/index.ts';
import { isNew, staysAs } from '../drawing/drawing-work.ts';
import type { DrawingState } from '../drawing/use-drawing.ts';
import type { Operations } from '../drawing/use-operations.ts';
import { readPickedKinds, savePickedKind } from '../../../plan-session/picked-kinds.ts';
import { isPlainKey } from '../keyboard/is-typing.ts';
import type { useMeasure } from '../measuring/use-measure.ts';
import type { useStopQuestion } from '../saving/use-stop-question.tsx';

interface ToolsWish {
  readonly content: PlanMapContent;
  readonly drawing: DrawingState;
  readonly operations: Operations;
  readonly measure: ReturnType<typeof useMeasure>;
  readonly stop: ReturnType<typeof useStopQuestion>;
  readonly map: RefObject<PlanMapHandle | null>;
}

/** The tool in hand, as far as it shows in what is going on. */
function toolInHand({ drawing: { work }, operations, measure }: ToolsWish): DrawingToolId {
  const verb = work?.verb ?? operations.awaited;
  const isInHand = ({ id, draws, runs }: DrawingTool): boolean => {
    if (measure.shape) return id === 'measure';
    if (verb) return runs?.id === verb.id;
    return work !== null && isNew(work) && draws === work.shape;
  };
  return drawingTools.find(isInHand)?.id ?? 'choose';
}

/** The kinds picked last on this device, and the one that a shape is drawn as at first. */
function useRecentKinds() {
  const [picked, setPicked] = useState(readPickedKinds);
  const recent = (shape?: Shape): readonly AnyKind[] => recentKinds(picked, shape);
  return { recent, setPicked: (kind: AnyKind): void => setPicked(savePickedKind(kind.id)) };
}

/** The six tools: which is in hand, taking one by its button or letter, and the kind of what is drawn. */
export function useTools(wish: ToolsWish) {
  const { content, drawing, operations, measure, stop, map } = wish;
  const mayEdit = content.may('editFeatures');
  const { recent, setPicked } = useRecentKinds();
  const [asked, setAsked] = useState<'byTool' | 'byPerson' | null>(null);
  const { work } = drawing;
  const isDrawingNew = work !== null && isNew(work);

  const isBegun = drawing.finished !== null || (drawing.drawn?.set.length ?? 0) > 0;
  const isOffered = ({ id }: DrawingTool): boolean => mayEdit || id === 'choose' || id === 'measure';
  const take = (tool: DrawingTool): void => {
    if (!isOffered(tool)) return;
    stop.askBefore(() => {
      operations.stop();
      measure.stop();
      if (work) drawing.end();
      if (tool.runs) operations.start(tool.runs);
      if (tool.id === 'measure') measure.start('line');
      const [kind] = tool.draws ? recent(tool.draws) : [];
      setAsked(kind ? 'byTool' : null);
      if (kind) drawing.drawNew(kind, tool.draws);
      else map.current?.focus();
    });
  };
  const pick = (kind: AnyKind): void => {
    setPicked(kind);
    setAsked(null);
    if (isDrawingNew && staysAs(work, kind)) drawing.drawAsKind(kind);
    else stop.askBefore(() => drawing.drawNew(kind));
    // By keyboard the map is next: its arrow keys move it under the cross.
    if (!drawing.finished) map.current?.focus();
  };
  usePageKeys((event) => {
    const tool = drawingTools.find(({ letter }) => isPlainKey(event, letter));
    if (!tool) return;
    // The letter is not typed into the search that it opens.
    event.preventDefault();
    take(tool);
  });
  return {
    inHand: toolInHand(wish),
    isOffered,
    take,
    pick,
    recent,
    /** Whether the kinds are offered for what is drawn: until one is picked or a corner is set. */
    asksKind: isDrawingNew && (asked === 'byPerson' || (asked === 'byTool' && !isBegun)),
    askKind: () => setAsked('byPerson'),
    leaveKinds: () => {
      setAsked(null);
      map.current?.focus();
    },
  };
}
