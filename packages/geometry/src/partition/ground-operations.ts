import type { GeosOperations } from '../geos/load-geos.ts';
import { areaSquareMetres } from '../measure/area-of-record.ts';
import { isSliver } from '../merge/is-sliver.ts';
import type { PolygonalGeometry } from '../shape/geometry.ts';
import { joinPieces, layOut, type Piece } from './partition.ts';
import { uniteAreas } from './unite-areas.ts';

/** What figures of ground need of a geometry engine. */
export type GroundOperations = Pick<
  GeosOperations,
  'intersection' | 'difference' | 'union' | 'overlapAreaSquareMetres' | 'bufferMetres'
>;

/** The pieces of two shapes that a test of their owners picks, as one shape. */
function piecesOf(
  a: PolygonalGeometry,
  b: PolygonalGeometry,
  isPicked: (owners: Piece['owners']) => boolean,
): PolygonalGeometry | null {
  const pieces = layOut([
    { id: 'a', geometry: a },
    { id: 'b', geometry: b },
  ]);
  return joinPieces(pieces.filter(({ owners, rings }) => isPicked(owners) && !isSliver(rings)));
}

const intersection = (a: PolygonalGeometry, b: PolygonalGeometry): PolygonalGeometry | null =>
  piecesOf(a, b, (owners) => owners.size === 2);

/**
 * The operations of ground without GEOS, for a device: its engine is not shipped to browsers. All but margins.
 *
 * @throws {Error} by `bufferMetres`: ground with a margin is worked out on the server
 */
export const groundOperations: GroundOperations = {
  intersection,
  difference: (a, b) => piecesOf(a, b, (owners) => owners.has('a') && owners.size === 1),
  union: (a, b) => uniteAreas([a, b]),
  overlapAreaSquareMetres: (a, b) => {
    const shared = intersection(a, b);
    return shared === null ? 0 : areaSquareMetres(shared);
  },
  bufferMetres: () => {
    throw new Error('Margins are worked out with GEOS only');
  },
};
