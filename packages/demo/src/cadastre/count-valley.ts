import type { Valley, ValleyStatistics } from './valley.ts';

const SQUARE_METRES_PER_HECTARE = 10000;

function tally<T, K extends string | number>(items: readonly T[], key: (item: T) => K): Record<K, number> {
  const counts = {} as Record<K, number>; // filled below; a key that never occurs stays absent
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
}

/** Counts the layers of a valley. */
export function countValley(valley: Omit<Valley, 'statistics'>, tiles: number): ValleyStatistics {
  const parcelsByTitle = tally(valley.links, ({ title_no }) => title_no);
  return {
    tiles,
    parcels: valley.parcels.length,
    hectares:
      valley.parcels.reduce((sum, { properties }) => sum + properties.calc_area, 0) /
      SQUARE_METRES_PER_HECTARE,
    parcelsByIntent: tally(valley.parcels, ({ properties }) => properties.parcel_intent),
    titles: valley.titles.length,
    titlesOfManyParcels: Object.values(parcelsByTitle).filter((count) => count > 1).length,
    titlesOfManyParts: valley.titles.filter(({ geometry }) => geometry.coordinates.length > 1).length,
    titlesSharingLand: valley.titles.filter(({ properties }) => properties.spatial_extents_shared).length,
    reachesByOrder: tally(valley.rivers, ({ properties }) => properties.StreamOrde),
    addresses: valley.addresses.length,
    contours: valley.contours.length,
    landUseCapabilityUnits: valley.landUseCapability.length,
  };
}
