type Values = Readonly<Record<string, unknown>>;

interface MadeLayer {
  readonly geometry?: { readonly type?: unknown; readonly coordinates?: unknown };
  readonly properties?: { readonly id?: unknown; readonly titleNumber?: unknown };
}

// The server makes both layers of a boundary in this very shape.
const layer = (made: Values, key: 'features' | 'boundaryFeatures'): readonly MadeLayer[] =>
  Array.isArray(made[key]) ? (made[key] as readonly MadeLayer[]) : [];

/** Numbers of a boundary's titles by their record id, because people know a title by its number. */
export const numbersOfTitles = (made: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(
    layer(made, 'features').flatMap(({ properties }) => {
      const { id, titleNumber } = properties ?? {};
      return typeof id === 'string' && typeof titleNumber === 'string' && titleNumber !== ''
        ? [[id, titleNumber]]
        : [];
    }),
  );

/** All blocks of a boundary as one shape; null when it has none. */
export function boundaryShapeIn(
  made: Values,
): { readonly type: 'MultiPolygon'; readonly coordinates: readonly unknown[] } | null {
  const coordinates = layer(made, 'boundaryFeatures').flatMap(({ geometry }): readonly unknown[] => {
    if (!Array.isArray(geometry?.coordinates)) return [];
    return geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : (geometry.coordinates as readonly unknown[]); // looked through as any lists
  });
  return coordinates.length === 0 ? null : { type: 'MultiPolygon', coordinates };
}
