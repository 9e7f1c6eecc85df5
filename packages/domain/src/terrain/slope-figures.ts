import { slopeClassOf } from '../risk/facts-of-unit.ts';
import type { SlopeClass } from '../risk/risk-rules.ts';
import { slopeClasses } from '../options/soil.ts';

/** The steepest slope of a paddock is that over any such length (winter grazing): metres. */
export const STEEPEST_RUN_METRES = 20;

/** What is known of a shape's ground, cell by cell. */
interface KnownSlopes {
  readonly degrees: readonly number[];
  readonly steepestRunDegrees: number | null;
  readonly cellMetres: number;
}

/** How steep the ground of a shape is, in figures people use. */
export interface SlopeFigures {
  /** Degrees, to a tenth. */
  readonly meanDegrees: number;
  /** Degrees of the steepest 20 m, to a tenth. */
  readonly steepestDegrees: number;
  /** The class of the mean. */
  readonly slopeClass: SlopeClass;
  /** Hectares of each class there is, flat first; together the area of the shape. */
  readonly hectaresByClass: readonly { readonly slopeClass: SlopeClass; readonly hectares: number }[];
  /** Metres, to one: how fine the source is. */
  readonly cellMetres: number;
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;
const toHundredth = (value: number): number => Math.round(value * 100) / 100;

/**
 * The figures of a shape of so many hectares, each cell of it standing for an equal share. Null where nothing is known of its ground.
 * Hectares are rounded to 1/100, and what rounding leaves goes to the largest class, so that they add up.
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
