/** What the map says of itself. */
export const mapWords = {
  noMap:
    'This browser cannot draw the full map: it needs WebGL, which is switched off or missing. In its place stands a plain picture of the farm, without photographs. You can move it, choose what is on it and draw on it.',
  onItsWay:
    'The map is on its way. Until it is here a plain picture of the farm stands in its place: you can move it, choose what is on it and draw on it already.',
  waysOfEngine:
    'Rectangles and freehand lines need the full map. Choose Corners to draw on this plain picture of the farm.',
  penAway: 'The drawing tools could not be loaded. Cancel, check your connection, and choose the tool again.',
  basemapAway: 'The base map cannot be reached just now: the farm stands on plain paper.',
} as const;
