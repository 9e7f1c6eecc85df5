/** What the map says of itself. */
export const mapWords = {
  noMap:
    'This browser cannot show the full map: WebGL is switched off or missing. This plain one can be moved, chosen from and drawn on.',
  onItsWay:
    'The full map, with its photographs, is on its way. This plain one can be moved, chosen from and drawn on already.',
  waysOfEngine: 'Rectangles and freehand lines need the full map. Choose Corners to draw on this plain one.',
  penAway: 'The drawing tools could not be loaded. Cancel, check your connection, and choose the tool again.',
  basemapAway: 'The base map isn’t available. Your farm is shown on a blank background.',
} as const;
