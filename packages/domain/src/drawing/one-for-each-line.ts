import type { Geometry } from '@tussock/geometry';
import type { AnyKind, Attributes } from '../derive/any-kind.ts';
import type { DrawingPart, DrawnThing } from './operation.ts';
import { namesTaken, nextName, partCutOff } from './part-cut-off.ts';

/** New drawn feature, with the values of its form. */
interface Drawn {
  readonly kind: AnyKind;
  readonly geometry: Geometry;
  readonly attributes: Attributes;
}

/**
 * Splits a new feature drawn in several lines into one feature for each line. The others get the values of the first, and the next unused
 * names. Any other feature stays whole.
 */
export function oneForEachLine(
  { kind, geometry, attributes }: Drawn,
  things: readonly DrawnThing[],
  newId: () => string,
): { readonly geometry: Geometry; readonly others: readonly DrawingPart[] } {
  if (geometry.type !== 'MultiLineString') return { geometry, others: [] };
  const [first = [], ...rest] = geometry.coordinates;
  const { name: said } = attributes;
  const name = typeof said === 'string' ? said : kind.names.singular;
  const taken = namesTaken(things, { kind });
  const others = rest.map((coordinates) => {
    const next = nextName(name, taken);
    taken.add(next);
    return partCutOff(
      { kind, attributes, geometry },
      { id: newId(), name: next, geometry: { type: 'LineString', coordinates } },
    );
  });
  return { geometry: { type: 'LineString', coordinates: first }, others };
}
