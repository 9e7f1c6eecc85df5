/** What the map says of itself. */
export const mapWords = {
  noMap:
    'The map cannot be drawn in this browser: it needs WebGL, which is switched off or missing. Everything beside the map works.',
  basemapAway: 'The base map cannot be reached just now: the farm stands on plain paper.',
} as const;
