import type { Valley } from '../valley.ts';
import { boundsOfHeights } from './bounds-of-heights.ts';

/** The made-up valley as its made-up council has drawn it: one catchment with one zone, as all its water leaves by one river. */
export function valleyCatchments(valley: Valley) {
  const [west, south, east, north] = boundsOfHeights(valley);
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    source: 'the catchments of Sampleshire Council (made up), July 2026',
    features: [
      {
        geometry: { type: 'Polygon' as const, coordinates: [ring] },
        properties: {
          catchment: 'Upper Sampleburn',
          surfaceWaterAllocationZone: 'Sampleburn Surface Water Zone',
        },
      },
    ],
  };
}
