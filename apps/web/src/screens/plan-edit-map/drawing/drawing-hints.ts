import { drawingWords, exactWords, walkWords, waysOf, type Shape } from '@tussock/domain';
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

/** The same for a finger, which taps. */
export const forFinger = (hint: string): string =>
  hint === drawingWords.reshape
    ? drawingWords.reshapeByFinger
    : hint.replaceAll('Click', 'Tap').replaceAll('click', 'tap');

/** What to do, in words for what the map is pointed at with. */
export const useHintWords = (): ((hint: string) => string) =>
  useMedia('(pointer: coarse)') ? forFinger : (hint) => hint;

type Work = NonNullable<DrawingState['work']>;

/** How the new shape is drawn, in the way that was chosen. */
export const howToBegin = ({ shape, way }: Pick<Work, 'shape' | 'way'>): string =>
  waysOf(shape).find(({ id }) => id === way)?.howTo ?? howToDraw[shape];

/** How far a walk is, in one line; undefined where nobody walks. */
export function sayWalk({ going, walk: { fixes } }: HeldWalk): string | undefined {
  if (going === 'off') return undefined;
  return going === 'on' ? walkWords.walking(fixes.length) : walkWords.pausedBriefly(fixes.length);
}

/** What to do on the map next. */
export function hintOf(work: Work, { finished, drawn }: Pick<DrawingState, 'finished' | 'drawn'>): string {
  if (finished && drawn?.isGrowing) return work.verb ? exactWords.growingForVerb : exactWords.growing;
  if (work.verb) return work.verb.howTo;
  return finished ? howToEdit[work.shape] : howToBegin(work);
}
