import { mapWords } from '@tussock/domain';
import { IconButton } from '@tussock/ui';
import { useState } from 'react';
import { MapNotice } from '../map-notice.tsx';
import type { BasemapOutcome } from './basemap.ts';

/** Message that the base map could not be loaded, and a blank background is shown. */
export function BasemapNotice({ outcome }: { readonly outcome: BasemapOutcome | undefined }) {
  const [isPutAway, setIsPutAway] = useState(false);
  const isShown = outcome === 'away' && !isPutAway;
  return (
    <MapNotice>
      {isShown ? (
        <>
          {mapWords.basemapAway}
          <IconButton icon="close" size="small" label="Close" onClick={() => setIsPutAway(true)} />
        </>
      ) : null}
    </MapNotice>
  );
}
