import type { Geometry } from '@tussock/geometry';
import type { AnyKind, Attributes } from '../derive/any-kind.ts';
import type { DrawingPart, DrawnThing } from './operation.ts';
import { namesTaken, nextName, partCutOff } from './part-cut-off.ts';

/** Something new that is drawn, with what its form says. */
interface Drawn {
  readonly kind: AnyKind;
  readonly geometry: Geometry;
  readonly attributes: Attributes;
}

/**
 * Of something new that is drawn in several lines at once: the line that it is itself, and a thing of its own for each of the others,
 * with what is known of the first and the next names that nobody has. Anything else stays one thing.
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
