/** What the map says of itself. */
export const mapWords = {
  noMap:
    'The map cannot be drawn in this browser: it needs WebGL, which is switched off or missing. Everything beside the map works.',
  penAway:
    'The drawing tools could not be fetched. Cancel, see that there is a line, and choose the tool again.',
  basemapAway: 'The base map cannot be reached just now: the farm stands on plain paper.',
} as const;
