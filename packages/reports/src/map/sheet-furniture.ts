import { paper } from '../look/paper.ts';
import type { Mark } from '../scene/scene.ts';
import { showNumber } from '../text/figures.ts';
import { scaleBar } from './scale-bar.ts';
import type { Paper } from './papers.ts';
import type { SheetFit } from './fit-to-sheet.ts';

const TEXT_SIZE = 8;
/** Space left of the scale bar, for its first number. */
const INSET = 5;

/** Height in points of the row with scale bar, printed scale and north arrow. */
export const FURNITURE_HEIGHT = 32;

/** Row under the map with scale bar, printed scale and north arrow, from `top` over the whole width. */
export function sheetFurniture(
  { ratio, metresPerPoint }: SheetFit,
  { width, top, paper: size }: { readonly width: number; readonly top: number; readonly paper: Paper },
): readonly Mark[] {
  return [
    ...scaleBar(metresPerPoint, [INSET, top + 5]),
    {
      shape: 'text',
      x: width - 26,
      y: top + 18,
      text: `1:${showNumber(ratio)} at ${size.toUpperCase()}`,
      size: TEXT_SIZE,
      fill: paper.ink,
      weight: 'strong',
      anchor: 'end',
    },
    ...northArrow([width - 9, top + 5]),
  ];
}

function northArrow([x, y]: readonly [number, number]): readonly Mark[] {
  return [
    { shape: 'path', d: `M${x} ${y}L${x + 5} ${y + 13}L${x} ${y + 10}Z`, fill: paper.ink },
    {
      shape: 'path',
      d: `M${x} ${y}L${x - 5} ${y + 13}L${x} ${y + 10}Z`,
      fill: paper.white,
      stroke: paper.ink,
      strokeWidth: 0.6,
    },
    {
      shape: 'text',
      x,
      y: y + 21,
      text: 'N',
      size: 7.5,
      fill: paper.ink,
      weight: 'strong',
      anchor: 'middle',
    },
  ];
}
