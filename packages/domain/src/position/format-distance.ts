import {
  areaHectares,
  bearingDegrees,
  gridBearingDegrees,
  lengthMetres,
  type Geometry,
} from '@tussock/geometry';
import { figureWith } from '../formats/figures.ts';
import { measureWords } from '../wording/position-words.ts';
import { formatHectares } from '../wording/format-hectares.ts';

const KILOMETRE = 1000;
const sayLength = (metres: number): string =>
  metres < 10 * KILOMETRE ? `${figureWith(metres, 1)} m` : `${figureWith(metres / KILOMETRE, 2)} km`;

/**
 * Formats a measured shape in figures of record: '1,204.5 m, bearing 62.1° true, 61.9° grid' for a line (from its first to its last
 * position), hectares and perimeter for an area. Empty for anything else.
 */
export function formatDistance(geometry: Geometry): string {
  if (geometry.type === 'LineString') {
    const [first] = geometry.coordinates;
    const last = geometry.coordinates.at(-1);
    if (!first || !last) return '';
    const bearing = measureWords.bearing(
      figureWith(bearingDegrees(first, last), 1),
      figureWith(gridBearingDegrees(first, last), 1),
    );
    return measureWords.lineFigures(sayLength(lengthMetres(geometry)), bearing);
  }
  if (geometry.type !== 'Polygon') return '';
  return measureWords.areaFigures(formatHectares(areaHectares(geometry)), sayLength(lengthMetres(geometry)));
}
