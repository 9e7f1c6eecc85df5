import type { PlanListItem } from '@tussock/contract';
import styles from './plan-thumbnail.module.css';
import { thumbnailOutline } from './thumbnail-outline.ts';

/** The outline of a farm, to be known by; paper where no boundary is drawn yet. */
export function PlanThumbnail({ thumbnail }: Pick<PlanListItem, 'thumbnail'>) {
  const { viewBox, path } = thumbnailOutline(thumbnail);
  return (
    <svg className={styles.thumbnail} viewBox={viewBox} aria-hidden="true">
      {path && <path d={path} fillRule="evenodd" vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}
