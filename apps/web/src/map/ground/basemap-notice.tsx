import { mapWords } from '@tussock/domain';
import { IconButton } from '@tussock/ui';
import { useState } from 'react';
import type { BasemapOutcome } from './basemap.ts';
import styles from './basemap-notice.module.css';

/** That there is paper where a base map should lie. The frame stands always: only so is it told that words have come. */
export function BasemapNotice({ outcome }: { readonly outcome: BasemapOutcome | undefined }) {
  const [isPutAway, setIsPutAway] = useState(false);
  const isShown = outcome === 'away' && !isPutAway;
  return (
    <div role="status" className={isShown ? styles.notice : undefined} data-basemap-notice="">
      {isShown && mapWords.basemapAway}
      {isShown && <IconButton icon="close" size="small" label="Close" onClick={() => setIsPutAway(true)} />}
    </div>
  );
}
