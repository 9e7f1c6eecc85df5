/** What the map says of itself. */
export const mapWords = {
  noMap:
    'The map cannot be drawn in this browser: it needs WebGL, which is switched off or missing. In its place stands a picture of the farm: what is on it can be chosen, and everything beside it works.',
  onItsWay:
    'The map is on its way. Until it is here a picture of the farm stands in its place: what is on it can be chosen already.',
  penAway: 'The drawing tools could not be loaded. Cancel, check your connection, and choose the tool again.',
  basemapAway: 'The base map cannot be reached just now: the farm stands on plain paper.',
} as const;
