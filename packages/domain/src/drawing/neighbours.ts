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

/** Whether another is of the same kind, and standing or planned as it is: only those share out one ground. */
const sharesWith =
  (thing: DrawnThing) =>
  ({ kind, attributes }: DrawnThing): boolean =>
    kind.id === thing.kind.id &&
    !isRemoved(attributes) &&
    attributes['status'] === thing.attributes['status'];

/** Whether anything shares out the ground with a thing: asked of each that is chosen, without working out where. */
export const isAloneOnGround = ({ things }: Pick<DrawingGround, 'things'>, thing: DrawnThing): boolean => {
  const shares = sharesWith(thing);
  return !thing.kind.coversGround || !things.some((other) => other.id !== thing.id && shares(other));
};

/** Parcels of a farm as it stands, by who shares: choosing one, changing it and the balance all ask for the same. */
const sharers = new WeakMap<readonly DrawnThing[], Map<string, readonly Parcel[]>>();

/** Those that share out the ground with a thing, itself among them: of its kind, and standing or planned as it is. */
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

/** Corners this near lie on a border, in degrees: a little more than where they are brought together. */
const REACH_DEGREES = 1e-6;

const reaching = ([west, south, east, north]: Bounds): Bounds => [
  west - REACH_DEGREES,
  south - REACH_DEGREES,
  east + REACH_DEGREES,
  north + REACH_DEGREES,
];

/**
 * Those beside a thing, itself among them, with all the corners they share with anybody: what `sharersOf` has of them, for a small part of
 * the work. Whoever lies beside those has to be looked at as well, for a border that is moved at one corner must stay as it is from the next.
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

/** Values that a rule no longer allows for the new area, taken out: an effective area above the mapped one is no figure of anybody. */
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

/** What is written of shapes that are different now. */
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
