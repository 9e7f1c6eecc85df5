import { BREAK_MARKER, drawingWords, figureWith, formatHectares } from '@tussock/domain';
import { areaHectares, quickLengthMetres, type Geometry } from '@tussock/geometry';
import { Button } from '@tussock/ui';
import styles from '../draw-screen.module.css';
import { formatOutside, formatOverlap, type DrawnProblems } from '../saving/use-edit-problems.ts';
import type { Trims } from '../panels/use-trims.ts';
import type { ShapeCheck } from '../saving/use-shape-check.ts';

/** Most names listed: more would push the form out of view. */
const MOST_NAMED = 3;

const figure = figureWith;

/** Area or length while drawing: the area as it will be recorded, so that saving does not change its last digit; the length by a quick method. */
export function liveFigure(geometry: Geometry | null): string {
  if (!geometry) return '–';
  if (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon')
    return formatHectares(areaHectares(geometry));
  if (geometry.type === 'LineString' || geometry.type === 'MultiLineString')
    return `${figure(quickLengthMetres(geometry), 1)} m`;
  const [longitude, latitude] = geometry.coordinates;
  return `${figure(Math.abs(latitude), 5)}° S, ${figure(Math.abs(longitude), 5)}° ${longitude < 0 ? 'W' : 'E'}`;
}

interface ShapeReadoutProps {
  readonly geometry: Geometry | null;
  /** Whether the figure is shown here: on a phone the bar over the map has it. */
  readonly hasFigure?: boolean;
  readonly check: ShapeCheck;
  /** Problems of the drawing, and of the neighbours that moved with it. */
  readonly faults: DrawnProblems;
  readonly trims: Trims['drawn'];
  readonly onUseRepaired: (geometry: Geometry) => void;
}

/** Figures of the drawn shape, and the problems that hinder saving it. */
export function ShapeReadout(props: ShapeReadoutProps) {
  const { geometry, hasFigure = true, check, faults, trims, onUseRepaired } = props;
  const { overlaps, outside } = faults;
  const { data, error } = check;
  const repaired = data?.repaired;
  return (
    <div className={styles.readout}>
      {hasFigure && (
        <output className={styles.figure} aria-live="polite">
          {liveFigure(geometry)}
        </output>
      )}
      {data && data.reasons.length > 0 && (
        <div className={styles.fault} role="alert">
          {data.reasons.map(({ reason, message }) => (
            <p key={`${reason}${message}`}>{message}</p>
          ))}
          {repaired && (
            <Button size="small" onClick={() => onUseRepaired(repaired)}>
              Use a mended shape
            </Button>
          )}
        </div>
      )}
      {overlaps.length > 0 && <Overlaps overlaps={overlaps} trims={trims} />}
      {outside.map((fault) => (
        <div key={fault.id} className={styles.warning} role="status">
          <p>{formatOutside(fault)}</p>
          {trims && fault.movedName === null && (
            <Button size="small" onClick={() => trims.off(fault.geometry)}>
              {drawingWords.trimToBoundary}
            </Button>
          )}
        </div>
      ))}
      {error && (
        <p className={styles.warning} role="status">
          {`The shape could not be checked: ${error.message.split(BREAK_MARKER).join(' ')} You can still save it.`}
        </p>
      )}
    </div>
  );
}

/** Overlaps with other features, with buttons to resolve them. */
function Overlaps({ overlaps, trims }: Pick<DrawnProblems, 'overlaps'> & Pick<ShapeReadoutProps, 'trims'>) {
  const more = overlaps.length - MOST_NAMED;
  return (
    <div className={styles.warning} role="status">
      {overlaps.slice(0, MOST_NAMED).map((overlap) => (
        <div key={overlap.id}>
          <p>{formatOverlap(overlap)}</p>
          {trims && (
            <div className={styles.acts}>
              <Button
                size="small"
                aria-label={drawingWords.trimsWhich(drawingWords.trimMine, overlap.otherName)}
                onClick={() => trims.mine(overlap.otherId)}
              >
                {drawingWords.trimMine}
              </Button>
              <Button
                size="small"
                aria-label={drawingWords.trimsWhich(drawingWords.trimTheirs, overlap.otherName)}
                onClick={() => trims.theirs(overlap.otherId)}
              >
                {drawingWords.trimTheirs}
              </Button>
            </div>
          )}
        </div>
      ))}
      {more > 0 && <p>{`And over ${more} more.`}</p>}
    </div>
  );
}
