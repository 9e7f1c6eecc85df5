import { textWidth, type TextWeight } from '../text/text-width.ts';
import type { LabelForm } from './place-labels.ts';

/** Label form in several sizes. Text widths are computed once, because a map is tried on several papers. */
function inSizes(
  lines: readonly string[],
  sizes: readonly number[],
  { isInside, weight = 'regular' }: { readonly isInside: boolean; readonly weight?: TextWeight },
): readonly LabelForm[] {
  const width = Math.max(...lines.map((line) => textWidth(line, 1, weight)));
  return sizes.map((size) => ({ lines, size, isInside, width: width * size }));
}

/** Sorts label forms by size: all forms in the first size, then all in the next. */
const sizeBySize = (...forms: readonly (readonly LabelForm[])[]): readonly LabelForm[] =>
  (forms[0] ?? []).flatMap((_, size) => forms.flatMap((ofForm) => ofForm[size] ?? []));

const INSIDE = { isInside: true } as const;

/** Font sizes of names in points; smaller ones cannot be read on paper. */
const NAME_SIZES = [7.5, 6.4, 5.4] as const;
const KEY_SIZES = [8, 6.5, 5.2] as const;
const NUMBER_SIZES = [6.5, 5.2] as const;
const LAST_SIZE = 4.4;
const AREA_SIZES = [8.5, 7, 5.8] as const;
const HEIGHT_SIZE = 5;
const POINT_SIZES = [6.2, 5.4] as const;

/** Label form of a contour's height, in one size. */
export const heightLabelForms = (height: string): readonly LabelForm[] =>
  inSizes([height], [HEIGHT_SIZE], { isInside: false });

/** Label forms of a paddock: its name in one or two lines if that fits inside, else its key. */
export function paddockLabelForms(name: string, key: string): readonly LabelForm[] {
  return [
    ...sizeBySize(...inOneLineOrTwo(name).map((lines) => inSizes(lines, NAME_SIZES, INSIDE))),
    ...inSizes([key], NUMBER_SIZES, INSIDE),
    ...inSizes([key], [LAST_SIZE], { isInside: false }),
  ];
}

/** Label forms of a paddock on a map with a key: the key above the name if both fit, else the key. */
export function keyedLabelForms(name: string, key: string): readonly LabelForm[] {
  return [
    ...inSizes([key, name], NAME_SIZES, INSIDE),
    ...inSizes([key], KEY_SIZES, INSIDE),
    ...inSizes([key], [LAST_SIZE], { isInside: false }),
  ];
}

/** Label forms of any other feature: its full name, in smaller letters where it is not strong, and inside what it names where that covers the ground. */
export function nameLabelForms(
  name: string,
  { weight, isInside }: { readonly weight: TextWeight; readonly isInside: boolean },
): readonly LabelForm[] {
  const sizes = weight === 'regular' ? POINT_SIZES : AREA_SIZES;
  return sizeBySize(...inOneLineOrTwo(name).map((lines) => inSizes(lines, sizes, { isInside, weight })));
}

/** A name on one line, and, when it has several words, broken at the space nearest to its middle. */
function inOneLineOrTwo(name: string): readonly (readonly string[])[] {
  const spaces = [...name.matchAll(/ /gu)].map(({ index }) => index);
  const [best] = spaces.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return best === undefined ? [[name]] : [[name], [name.slice(0, best), name.slice(best + 1)]];
}
