import { findOutside, findOverlaps, type GroundOutside, type Parcel } from '@tussock/geometry';
import { sharersOf } from './neighbours.ts';
import { newProblems, pairOf, type GroundProblems } from './new-problems.ts';
import type { DrawingGround, DrawnThing } from './operation.ts';

type Ground = Pick<DrawingGround, 'things' | 'boundary'>;

/** Groups features that divide the same ground: of one kind, and all existing or all planned. */
function alike(things: readonly DrawnThing[]): readonly (readonly DrawnThing[])[] {
  const groups = new Map<string, DrawnThing[]>();
  for (const thing of things) {
    if (!thing.kind.coversGround) continue;
    const key = `${thing.kind.id} ${String(thing.attributes['status'])}`;
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return [...groups.values()];
}

/** Finds the parcels that reach outside the boundary, up to a maximum. */
function firstOutside(
  parcels: readonly Parcel[],
  boundary: Ground['boundary'],
  most: number,
): readonly GroundOutside[] {
  const found: GroundOutside[] = [];
  for (const parcel of boundary.length === 0 ? [] : parcels) {
    if (found.length >= most) break;
    found.push(...findOutside([parcel], boundary));
  }
  return found;
}

/** Finds the problems of some features among those that divide the same ground, up to a maximum of each type. */
function faultsIn(
  { things, boundary }: Ground,
  group: readonly DrawnThing[],
  most: { readonly overlaps: number; readonly outside: number },
): GroundProblems {
  const [one] = group;
  if (!one) return { overlaps: [], outside: [] };
  const ids = group.map(({ id }) => id);
  const wanted = new Set(ids);
  const parcels = sharersOf({ things }, one);
  const own = parcels.filter(({ id }) => wanted.has(id));
  return {
    overlaps: findOverlaps(parcels, ids, most.overlaps),
    outside: firstOutside(own, boundary, most.outside),
  };
}

/**
 * Finds overlaps, and ground outside the boundary, that would be new once features are created or changed as given. Stops at `most` of each
 * type.
 */
export function importProblems(
  { things, boundary }: Ground,
  changed: readonly DrawnThing[],
  most = Infinity,
): GroundProblems {
  const next = new Map(changed.map((thing) => [thing.id, thing]));
  const stood = new Set(things.map(({ id }) => id));
  const after = [
    ...things.map((thing) => next.get(thing.id) ?? thing),
    ...changed.filter(({ id }) => !stood.has(id)),
  ];
  const found = alike(changed).map((group) => {
    const before = faultsIn({ things, boundary }, group, { overlaps: most, outside: most });
    const now = faultsIn({ things: after, boundary }, group, {
      overlaps: before.overlaps.length + most,
      outside: before.outside.length + most,
    });
    return {
      overlaps: newProblems(now.overlaps, before.overlaps, pairOf),
      outside: newProblems(now.outside, before.outside, ({ id }) => id),
    };
  });
  return {
    overlaps: found.flatMap(({ overlaps }) => overlaps),
    outside: found.flatMap(({ outside }) => outside),
  };
}
