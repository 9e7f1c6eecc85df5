/** What the map says of itself. */
export const mapWords = {
  noMap:
    'The map cannot be drawn in this browser: it needs WebGL, which is switched off or missing. Everything beside the map works.',
} as const;
