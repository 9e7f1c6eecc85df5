import { bounds, unionBounds, type Geometry } from '@tussock/geometry';
import styles from './outline-picture.module.css';
import { hasExtent, outlinePath } from './outline-path.ts';

/** One outline of a picture. */
export interface DrawnOutline {
  readonly geometry: Geometry;
  /** What stood before, dotted; mine or what stands, solid; theirs, broken; a farm, filled. */
  readonly look: 'before' | 'mine' | 'theirs' | 'farm';
  readonly isChosen?: boolean;
}

/**
 * Outlines over each other on one small picture, without a map: north up, each as wide as it is on the ground. Later ones lie above. One
 * point alone is not drawn: without anything beside it, it says nothing.
 */
export function OutlinePicture({
  label,
  outlines,
}: {
  readonly label: string;
  readonly outlines: readonly DrawnOutline[];
}) {
  const frame = unionBounds(outlines.map(({ geometry }) => bounds(geometry)));
  if (!frame || !hasExtent(frame)) return null;
  return (
    <svg viewBox="0 0 320 200" className={styles.picture} role="img" aria-label={label}>
      {outlines.map(({ geometry, look, isChosen }, index) => (
        <path
          // Outlines stay in their order.
          key={`${look}${index}`}
          d={outlinePath(geometry, frame)}
          data-look={look}
          data-chosen={isChosen || undefined}
        />
      ))}
    </svg>
  );
}
