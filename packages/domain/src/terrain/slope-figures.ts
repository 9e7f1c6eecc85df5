import { slopeClassOf } from '../risk/facts-of-unit.ts';
import type { SlopeClass } from '../risk/risk-rules.ts';
import { slopeClasses } from '../options/soil.ts';

/** Length in metres over which the steepest slope of a paddock is measured (winter grazing). */
export const STEEPEST_RUN_METRES = 20;

/** Slopes of the ground of a shape, cell by cell. */
interface KnownSlopes {
  readonly degrees: readonly number[];
  readonly steepestRunDegrees: number | null;
  readonly cellMetres: number;
}

/** Slope figures of a shape, in units people use. */
export interface SlopeFigures {
  /** Mean slope in degrees, to a tenth. */
  readonly meanDegrees: number;
  /** Slope of the steepest 20 m in degrees, to a tenth. */
  readonly steepestDegrees: number;
  /** Slope class of the mean. */
  readonly slopeClass: SlopeClass;
  /** Hectares of each class present, flat first; together the area of the shape. */
  readonly hectaresByClass: readonly { readonly slopeClass: SlopeClass; readonly hectares: number }[];
  /** Cell size of the source in whole metres. */
  readonly cellMetres: number;
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;
const toHundredth = (value: number): number => Math.round(value * 100) / 100;

/**
 * Computes the slope figures of a shape with an area in hectares, each cell standing for an equal share. Null when nothing is known of its
 * ground. Hectares are rounded to 1/100, and the rounding difference goes to the largest class, so that they add up.
 */
export function slopeFigures(
  { degrees, steepestRunDegrees, cellMetres }: KnownSlopes,
  areaHectares: number,
): SlopeFigures | null {
  if (degrees.length === 0) return null;
  const meanDegrees = toTenth(degrees.reduce((sum, slope) => sum + slope, 0) / degrees.length);
  const counts = new Map<SlopeClass, number>();
  for (const slope of degrees) counts.set(slopeClassOf(slope), (counts.get(slopeClassOf(slope)) ?? 0) + 1);
  const parts = slopeClasses.flatMap(({ key }) => {
    const count = counts.get(key) ?? 0;
    return count === 0
      ? []
      : [{ slopeClass: key, hectares: toHundredth((areaHectares * count) / degrees.length) }];
  });
  const left = toHundredth(areaHectares) - parts.reduce((sum, { hectares }) => sum + hectares, 0);
  const largest = Math.max(...parts.map(({ hectares }) => hectares));
  const takesWhatIsLeft = parts.findIndex(({ hectares }) => hectares === largest);
  return {
    meanDegrees,
    steepestDegrees: toTenth(steepestRunDegrees ?? Math.max(...degrees)),
    slopeClass: slopeClassOf(meanDegrees),
    hectaresByClass: parts.map((part, index) =>
      index === takesWhatIsLeft ? { ...part, hectares: toHundredth(part.hectares + left) } : part,
    ),
    cellMetres: Math.round(cellMetres),
  };
}
