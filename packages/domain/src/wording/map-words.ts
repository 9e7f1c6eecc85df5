/** Messages of the map. */
export const mapWords = {
  ground: 'Ground',
  nextGround: 'Show the next ground: photo, relief or plain',
  groundKey: (key: string): string => `${key} shows the next`,
  noMap:
    'This browser can’t show a map that moves, because WebGL is off or missing. You can still choose things here and edit them. To draw, turn on graphics acceleration in the browser’s settings, or use another browser.',
  chooseFeature: 'Choose a feature',
  basemapAway: 'The base map isn’t available. Your farm is shown on a blank background.',
} as const;
