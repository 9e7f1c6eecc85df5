import type { PlanListItem } from '@tussock/contract';
import { THUMBNAIL_SIDE } from '@tussock/geometry';
import styles from './plan-thumbnail.module.css';

/** Units of a thumbnail around what is drawn, for the line at its edge. */
const AROUND = 60;

/** Brings the box of a farm into the middle of the square it is drawn in. */
function middleOf(rings: PlanListItem['thumbnail']): readonly [number, number] {
  const most = (axis: 0 | 1): number =>
    Math.max(...rings.flatMap((ring) => ring.filter((_, place) => place % 2 === axis)));
  return [most(0) / 2, most(1) / 2];
}

/** The outline of a farm, to be known by; paper where no boundary is drawn yet. */
export function PlanThumbnail({ thumbnail }: Pick<PlanListItem, 'thumbnail'>) {
  const [x, y] = thumbnail.length > 0 ? middleOf(thumbnail) : [0, 0];
  const side = THUMBNAIL_SIDE + 2 * AROUND;
  return (
    <svg
      className={styles.thumbnail}
      viewBox={`${x - (side * 3) / 4} ${y - side / 2} ${(side * 3) / 2} ${side}`}
      aria-hidden="true"
    >
      {thumbnail.length > 0 && (
        <path
          d={thumbnail.map((ring) => `M${ring.join(' ')}Z`).join('')}
          fillRule="evenodd"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
