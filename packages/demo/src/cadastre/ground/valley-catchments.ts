/** The made-up valley as its made-up council has drawn it: one catchment with one zone, as all its water leaves by one river. From where it has heights. */
export function valleyCatchments([west, south, east, north]: readonly [number, number, number, number]) {
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
