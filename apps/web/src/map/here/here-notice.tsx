import { positionRefusals, positionWords, type PositionRefusal } from '@tussock/domain';
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
  return (
    <div
      role="status"
      className={words === '' ? undefined : styles.notice}
      data-refused={refusal ?? undefined}
    >
      {words}
    </div>
  );
}
