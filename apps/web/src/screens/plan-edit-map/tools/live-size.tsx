import { formatHectares } from '@tussock/domain';
import { areaHectares, isPolygonal, type Geometry } from '@tussock/geometry';
import { AtShape } from '../../../map/index.ts';
import { useLiveShape, type DrawingState } from '../drawing/use-drawing.ts';
import styles from './tools.module.css';

const hectaresOf = (geometry: Geometry | null): number | null =>
  geometry && isPolygonal(geometry) ? areaHectares(geometry) : null;

/** The area of what is drawn or reshaped, on the map in its middle; live. */
export function LiveSize({ drawing }: { readonly drawing: DrawingState }) {
  const shape = useLiveShape(drawing);
  const hectares = hectaresOf(shape);
  if (!shape || hectares === null || hectares === 0) return null;
  const before = drawing.work?.feature?.areaHectares ?? null;
  const isOther = before !== null && before !== hectares;
  return (
    <AtShape geometry={shape} side="middle">
      <div className={styles.live} aria-hidden="true">
        {formatHectares(hectares)}
        {isOther && ` · was ${formatHectares(before)}`}
      </div>
    </AtShape>
  );
}
