import {
  areaSquareMetres,
  bounds,
  boundsMeet,
  isPolygonal,
  isSameShape,
  nodeTogether,
  toHectares,
  type Bounds,
  type Parcel,
  type PolygonalGeometry,
} from '@tussock/geometry';
import type { AnyKind, Attributes } from '../derive/any-kind.ts';
import { valuesFollowing } from '../derive/values-from-shape.ts';
import { isRemoved } from '../derive/is-removed.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';
import type { DrawingGround, DrawingPart, DrawnThing } from './operation.ts';

/** Checks whether another feature is of the same kind and equally existing or planned; only such features divide the same ground. */
const sharesWith =
  (thing: DrawnThing) =>
  ({ kind, attributes }: DrawnThing): boolean =>
    kind.id === thing.kind.id &&
    !isRemoved(attributes) &&
    attributes['status'] === thing.attributes['status'];

/** Checks whether a feature has no others of its group. A cheap test for each selected feature, without locating neighbours. */
export const isAloneOnGround = ({ things }: Pick<DrawingGround, 'things'>, thing: DrawnThing): boolean => {
  const shares = sharesWith(thing);
  return !thing.kind.coversGround || !things.some((other) => other.id !== thing.id && shares(other));
};

/** Cache of a farm's parcels by group, because selecting, editing and the balance all need the same ones. */
const sharers = new WeakMap<readonly DrawnThing[], Map<string, readonly Parcel[]>>();

/** Lists the features that divide the same ground as a feature, including itself: of its kind, and equally existing or planned. */
export function sharersOf({ things }: Pick<DrawingGround, 'things'>, thing: DrawnThing): readonly Parcel[] {
  // What is taken away shares with nobody.
  if (!thing.kind.coversGround || isRemoved(thing.attributes)) return parcelsOf([thing]);
  const known = sharers.get(things) ?? new Map<string, readonly Parcel[]>();
  sharers.set(things, known);
  const key = `${thing.kind.id} ${String(thing.attributes['status'])}`;
  const parcels = known.get(key) ?? parcelsOf(things.filter(sharesWith(thing)));
  known.set(key, parcels);
  return parcels;
}

/** Tolerance in degrees within which corners lie on a border; slightly more than the noding tolerance. */
const REACH_DEGREES = 1e-6;

const reaching = ([west, south, east, north]: Bounds): Bounds => [
  west - REACH_DEGREES,
  south - REACH_DEGREES,
  east + REACH_DEGREES,
  north + REACH_DEGREES,
];

/**
 * Lists a feature and its neighbours, with all the corners they share with anybody: the same as `sharersOf` has for them, for a small part
 * of the work. Neighbours of neighbours are examined too, because a border that is moved at one corner must stay as it is from the next.
 */
export function besideOf({ things }: Pick<DrawingGround, 'things'>, thing: DrawnThing): readonly Parcel[] {
  if (!thing.kind.coversGround || isRemoved(thing.attributes)) return parcelsOf([thing]);
  const boxed = things.filter(sharesWith(thing)).map((other) => ({ other, box: bounds(other.geometry) }));
  const meeting = (boxes: readonly Bounds[]): typeof boxed =>
    boxed.filter(({ box }) => boxes.some((one) => boundsMeet(reaching(one), box)));
  const beside = meeting([bounds(thing.geometry)]);
  const ids = new Set(beside.map(({ other }) => other.id));
  const around = meeting(beside.map(({ box }) => box));
  return parcelsOf(around.map(({ other }) => other)).filter(({ id }) => ids.has(id));
}

const parcelsOf = (things: readonly DrawnThing[]): readonly Parcel[] =>
  nodeTogether(things.flatMap(({ id, geometry }) => (isPolygonal(geometry) ? [{ id, geometry }] : [])));

/** Clears values that a rule forbids for the new area: an effective area above the mapped one is invalid. */
export function valuesOverArea(
  kind: AnyKind,
  attributes: Attributes,
  geometry: PolygonalGeometry,
): Readonly<Record<string, null>> {
  const measures = { areaHectares: toHectares(areaSquareMetres(geometry)) };
  const broken = (kind.rules ?? []).filter(
    ({ field, holds }) =>
      !kind.fields[field]?.required && !holds(attributes, measures) && holds(attributes, {}),
  );
  return Object.fromEntries(broken.map(({ field }) => [field, null]));
}

/** Builds the record parts for changed shapes. */
export function partsOfChange(
  { things }: Pick<DrawingGround, 'things'>,
  changed: readonly Parcel[],
): readonly DrawingPart[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return changed.flatMap(({ id, geometry }): readonly DrawingPart[] => {
    const thing = byId.get(id);
    // Corners that neighbours gave it are no change of anything that somebody drew.
    if (!thing || (isPolygonal(thing.geometry) && isSameShape(thing.geometry, geometry))) return [];
    const followed = valuesFollowing(thing.kind, thing.attributes, {
      before: thing.geometry,
      after: geometry,
    });
    const set = {
      [GEOMETRY]: geometry,
      ...followed,
      ...valuesOverArea(thing.kind, { ...thing.attributes, ...followed }, geometry),
    };
    return [{ entity: thing.kind.id, entityId: id, op: 'update', set }];
  });
}
