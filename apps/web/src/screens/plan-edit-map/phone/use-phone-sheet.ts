import type { SheetStop } from '@tussock/ui';
import { useState } from 'react';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';

/** View of a phone's sheet while nothing is drawn and nothing selected. */
export type PhoneView = 'here' | 'add' | 'layers' | 'more' | 'sort';

type Shown = PhoneView | 'drawing' | 'form' | 'chosen' | 'asked' | 'figure' | 'kinds' | 'naming';

/** Default height of the sheet: it leaves the whole map free for drawing, for a verb and for changing a shape, half of it beside a form. */
const usualStop: { readonly [S in Shown]: SheetStop } = {
  here: 'low',
  drawing: 'low',
  asked: 'low',
  figure: 'half',
  add: 'half',
  layers: 'half',
  more: 'half',
  sort: 'half',
  form: 'half',
  chosen: 'half',
  kinds: 'half',
  naming: 'half',
};

function shownOf(board: DrawingBoard, view: PhoneView): Shown {
  const { drawing, operations, active, measure, tools } = board;
  if (tools.asksKind) return 'kinds';
  if (drawing.work && !drawing.work.verb)
    // At the cross more corners may follow: the map stays free until it is finished.
    return drawing.finished && !drawing.drawn?.isGrowing && !drawing.work.feature ? 'form' : 'drawing';
  if (measure.shape) return 'drawing';
  // What is asked in the sheet itself has to be seen there.
  if (operations.asking?.asks === 'metres') return 'figure';
  if (operations.asking || operations.awaited || drawing.work) return 'asked';
  if (operations.cutParts.length > 0) return 'naming';
  return active ? 'chosen' : view;
}

/** Height of a phone's sheet: the default of its content, until it is pulled elsewhere. */
export function usePhoneSheet(board: DrawingBoard, view: PhoneView) {
  const shown = shownOf(board, view);
  const { active, editing } = board;
  const what = [shown, ...(shown === 'chosen' ? [active?._id, editing.id] : [])].join(' ');
  const [pulled, setPulled] = useState<{ readonly what: string; readonly stop: SheetStop } | null>(null);
  return {
    shows: what,
    stop: pulled?.what === what ? pulled.stop : usualStop[shown],
    onStop: (stop: SheetStop) => setPulled({ what, stop }),
  };
}
