import { UNIT_TINT_OPACITY, unitTint } from '@tussock/domain';
import type { MapFeature } from '../../map/index.ts';

/** Colours land units by their index in `unitIds`, so that neighbours differ. Other features stay as they are. */
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
        opacity: `${UNIT_TINT_OPACITY}`,
      },
    };
  });
}
