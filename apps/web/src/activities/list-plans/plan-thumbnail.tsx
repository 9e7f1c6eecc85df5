import { readFarmThumbnail, type PlanListItem } from '@tussock/contract';
import { useState } from 'react';
import { callAddress } from '../../api/call-address.ts';
import styles from './plan-thumbnail.module.css';
import { thumbnailOutline } from './thumbnail-outline.ts';

/** A farm, to be known by: its picture as on maps, over its outline until that is there; paper where no boundary is drawn yet. */
export function PlanThumbnail({ _id: planId, thumbnail }: Pick<PlanListItem, '_id' | 'thumbnail'>) {
  const { viewBox, path } = thumbnailOutline(thumbnail);
  return (
    <span className={styles.thumbnail}>
      <svg viewBox={viewBox} aria-hidden="true">
        {path && <path d={path} fillRule="evenodd" vectorEffect="non-scaling-stroke" />}
      </svg>
      {path && <FarmPicture planId={planId} />}
    </span>
  );
}

/** Picture of a farm, drawn by the server once a change; nothing where it cannot be fetched. */
export function FarmPicture({ planId, label = '' }: { readonly planId: string; readonly label?: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      className={styles.picture}
      src={callAddress(readFarmThumbnail.path, { planId })}
      alt={label}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}
