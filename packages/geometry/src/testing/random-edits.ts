import { areaSquareMetres } from '../measure/area-of-record.ts';
import { sharedAreaSquareMetres } from '../measure/shared-area.ts';
import { mergeParcels, reshapeParcel, splitParcel } from '../partition/change-borders.ts';
import { moveCorners, nodeTogether } from '../partition/move-corners.ts';
import { near, type Parcel } from '../partition/partition.ts';
import type { Position } from '../shape/geometry.ts';
import { polygonsOf } from '../shape/polygons-of.ts';
import { skew, subdivide, type Random } from './random-parcels.ts';

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item; // never asked of an empty list

const farmOf = (random: Random): readonly Parcel[] =>
  nodeTogether(
    subdivide(random, [172.5, -43.2], 150).parcels.map((parcel, index) => ({
      id: `p${index}`,
      geometry: skew(parcel),
    })),
  );

const withChanges = (farm: readonly Parcel[], changed: readonly Parcel[]): readonly Parcel[] => {
  const next = new Map(changed.map((parcel) => [parcel.id, parcel]));
  return farm.map((parcel) => next.get(parcel.id) ?? parcel);
};

const wander = (random: Random, [x, y]: Position, degrees: number): Position => [
  x + (random() - 0.5) * degrees,
  y + (random() - 0.5) * degrees,
];

const cornersOf = ({ geometry }: Parcel): readonly Position[] => polygonsOf(geometry).flat(2);
const middle = (a: Position, b: Position): Position => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Any at all: a person is shown only what is wider than a sliver. */
const liesOver = (farm: readonly Parcel[], moved: readonly Parcel[]): boolean =>
  moved.some((one) =>
    near(farm, [one.geometry]).some(
      (other) => other.id !== one.id && sharedAreaSquareMetres(one.geometry, other.geometry) > 1e-6,
    ),
  );

interface Edit {
  readonly farm: readonly Parcel[];
  readonly isDone: boolean;
  /** Nothing of the outline of the farm is moved by it: the paddocks have as much ground as before. */
  readonly keepsSum?: boolean;
}

const refused = (farm: readonly Parcel[]): Edit => ({ farm, isDone: false });

const keyOf = ([x, y]: Position): string => `${x.toFixed(7)} ${y.toFixed(7)}`;

/** Whether there are paddocks all round a corner: each edge that meets in it is one of two of them. */
function isInside(farm: readonly Parcel[], corner: Position): boolean {
  const key = keyOf(corner);
  const edges = new Map<string, number>();
  for (const ring of farm.flatMap(({ geometry }) => polygonsOf(geometry).flat()))
    for (const [index, to] of ring.slice(1).entries()) {
      const ends = [keyOf(ring[index] ?? to), keyOf(to)].sort();
      if (ends.includes(key)) edges.set(ends.join('|'), (edges.get(ends.join('|')) ?? 0) + 1);
    }
  return edges.size > 0 && [...edges.values()].every((count) => count === 2);
}

const edits: readonly ((random: Random, farm: readonly Parcel[], count: number) => Edit)[] = [
  function drag(random, farm) {
    const from = pick(random, cornersOf(pick(random, farm)));
    const moved = moveCorners(farm, [[from, wander(random, from, 0.0004)]]);
    if (!moved.ok) return refused(farm);
    const next = withChanges(farm, moved.changed);
    if (liesOver(next, moved.changed)) return refused(farm);
    return { farm: next, isDone: true, keepsSum: isInside(farm, from) };
  },
  function split(random, farm, count) {
    const one = pick(random, farm);
    const [a, b] = [pick(random, cornersOf(one)), pick(random, cornersOf(one))];
    const [c, d] = [pick(random, cornersOf(one)), pick(random, cornersOf(one))];
    const [from, to] = [middle(a, b), middle(c, d)];
    const beyond = (p: Position, q: Position): Position => [p[0] + (p[0] - q[0]), p[1] + (p[1] - q[1])];
    const line = {
      type: 'LineString',
      coordinates: [beyond(from, to), wander(random, middle(from, to), 0.0002), beyond(to, from)],
    } as const;
    const done = splitParcel(farm, one.id, line);
    if (!done.ok) return refused(farm);
    const made = done.cutOff.map((geometry, index): Parcel => ({
      id: `${one.id}-${count}-${index}`,
      geometry,
    }));
    return { farm: [...withChanges(farm, done.changed), ...made], isDone: true, keepsSum: true };
  },
  function merge(random, farm) {
    const one = pick(random, farm);
    const other = pick(
      random,
      near(farm, [one.geometry]).filter(({ id }) => id !== one.id),
    );
    const done = mergeParcels(farm, [one.id, other.id]);
    if (!done.ok) return refused(farm);
    const next = withChanges(farm, done.changed).filter(({ id }) => id !== other.id);
    return { farm: next, isDone: true, keepsSum: true };
  },
  function reshape(random, farm) {
    const one = pick(random, farm);
    const [a, b] = [pick(random, cornersOf(one)), pick(random, cornersOf(one))];
    const done = reshapeParcel(farm, one.id, {
      type: 'LineString',
      coordinates: [a, wander(random, middle(a, b), 0.002), b],
    });
    return done.ok ? { farm: withChanges(farm, done.changed), isDone: true } : refused(farm);
  },
];

export interface EditedFarm {
  readonly farm: readonly Parcel[];
  /** How often each edit was done; what was refused counts for nothing. */
  readonly done: Readonly<Record<string, number>>;
  /** Edits that leave the outline of the farm as it is, and the most that one of them made of its ground, or took of it, in square metres. */
  readonly inside: { readonly count: number; readonly mostGroundM2: number };
}

const groundOf = (farm: readonly Parcel[]): number =>
  farm.reduce((sum, { geometry }) => sum + areaSquareMetres(geometry), 0);

/** A farm of 150 paddocks, skewed to the compass, after so many edits drawn at random. */
export function editAtRandom(random: Random, count: number): EditedFarm {
  let farm = farmOf(random);
  const done: Record<string, number> = {};
  const inside = { count: 0, mostGroundM2: 0 };
  let total = 0;
  for (let tries = 0; total < count; tries++) {
    const edit = edits[tries % edits.length];
    const outcome = edit?.(random, farm, tries);
    if (!edit || !outcome?.isDone) continue;
    if (outcome.keepsSum) {
      inside.count += 1;
      inside.mostGroundM2 = Math.max(inside.mostGroundM2, Math.abs(groundOf(outcome.farm) - groundOf(farm)));
    }
    farm = outcome.farm;
    done[edit.name] = (done[edit.name] ?? 0) + 1;
    total += 1;
  }
  return { farm, done, inside };
}
