import { drawingWords, exactWords, walkWords, waysOf, type Shape } from '@tussock/domain';
import { measureWalk } from '@tussock/geometry';
import { useMedia } from '@tussock/ui';
import type { DrawingState } from './use-drawing.ts';
import type { HeldWalk } from '../phone/use-walk.ts';

const howToDraw: { readonly [S in Shape]: string } = {
  point: 'Click to place it.',
  line: 'Click each corner; click the last one again to finish.',
  polygon: 'Click each corner; click the first one again to finish.',
};

export const howToEdit: { readonly [S in Shape]: string } = {
  point: 'Drag it into place.',
  line: drawingWords.reshape,
  polygon: drawingWords.reshape,
};

/** Rewords a hint for touch: taps instead of clicks. */
export const forFinger = (hint: string): string =>
  hint === drawingWords.reshape
    ? drawingWords.reshapeByFinger
    : hint.replaceAll('Click', 'Tap').replaceAll('click', 'tap');

/** Returns the function that words a hint for the pointer in use. */
export const useHintWords = (): ((hint: string) => string) =>
  useMedia('(pointer: coarse)') ? forFinger : (hint) => hint;

type Work = NonNullable<DrawingState['work']>;

/** Hint for starting a new shape in the chosen way. */
export const howToBegin = ({ shape, way }: Pick<Work, 'shape' | 'way'>): string =>
  waysOf(shape).find(({ id }) => id === way)?.howTo ?? howToDraw[shape];

/** Progress of a GPS walk in one line; undefined where none is going on. */
export function sayWalk({ going, walk }: HeldWalk): string | undefined {
  if (going === 'off') return undefined;
  const walked = measureWalk(walk);
  return going === 'on' ? walkWords.walking(walked) : walkWords.pausedBriefly(walked);
}

/** Hint for the next step on the map. */
export function hintOf(work: Work, { finished, drawn }: Pick<DrawingState, 'finished' | 'drawn'>): string {
  if (finished && drawn?.isGrowing) return work.verb ? exactWords.growingForVerb : exactWords.growing;
  if (work.verb) return work.verb.howTo;
  return finished ? howToEdit[work.shape] : howToBegin(work);
}
