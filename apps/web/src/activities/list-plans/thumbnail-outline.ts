import type { PlanListItem } from '@tussock/contract';
import { THUMBNAIL_SIDE } from '@tussock/geometry';

/** Units of a thumbnail around what is drawn, for the line at its edge. */
const AROUND = 60;

/** Brings the box of a farm into the middle of the square it is drawn in. */
function middleOf(rings: PlanListItem['thumbnail']): readonly [number, number] {
  const most = (axis: 0 | 1): number =>
    Math.max(...rings.flatMap((ring) => ring.filter((_, place) => place % 2 === axis)));
  return [most(0) / 2, most(1) / 2];
}

/** What an SVG shows of the outline of a farm: half as wide again as it is high, the farm in its middle. */
export function thumbnailOutline(thumbnail: PlanListItem['thumbnail']): {
  readonly viewBox: string;
  /** Empty where no boundary is drawn yet. */
  readonly path: string;
} {
  const [x, y] = thumbnail.length > 0 ? middleOf(thumbnail) : [0, 0];
  const side = THUMBNAIL_SIDE + 2 * AROUND;
  return {
    viewBox: `${x - (side * 3) / 4} ${y - side / 2} ${(side * 3) / 2} ${side}`,
    path: thumbnail.map((ring) => `M${ring.join(' ')}Z`).join(''),
  };
}
