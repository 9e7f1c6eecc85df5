import { drawingWords, figureWith, formatHectares, type AnyKind } from '@tussock/domain';
import { areaSquareMetres, isPolygonal, toHectares, type Geometry } from '@tussock/geometry';
import { useDrawnNow } from '../drawing/drawn-now.ts';
import { useLiveShape, type DrawingState } from '../drawing/use-drawing.ts';
import type { DrawnProblems } from '../saving/use-edit-problems.ts';
import styles from './area-changes.module.css';

/** Smallest change of an area that shows in its two decimals. */
const SEEN_HECTARES = 0.005;
const DECIMALS = 2;
const SQUARE_METRES = 10_000;

const squareMetresOf = (geometry: Geometry): number =>
  isPolygonal(geometry) ? areaSquareMetres(geometry) : 0;

const formatChange = (change: number): string =>
  `${change < 0 ? '−' : '+'}${figureWith(Math.abs(change), DECIMALS)}`;

interface Row {
  readonly id: string;
  readonly name: string;
  /** Hectares as they are recorded, to two decimals. */
  readonly before: number;
  readonly after: number;
  /** By how much it grows: what each gives the other adds up to nothing before it is rounded. */
  readonly squareMetres: number;
}

/** The reshaped area and the neighbours that move with it, before and after; live. */
function useRows(drawing: DrawingState, kind: AnyKind): readonly Row[] {
  const { work, now } = drawing;
  const shape = useLiveShape(drawing);
  const moved = useDrawnNow(now, (drawn) => drawn?.moved);
  const { feature, ground } = work ?? {};
  if (!feature || !shape || !isPolygonal(shape)) return [];
  const things = new Map(ground?.things.map((thing) => [thing.id, thing]));
  return [{ id: feature._id, geometry: shape }, ...(moved ?? [])].map(({ id, geometry }) => {
    const thing = things.get(id);
    const [before, after] = [squareMetresOf(thing?.geometry ?? feature.geometry), squareMetresOf(geometry)];
    return {
      id,
      name: kind.label(thing?.attributes ?? feature.properties) || kind.names.singular,
      before: toHectares(before),
      after: toHectares(after),
      squareMetres: after - before,
    };
  });
}

/** Changes of the area of a reshaped feature and of its neighbours, and whether the farm still adds up. */
export function AreaChanges({
  drawing,
  faults,
  kind,
}: {
  readonly drawing: DrawingState;
  readonly faults: DrawnProblems;
  readonly kind: AnyKind;
}) {
  const rows = useRows(drawing, kind);
  const change = rows.reduce((sum, { squareMetres }) => sum + squareMetres, 0) / SQUARE_METRES;
  if (rows.every(({ before, after }) => Math.abs(after - before) < SEEN_HECTARES)) return null;
  const { boundaryHectares } = drawing.work?.ground ?? {};
  const isWhole = faults.overlaps.length === 0 && faults.outside.length === 0;
  return (
    <section className={styles.changes} aria-label={drawingWords.changes}>
      <h3 className={styles.title}>{drawingWords.changes}</h3>
      <table className={styles.rows}>
        <tbody>
          {rows.map(({ id, name, before, after }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{figureWith(before, DECIMALS)}</td>
              <td aria-hidden="true">→</td>
              <td className={styles.after}>{formatHectares(after)}</td>
              <td>{formatChange(after - before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kind.coversGround && Math.abs(change) < SEEN_HECTARES && boundaryHectares !== undefined && (
        <p className={styles.farm}>
          {[
            drawingWords.farmUnchanged(formatHectares(boundaryHectares)),
            ...(isWhole ? [drawingWords.noGapNoOverlap] : []),
          ].join(', ')}
        </p>
      )}
      {kind.coversGround && Math.abs(change) >= SEEN_HECTARES && (
        <p className={styles.farm}>{drawingWords.mappedChanges(`${formatChange(change)} ha`)}</p>
      )}
    </section>
  );
}
