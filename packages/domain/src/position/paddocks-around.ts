import { containsPoint, isPolygonal, nearestOnBorder, type Fix } from '@tussock/geometry';
import type { Surrounding } from './place-on-farm.ts';

/** Accuracy in metres up to which the paddock one stands in counts, whatever lies beside it: a gateway is closer to two than that. */
const SURE_METRES = 15;

/** The paddocks in which a device may be, the nearest first. */
export interface PaddocksAround {
  /** Where the device is without doubt; null where it has to be asked. */
  readonly sure: Surrounding | null;
  readonly possible: readonly Surrounding[];
}

/** Finds the paddocks that a position may lie in, as far as its accuracy goes. */
export function paddocksAround(
  paddocks: readonly Surrounding[],
  { at, accuracyMetres }: Pick<Fix, 'at' | 'accuracyMetres'>,
): PaddocksAround {
  const near = paddocks
    .map((paddock) => ({
      paddock,
      metres:
        isPolygonal(paddock.geometry) && containsPoint(paddock.geometry, at)
          ? 0
          : (nearestOnBorder(paddock.geometry, at)?.distanceMetres ?? Infinity),
    }))
    .filter(({ metres }) => metres <= accuracyMetres)
    .toSorted((one, other) => one.metres - other.metres);
  const [nearest] = near;
  const isSure = nearest?.metres === 0 && (near.length === 1 || accuracyMetres <= SURE_METRES);
  return { sure: isSure ? nearest.paddock : null, possible: near.map(({ paddock }) => paddock) };
}
