import { boundsOfTile, tileOf, type Bounds, type PlanePosition, type Position } from '@tussock/geometry';
import { paper } from '../look/paper.ts';
import type { ImageMark, Mark } from '../scene/scene.ts';
import type { PrintStyle } from './map-style.ts';
import type { Sheet } from './sheet.ts';

/** Aerial photograph under a printed farm, in pieces of Web Mercator tiles, with the attribution that must be printed. */
export interface PrintPhoto {
  readonly pieces: readonly {
    /** Address of the picture; on paper its bytes as a data address. */
    readonly href: string;
    readonly bounds: Bounds;
  }[];
  readonly attribution: string;
}

/** Tiles of one zoom that cover a box. */
export interface PhotoTiles {
  readonly zoom: number;
  readonly tiles: readonly { readonly x: number; readonly y: number }[];
  readonly columns: number;
  readonly rows: number;
  readonly bounds: Bounds;
}

/** Most tiles of a photograph: sharp enough for a page of A4, and a load that a tile service does not mind. */
const MOST_TILES = 64;

function tilesAt([west, south, east, north]: Bounds, zoom: number): PhotoTiles {
  const [first, last] = [tileOf([west, north], zoom), tileOf([east, south], zoom)];
  const [columns, rows] = [last.x - first.x + 1, last.y - first.y + 1];
  const [left, , , top] = boundsOfTile(zoom, first.x, first.y);
  const [, bottom, right] = boundsOfTile(zoom, last.x, last.y);
  return {
    zoom,
    columns,
    rows,
    bounds: [left, bottom, right, top],
    tiles: Array.from({ length: columns * rows }, (_, index) => ({
      x: first.x + (index % columns),
      y: first.y + Math.floor(index / columns),
    })),
  };
}

/** Chooses the tiles of a photograph of a box, row by row: of the largest zoom that needs no more than 64. */
export function photoTiles(
  box: Bounds,
  { minZoom, maxZoom }: { readonly minZoom: number; readonly maxZoom: number },
): PhotoTiles {
  for (let zoom = maxZoom; zoom > minZoom; zoom--) {
    const found = tilesAt(box, zoom);
    if (found.columns * found.rows <= MOST_TILES) return found;
  }
  return tilesAt(box, minZoom);
}

/** Side of a picture before it is placed. */
const SIDE = 100;
/** Share by which tiles overlap, so that no seam shows between them. */
const OVERLAP = 1.003;

/**
 * Mark of a piece. A tile is a square of Web Mercator, which over the length of a farm is a parallelogram on the sheet, to a fraction of a
 * millimetre.
 */
function pieceMark({ href, bounds }: PrintPhoto['pieces'][number], sheet: Sheet, stretch: number): ImageMark {
  const [west, south, east, north] = bounds;
  const at = (position: Position): PlanePosition => sheet.toSheet(position);
  const [corner, right, below] = [at([west, north]), at([east, north]), at([west, south])];
  const side = (to: PlanePosition): readonly [number, number] => [
    ((to[0] - corner[0]) / SIDE) * stretch,
    ((to[1] - corner[1]) / SIDE) * stretch,
  ];
  return { shape: 'image', href, side: SIDE, matrix: [...side(right), ...side(below), corner[0], corner[1]] };
}

/** Marks of the photograph, clipped to the sheet. */
export const photoMarks = ({ pieces }: PrintPhoto, sheet: Sheet): readonly Mark[] => [
  {
    shape: 'window',
    width: sheet.width,
    height: sheet.height,
    marks: pieces.map((piece) => pieceMark(piece, sheet, pieces.length > 1 ? OVERLAP : 1)),
  },
];

/** Style of a feature over a photograph: its outline. */
export function styleOnPhoto({ fillOpacity: _fill, pattern: _pattern, ...style }: PrintStyle): PrintStyle {
  return style;
}

/** Points that the casing of a line shows on either side of it. */
const CASING = 0.6;
const CASING_OPACITY = 0.8;

/** Puts a pale casing under each line, which sets it off from a photograph and leaves it the colour that it has in the legend. */
export const casedMarks = (marks: readonly Mark[]): readonly Mark[] =>
  marks.flatMap((mark): readonly Mark[] => {
    if (mark.shape !== 'path' || mark.fill !== undefined) return [mark];
    const { dash: _dash, ...line } = mark;
    const strokeWidth = (mark.strokeWidth ?? 0) + 2 * CASING;
    return [{ ...line, stroke: paper.white, strokeOpacity: CASING_OPACITY, strokeWidth }, mark];
  });
