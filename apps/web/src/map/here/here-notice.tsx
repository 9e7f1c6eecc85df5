import { positionRefusals, positionWords, type PositionRefusal } from '@tussock/domain';
import { IconButton } from '@tussock/ui';
import { useState } from 'react';
import styles from './here-notice.module.css';

/** That the device is looking for its place, or why it does not say it. The frame stands always: only so is it told that words have come. */
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
    <div
      role="status"
      className={isShown ? styles.notice : undefined}
      data-position-notice=""
      data-refused={refusal ?? undefined}
    >
      {isShown && words}
      {isShown && refusal && (
        <IconButton icon="close" size="small" label="Close" onClick={() => setPutAway(words)} />
      )}
    </div>
  );
}
