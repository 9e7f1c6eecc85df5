import type { MapFeature } from '../../map/index.ts';

/** Features of a map with the names of those who look at them or edit them, below their own. All others stay the very same. */
export const withPeople = (
  shapes: readonly MapFeature[],
  people: ReadonlyMap<string, readonly string[]>,
): readonly MapFeature[] =>
  people.size === 0
    ? shapes
    : shapes.map((shape) => {
        const names = people.get(shape.id);
        return names ? { ...shape, name: `${shape.name}\n● ${names.join(', ')}`, isNamedFirst: true } : shape;
      });
