import { mapWords } from '@tussock/domain';
import { MapNotice } from '../map-notice.tsx';
import type { Drawing } from '../plan-map-props.ts';

/** Why the picture stands here: the engine is on its way, or cannot draw in this browser; null where the engine is about to have drawn. */
export type StandsFor = 'onItsWay' | 'noMap' | null;

/** What the picture says of itself: while something is drawn, no more than what keeps it from being drawn. */
export function PlainNotices({
  standsFor,
  drawing,
  hasFailed,
}: {
  readonly standsFor: StandsFor;
  readonly drawing: Drawing | null;
  /** What draws on it did not come. */
  readonly hasFailed: boolean;
}) {
  if (!drawing) return standsFor && <MapNotice>{mapWords[standsFor]}</MapNotice>;
  if (hasFailed)
    return (
      <MapNotice place="foot" isAlert>
        {mapWords.penAway}
      </MapNotice>
    );
  const { way = 'corners' } = drawing;
  return way === 'rectangle' || way === 'freehand' ? (
    <MapNotice place="foot">{mapWords.waysOfEngine}</MapNotice>
  ) : null;
}
