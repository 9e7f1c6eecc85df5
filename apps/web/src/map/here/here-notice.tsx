import { positionRefusals, positionWords, type PositionRefusal } from '@tussock/domain';
import { IconButton } from '@tussock/ui';
import { useState } from 'react';
import { MapNotice } from '../map-notice.tsx';

/** Message while the device looks for its position, or why it has none. */
export function HereNotice({
  refusal,
  isFinding,
}: {
  readonly refusal: PositionRefusal | null;
  readonly isFinding: boolean;
}) {
  const words = refusal ? positionRefusals[refusal] : isFinding ? `${positionWords.finding}…` : '';
  const [putAway, setPutAway] = useState('');
  // Said again, it is to be read again.
  if (putAway !== '' && words !== putAway) setPutAway('');
  const isShown = words !== '' && words !== putAway;
  return (
    <MapNotice place="here" isRefusal={refusal !== null}>
      {isShown ? (
        <>
          {words}
          <IconButton icon="close" size="small" label="Close" onClick={() => setPutAway(words)} />
        </>
      ) : null}
    </MapNotice>
  );
}
