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

/** Balance of the ground within the boundary among the features of a kind, in hectares to two decimals. */
export interface PartitionBalance {
  readonly kind: AnyKind;
  readonly wholeHectares: number;
  readonly drawnHectares: number;
  readonly unallocatedHectares: number;
  /** Overlaps of two features. */
  readonly overlaps: readonly SharedGround[];
  /** Ground outside the boundary. */
  readonly outside: readonly GroundOutside[];
}

type BalancedGround = Pick<DrawingGround, 'things' | 'boundary' | 'boundaryHectares'>;

const SQUARE_METRES = 10_000;

/** Existing features of a kind that divides the ground. */
function standingOf(ground: Pick<DrawingGround, 'things'>, kind: AnyKind) {
  const first = ground.things.find(
    (thing) => thing.kind.id === kind.id && thing.attributes['status'] === 'existing',
  );
  return first ? sharersOf(ground, first) : [];
}

/**
 * Existing features as they were drawn, without noding: corners added by neighbours move no ground, and computing them for thousands of
 * features would block the page too long.
 */
const drawnOf = ({ things }: Pick<DrawingGround, 'things'>, kind: AnyKind): readonly Parcel[] =>
  things.flatMap((thing) => {
    const { id, geometry, attributes } = thing;
    const isStanding =
      thing.kind.id === kind.id && attributes['status'] === 'existing' && !isRemoved(attributes);
    return isStanding && isPolygonal(geometry) ? [{ id, geometry }] : [];
  });

/** Computes the allocated ground, the gaps and the problems of a kind; null without a boundary. */
export const partitionBalance = (ground: BalancedGround, kind: AnyKind): PartitionBalance | null =>
  atOnce(partitionBalanceInSteps(ground, kind));

/** Same as `partitionBalance`, in steps, so that the page stays responsive. */
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

/** Finds the ground that no feature of a kind covers, the largest area first. */
export const unallocatedGround = (
  ground: Pick<DrawingGround, 'things'> & { readonly boundary: readonly PolygonalGeometry[] },
  kind: AnyKind,
): readonly PolygonGeometry[] => findGaps(standingOf(ground, kind), ground.boundary);
