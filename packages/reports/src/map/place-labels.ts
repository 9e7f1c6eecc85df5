import RBush from 'rbush';
import { clipLine, type PlanePosition } from '@tussock/geometry';
import type { TextMark } from '../scene/scene.ts';
import { isInShape, type PlaneShape } from './plane-shape.ts';

/** Height of a line of text, and of its part above the baseline, as shares of the font size. */
const LINE_HEIGHT = 1.15;
const ASCENT = 0.78;
/** Free space around a label, in points. */
const MARGIN = 0.8;
/** Free space around a point symbol. */
const SYMBOL_SPACE = 4;
/** Tolerance in points; boxes that touch count as overlapping. */
const HAIR = 0.01;

/** One form of a label. */
export interface LabelForm {
  readonly lines: readonly string[];
  readonly size: number;
  /** Width of its longest line, in points. */
  readonly width: number;
  /** Whether all of it must lie inside the area it names. */
  readonly isInside: boolean;
}

export interface LabelWish {
  /** Best position of the label. */
  readonly at: PlanePosition;
  readonly type: PlaneShape['type'];
  /** Named area, for forms that must lie inside. */
  readonly area: PlaneShape | null;
  /** Forms from the best to the last resort. */
  readonly forms: readonly LabelForm[];
  readonly look: Pick<TextMark, 'fill' | 'weight' | 'halo'>;
  /** Only allowed positions, the best first; positions around `at` when undefined. */
  readonly places?: readonly PlanePosition[];
}

export interface PlacedLabels {
  readonly marks: readonly TextMark[];
  /** Index of the form that was placed, for each wish in order; null when none fitted. */
  readonly formUsed: readonly (number | null)[];
}

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/**
 * Places labels one after another so that they overlap no earlier label and no obstacle and stay in the frame. Positions that cross no line
 * are preferred.
 */
export function placeLabels<Wish extends LabelWish>(
  wishes: readonly Wish[],
  {
    frame,
    obstacles,
    lines = [],
    endsAt = () => false,
  }: {
    readonly frame: { width: number; height: number };
    readonly obstacles: readonly PlanePosition[];
    /** Drawn lines on the sheet. */
    readonly lines?: readonly (readonly PlanePosition[])[];
    /** Whether to stop when this label finds no room. */
    readonly endsAt?: (wish: Wish) => boolean;
  },
): PlacedLabels {
  const taken = new RBush<Box>();
  taken.load(obstacles.map(([x, y]) => boxAround([x, y], 2 * SYMBOL_SPACE, 2 * SYMBOL_SPACE)));
  const coversLine = linesUnder(lines);
  const marks: TextMark[] = [];
  const isFree = (box: Box): boolean =>
    box.minX >= 0 &&
    box.minY >= 0 &&
    box.maxX <= frame.width &&
    box.maxY <= frame.height &&
    !taken.collides(box);
  let isOver = false;
  const formUsed = wishes.map((wish) => {
    if (isOver) return null;
    const room = wish.area && sizeOf(wish.area);
    for (const [number, form] of wish.forms.entries()) {
      const boxWidth = form.width + 2 * MARGIN;
      const boxHeight = form.lines.length * form.size * LINE_HEIGHT + 2 * MARGIN;
      // Most paddocks on a large farm are smaller than their names, whatever the place.
      if (form.isInside && room && (boxWidth > room.width || boxHeight > room.height)) continue;
      const free = [...placesFor(wish, boxWidth, boxHeight)]
        .map((middle) => ({ middle, box: boxAround(middle, boxWidth, boxHeight) }))
        .filter(({ box }) => isFree(box) && (!form.isInside || !wish.area || isBoxInside(wish.area, box)));
      const best = free.find(({ box }) => !coversLine(box)) ?? free[0];
      if (!best) continue;
      taken.insert(best.box);
      marks.push(...linesAt(best.middle, form, wish.look));
      return number;
    }
    isOver = endsAt(wish);
    return null;
  });
  return { marks, formUsed };
}

/** Creates a test of whether a box touches one of some lines. */
function linesUnder(lines: readonly (readonly PlanePosition[])[]): (box: Box) => boolean {
  const index = new RBush<Box & { readonly from: PlanePosition; readonly to: PlanePosition }>();
  index.load(
    lines.flatMap((line) =>
      line.slice(1).map((to, before) => {
        const from = line[before] ?? to;
        return { ...boxOfStretch(from, to), from, to };
      }),
    ),
  );
  return (box) =>
    index
      .search(box)
      .some(({ from, to }) => clipLine([from, to], [box.minX, box.minY, box.maxX, box.maxY]).length > 0);
}

const boxOfStretch = ([x1, y1]: PlanePosition, [x2, y2]: PlanePosition): Box => ({
  minX: Math.min(x1, x2),
  minY: Math.min(y1, y2),
  maxX: Math.max(x1, x2),
  maxY: Math.max(y1, y2),
});

function* placesFor(
  { at: [x, y], type, places }: LabelWish,
  width: number,
  height: number,
): Generator<PlanePosition> {
  if (places) {
    yield* places;
    return;
  }
  if (type === 'point') {
    const aside = SYMBOL_SPACE + width / 2 + HAIR;
    const above = SYMBOL_SPACE + height / 2 + HAIR;
    yield* [
      [x + aside, y],
      [x - aside, y],
      [x, y - above],
      [x, y + above],
    ] as const;
    return;
  }
  yield [x, y];
  for (const step of [0.7, 1.2, 2])
    yield* [
      [x, y - step * height],
      [x, y + step * height],
    ] as const;
  for (const step of [0.2, 0.4])
    yield* [
      [x - step * width, y],
      [x + step * width, y],
    ] as const;
}

function sizeOf({ lines }: PlaneShape): { readonly width: number; readonly height: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (const [x, y] of line) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return { width: right - left, height: bottom - top };
}

const boxAround = ([x, y]: PlanePosition, width: number, height: number): Box => ({
  minX: x - width / 2,
  minY: y - height / 2,
  maxX: x + width / 2,
  maxY: y + height / 2,
});

const isBoxInside = (area: PlaneShape, { minX, minY, maxX, maxY }: Box): boolean =>
  (
    [
      [minX, minY],
      [maxX, minY],
      [maxX, maxY],
      [minX, maxY],
      [(minX + maxX) / 2, minY],
      [(minX + maxX) / 2, maxY],
    ] as const
  ).every((corner) => isInShape(area, corner));

function linesAt([x, y]: PlanePosition, { lines, size }: LabelForm, look: LabelWish['look']): TextMark[] {
  const top = y - (lines.length * size * LINE_HEIGHT) / 2;
  return lines.map((text, index) => ({
    shape: 'text',
    x,
    y: top + size * (index * LINE_HEIGHT + (LINE_HEIGHT - 1) / 2 + ASCENT),
    text,
    size,
    anchor: 'middle',
    ...look,
  }));
}
