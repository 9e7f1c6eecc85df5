import type { LabelForm } from './place-labels.ts';

/** Points; smaller than the last cannot be read on paper. */
const NAME_SIZES = [7.5, 6.4, 5.4] as const;
const KEY_SIZES = [8, 6.5, 5.2] as const;
const NUMBER_SIZES = [6.5, 5.2] as const;
const LAST_SIZE = 4.4;
const AREA_SIZES = [8, 6.5] as const;
const POINT_SIZES = [6.2, 5.4] as const;

/** A paddock bears its name if that fits into it, in one line or two, else its key. */
export function paddockLabelForms(name: string, key: string): readonly LabelForm[] {
  const twoLines = inTwoLines(name);
  return [
    ...NAME_SIZES.flatMap((size): LabelForm[] => [
      { lines: [name], size, isInside: true },
      ...(twoLines ? [{ lines: twoLines, size, isInside: true }] : []),
    ]),
    ...NUMBER_SIZES.map((size) => ({ lines: [key], size, isInside: true })),
    { lines: [key], size: LAST_SIZE, isInside: false },
  ];
}

/** On a map with a key beside it: the key of the paddock above its name where both fit, else the key. */
export function keyedLabelForms(name: string, key: string): readonly LabelForm[] {
  return [
    ...NAME_SIZES.map((size): LabelForm => ({ lines: [key, name], size, isInside: true })),
    ...KEY_SIZES.map((size): LabelForm => ({ lines: [key], size, isInside: true })),
    { lines: [key], size: LAST_SIZE, isInside: false },
  ];
}

/** Any other feature bears its full name, points in smaller letters. */
export function nameLabelForms(name: string, isPoint: boolean): readonly LabelForm[] {
  const twoLines = inTwoLines(name);
  return (isPoint ? POINT_SIZES : AREA_SIZES).flatMap((size): LabelForm[] => [
    { lines: [name], size, isInside: false },
    ...(twoLines ? [{ lines: twoLines, size, isInside: false }] : []),
  ]);
}

/** The name broken at the space nearest to its middle; null when it is one word. */
function inTwoLines(name: string): readonly [string, string] | null {
  const spaces = [...name.matchAll(/ /gu)].map(({ index }) => index);
  const [best] = spaces.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return best === undefined ? null : [name.slice(0, best), name.slice(best + 1)];
}
