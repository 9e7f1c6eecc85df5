import { drawingWords } from '../wording/drawing-words.ts';
import type { DrawingGround, DrawnThing } from './operation.ts';

/** What a thing is called; the name of its kind where it has none. */
export const nameOf = ({ kind, attributes }: DrawnThing): string =>
  kind.label(attributes) || kind.names.singular;

/** Every verb but filling gaps works on what is chosen: why it cannot, or null. */
export function whyNotChosen({ chosen, mayEdit }: DrawingGround): string | null {
  if (!mayEdit) return drawingWords.notAllowed;
  return chosen ? null : drawingWords.chooseFirst;
}
