import { UNIT_TINT_OPACITY, unitTint } from '@tussock/domain';
import type { MapFeature } from '../../map/index.ts';

/** Land units in a colour of their own each, by their place among `unitIds`: as land they lie beside each other. Others stay as they are. */
export function colourUnits(
  shapes: readonly MapFeature[],
  unitIds: readonly string[],
): readonly MapFeature[] {
  const places = new Map(unitIds.map((id, place) => [id, place]));
  return shapes.map((shape) => {
    const place = places.get(shape.id);
    if (place === undefined) return shape;
    return {
      ...shape,
      look: {
        ...shape.look,
        colour: unitTint(place),
        lineColour: shape.kind.style.colour,
        opacity: `${UNIT_TINT_OPACITY}`,
      },
    };
  });
}
