import { paper } from '../look/paper.ts';
import type { Mark } from '../scene/scene.ts';
import { textWidth } from '../text/text-width.ts';
import { featureMarks, type PrintStyle } from './map-style.ts';
import type { PlaneShape } from './plane-shape.ts';

const TEXT_SIZE = 8;
const SWATCH_WIDTH = 18;
const SWATCH_HEIGHT = 9;
const GAP = 5;
const ITEM_GAP = 16;
const ROW_HEIGHT = 15;

export interface LegendItem {
  readonly label: string;
  readonly type: PlaneShape['type'];
  /** Other shape types of the item, each with a swatch of its own. */
  readonly alsoAs?: readonly PlaneShape['type'][];
  readonly style: PrintStyle;
  readonly isPlanned: boolean;
}

/** Draws the legend in rows no wider than `width`, with its upper left corner at 0, `y`, and returns its height. */
export function legend(
  items: readonly LegendItem[],
  { width, y }: { readonly width: number; readonly y: number },
): { readonly marks: readonly Mark[]; readonly height: number } {
  let [x, row] = [0, 0];
  const marks = items.flatMap((item): readonly Mark[] => {
    const types = [item.type, ...(item.alsoAs ?? [])];
    const swatchesWidth = types.length * (SWATCH_WIDTH + GAP);
    const itemWidth = swatchesWidth + textWidth(item.label, TEXT_SIZE);
    if (x > 0 && x + itemWidth > width) [x, row] = [0, row + 1];
    const [left, top] = [x, y + row * ROW_HEIGHT];
    x += itemWidth + ITEM_GAP;
    return [
      ...types.flatMap((type, nth) =>
        featureMarks(swatch(type, [left + nth * (SWATCH_WIDTH + GAP), top]), item.style, {
          isPlanned: item.isPlanned,
          weight: 1,
        }),
      ),
      {
        shape: 'text',
        x: left + swatchesWidth,
        y: top + SWATCH_HEIGHT - 1,
        text: item.label,
        size: TEXT_SIZE,
        fill: paper.ink,
      },
    ];
  });
  return { marks, height: items.length === 0 ? 0 : (row + 1) * ROW_HEIGHT };
}

function swatch(type: PlaneShape['type'], [x, y]: readonly [number, number]): PlaneShape {
  const [right, bottom, middle] = [x + SWATCH_WIDTH, y + SWATCH_HEIGHT, y + SWATCH_HEIGHT / 2];
  switch (type) {
    case 'point':
      return { type, lines: [[[x + SWATCH_WIDTH / 2, middle]]] };
    case 'line':
      return {
        type,
        lines: [
          [
            [x, middle],
            [right, middle],
          ],
        ],
      };
    case 'area':
      return {
        type,
        lines: [
          [
            [x, y],
            [right, y],
            [right, bottom],
            [x, bottom],
            [x, y],
          ],
        ],
      };
  }
}
