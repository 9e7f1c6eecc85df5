const POINTS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** Names the nearest of the eight points of the compass: 44° is 'north-east'. */
export const compassPoint = (bearing: number): string =>
  POINTS[Math.round(bearing / (360 / POINTS.length)) % POINTS.length] ?? POINTS[0];
