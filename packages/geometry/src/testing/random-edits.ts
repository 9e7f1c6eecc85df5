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
}

const refused = (farm: readonly Parcel[]): Edit => ({ farm, isDone: false });

const edits: readonly ((random: Random, farm: readonly Parcel[], count: number) => Edit)[] = [
  function drag(random, farm) {
    const from = pick(random, cornersOf(pick(random, farm)));
    const moved = moveCorners(farm, [[from, wander(random, from, 0.0004)]]);
    if (!moved.ok) return refused(farm);
    const next = withChanges(farm, moved.changed);
    return liesOver(next, moved.changed) ? refused(farm) : { farm: next, isDone: true };
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
    return { farm: [...withChanges(farm, done.changed), ...made], isDone: true };
  },
  function merge(random, farm) {
    const one = pick(random, farm);
    const other = pick(
      random,
      near(farm, [one.geometry]).filter(({ id }) => id !== one.id),
    );
    const done = mergeParcels(farm, [one.id, other.id]);
    if (!done.ok) return refused(farm);
    return { farm: withChanges(farm, done.changed).filter(({ id }) => id !== other.id), isDone: true };
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
}

/** A farm of 150 paddocks, skewed to the compass, after so many edits drawn at random. */
export function editAtRandom(random: Random, count: number): EditedFarm {
  let farm = farmOf(random);
  const done: Record<string, number> = {};
  let total = 0;
  for (let tries = 0; total < count; tries++) {
    const edit = edits[tries % edits.length];
    const outcome = edit?.(random, farm, tries);
    if (!edit || !outcome?.isDone) continue;
    farm = outcome.farm;
    done[edit.name] = (done[edit.name] ?? 0) + 1;
    total += 1;
  }
  return { farm, done };
}
