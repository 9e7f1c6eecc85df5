import type { SheetStop } from '@tussock/ui';
import { useState } from 'react';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';

/** What the sheet of a phone shows while nothing is drawn and nothing chosen. */
export type PhoneView = 'here' | 'add' | 'layers' | 'more' | 'sort';

type Shown = PhoneView | 'drawing' | 'form' | 'chosen' | 'asked' | 'figure';

/** As much of the map as is needed stays free: all of it to draw on, for a verb as well, and to change a shape on, half of it beside a form. */
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
};

function shownOf({ drawing, operations, active }: DrawingBoard, view: PhoneView): Shown {
  if (drawing.work && !drawing.work.verb)
    return drawing.finished && !drawing.work.feature ? 'form' : 'drawing';
  // What is asked in the sheet itself has to be seen there.
  if (operations.asking?.asks === 'metres') return 'figure';
  if (operations.asking || drawing.work) return 'asked';
  return active ? 'chosen' : view;
}

/** Where the sheet of a phone stands: as what it shows usually does, until a hand pulls it elsewhere. */
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
