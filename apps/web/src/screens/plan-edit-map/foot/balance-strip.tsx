import { drawingWords, formatHectares, hectaresInFigures } from '@tussock/domain';
import { toHectares } from '@tussock/geometry';
import styles from './balance-strip.module.css';
import type { SharedOut } from '../panels/land-balance.tsx';

/** Strip at the foot of the map that never scrolls away: hectares by title, drawn, not drawn, and counted twice. */
export function BalanceStrip({ kind, balance }: SharedOut) {
  // The strip keeps its height while it is worked out, so that the map does not move.
  if (!balance) return <section className={styles.strip} aria-label={drawingWords.strip} aria-busy />;
  const { wholeHectares, drawnHectares, unallocatedHectares, overlaps } = balance;
  const twice = toHectares(overlaps.reduce((sum, { areaSquareMetres }) => sum + areaSquareMetres, 0));
  const parts = [
    { key: 'drawn', label: kind.names.plural, hectares: drawnHectares },
    { key: 'notDrawn', label: drawingWords.notDrawnYet, hectares: unallocatedHectares },
    { key: 'twice', label: drawingWords.twice, hectares: twice },
  ];
  return (
    <section className={styles.strip} aria-label={drawingWords.strip}>
      <p>
        <strong>{formatHectares(wholeHectares)}</strong> {drawingWords.byTitle}
      </p>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ key, hectares }) => (
          <span key={key} data-part={key} style={{ flexGrow: hectares }} />
        ))}
      </div>
      <ul className={styles.parts}>
        {parts.map(({ key, label, hectares }) => (
          <li key={key}>
            <span className={styles.chip} data-part={key} aria-hidden="true" />
            {label} <strong>{hectaresInFigures(hectares)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
