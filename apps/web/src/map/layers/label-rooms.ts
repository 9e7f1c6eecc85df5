import { roomForBox, type Geometry, type Position } from '@tussock/geometry';

/** Width of a letter and height of a line, in sizes of the text; a name is broken beyond a width. */
const LETTER = 0.56;
const LINE = 1.2;
export const WIDEST_NAME = 8;
/** Size of hectares below a name, as a share of the name's. */
export const FIGURE_SHARE = 0.8;
/** Width of the world at zoom 0, in pixels and degrees. */
const WORLD_PIXELS = 512;
const WORLD_DEGREES = 360;

/** Lines of a name, broken as the engine breaks it: at spaces, none wider than the widest. */
function linesOf(name: string): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(/[ \n]/)) {
    const joined = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && joined.length * LETTER <= WIDEST_NAME) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/**
 * Computes the text sizes, in pixels at zoom 0, at which a name stays within the area it names: `room` with its hectares, `roomAlone` without. Empty for
 * what is no area, which limits no name.
 */
export function labelRooms(
  geometry: Geometry,
  at: Position,
  { name, figure }: { readonly name: string; readonly figure: string },
): { readonly room?: number; readonly roomAlone?: number } {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return {};
  const lines = linesOf(name);
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER;
  const pixels = WORLD_PIXELS / WORLD_DEGREES / Math.cos((at[1] * Math.PI) / 180);
  /** Height of the largest box is that of all its lines. */
  const sizeIn = (wide: number, high: number): number =>
    (roomForBox(geometry, at, wide / high) * pixels) / high;
  return {
    room: sizeIn(
      Math.max(width, figure.length * LETTER * FIGURE_SHARE),
      (lines.length + FIGURE_SHARE) * LINE,
    ),
    roomAlone: sizeIn(width, lines.length * LINE),
  };
}
