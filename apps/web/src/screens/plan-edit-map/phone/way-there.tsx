import { arrivalOnFoot, positionRefusals, positionWords, wayTo, wayWords } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { usePosition } from '../../../device/index.ts';
import styles from './feature-sheet.module.css';

/** The way from the device to a shape, followed while it moves: how far, which way, and when one arrives on foot. */
export function WayThere({ geometry }: { readonly geometry: Geometry }) {
  const { fix, refusal } = usePosition();
  if (refusal)
    return (
      <p className={styles.way} role="alert">
        {positionRefusals[refusal]}
      </p>
    );
  const way = fix && wayTo(fix.at, geometry);
  return (
    <section className={styles.way} aria-label={wayWords.title}>
      {/* The frame of the words is always there: only so are they read out when they come. */}
      <p role="status">
        {!way && positionWords.finding}
        {way?.isThere && <strong>{wayWords.isThere}</strong>}
        {way && !way.isThere && (
          <>
            <Needle bearing={way.bearing} /> <strong>{wayWords.distance(way)}</strong>
          </>
        )}
      </p>
      {fix && way && !way.isThere && (
        <p className={styles.soft}>
          {wayWords.arrival(way, new Date(arrivalOnFoot(way, fix.atMs)).toISOString())}.{' '}
          {positionWords.within(fix.accuracyMetres)}.
        </p>
      )}
    </section>
  );
}

/** A needle that points the way on a map with north at the top. */
const Needle = ({ bearing }: { readonly bearing: number }) => (
  <svg className={styles.needle} viewBox="-12 -12 24 24" aria-hidden="true">
    <path d="M0-9L5 7 0 4-5 7Z" fill="currentColor" transform={`rotate(${Math.round(bearing)})`} />
  </svg>
);
