import {
  areaSquareMetres,
  atOnce,
  findGaps,
  isPolygonal,
  outsideInSteps,
  overlapsInSteps,
  sharesOfAreaInSteps,
  type GroundOutside,
  type PolygonalGeometry,
  type PolygonGeometry,
  type SharedGround,
  type Steps,
  type Parcel,
} from '@tussock/geometry';
import type { AnyKind } from '../derive/any-kind.ts';
import { isRemoved } from '../derive/is-removed.ts';
import { shareOut } from '../fertiliser/share-out.ts';
import { sharersOf } from './neighbours.ts';
import type { DrawingGround } from './operation.ts';

/** How the ground within the boundary is shared out among the features of a kind, in hectares to two decimals. */
export interface PartitionBalance {
  readonly kind: AnyKind;
  readonly wholeHectares: number;
  readonly drawnHectares: number;
  readonly unallocatedHectares: number;
  /** Ground that two have. */
  readonly overlaps: readonly SharedGround[];
  /** Ground beyond the boundary. */
  readonly outside: readonly GroundOutside[];
}

type BalancedGround = Pick<DrawingGround, 'things' | 'boundary' | 'boundaryHectares'>;

const SQUARE_METRES = 10_000;

/** The standing features of a kind that shares out the ground. */
function standingOf(ground: Pick<DrawingGround, 'things'>, kind: AnyKind) {
  const first = ground.things.find(
    (thing) => thing.kind.id === kind.id && thing.attributes['status'] === 'existing',
  );
  return first ? sharersOf(ground, first) : [];
}

/**
 * The same as they were drawn: corners that neighbours give each other move no ground, and to work them out for thousands takes longer than a
 * page may stand still.
 */
const drawnOf = ({ things }: Pick<DrawingGround, 'things'>, kind: AnyKind): readonly Parcel[] =>
  things.flatMap((thing) => {
    const { id, geometry, attributes } = thing;
    const isStanding =
      thing.kind.id === kind.id && attributes['status'] === 'existing' && !isRemoved(attributes);
    return isStanding && isPolygonal(geometry) ? [{ id, geometry }] : [];
  });

/** What is drawn, what is not, and what is wrong; null without a boundary. */
export const partitionBalance = (ground: BalancedGround, kind: AnyKind): PartitionBalance | null =>
  atOnce(partitionBalanceInSteps(ground, kind));

/** The same in steps, for a page that has other things to do meanwhile. */
export function* partitionBalanceInSteps(
  ground: BalancedGround,
  kind: AnyKind,
): Steps<PartitionBalance | null> {
  const { boundary, boundaryHectares } = ground;
  if (boundary.length === 0) return null;
  const parcels = drawnOf(ground, kind);
  // The shapes are those that are drawn, which are simpler: of them come the shares, and the whole of the record.
  const wholeHectares =
    boundaryHectares ?? boundary.reduce((sum, block) => sum + areaSquareMetres(block), 0) / SQUARE_METRES;
  const shares = yield* sharesOfAreaInSteps(boundary, [parcels.map(({ geometry }) => geometry)]);
  // Shared out, so that they add up to the last digit shown.
  const [drawnHectares = 0, unallocatedHectares = 0] = shareOut(wholeHectares, shares, 2);
  return {
    kind,
    wholeHectares,
    drawnHectares,
    unallocatedHectares,
    overlaps: yield* overlapsInSteps(
      parcels,
      parcels.map(({ id }) => id),
    ),
    outside: yield* outsideInSteps(parcels, boundary),
  };
}

/** The ground that nobody of a kind has, the largest first. */
export const unallocatedGround = (
  ground: Pick<DrawingGround, 'things'> & { readonly boundary: readonly PolygonalGeometry[] },
  kind: AnyKind,
): readonly PolygonGeometry[] => findGaps(standingOf(ground, kind), ground.boundary);
