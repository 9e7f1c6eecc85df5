import { drawingWords } from '../wording/drawing-words.ts';
import type { DrawingGround, DrawnThing } from './operation.ts';

/** Display name of a feature; the name of its kind when it has none. */
export const nameOf = ({ kind, attributes }: DrawnThing): string =>
  kind.label(attributes) || kind.names.singular;

/** Reason why a drawing operation on the selection is not available, or null. Every operation except filling gaps needs a selection. */
export function whyNotChosen({ chosen, mayEdit }: DrawingGround): string | null {
  if (!mayEdit) return drawingWords.notAllowed;
  return chosen ? null : drawingWords.chooseFirst;
}
