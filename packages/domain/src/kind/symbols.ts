/**
 * Symbols of kinds as filled outlines on a grid of 24, y downwards. They use only the absolute commands M, L, C and Z with pairs of
 * numbers, so that the screen map, the legend and the paper can each scale them.
 */
export const symbolPaths = {
  tank: 'M5 8 C5 4 19 4 19 8 L19 17 C19 21 5 21 5 17 Z',
  trough: 'M3 9 L21 9 L18.5 17 L5.5 17 Z',
  dot: 'M12 5 C15.87 5 19 8.13 19 12 C19 15.87 15.87 19 12 19 C8.13 19 5 15.87 5 12 C5 8.13 8.13 5 12 5 Z',
  dam: 'M4 18 L9 6 L15 6 L20 18 Z',
  culvert:
    'M12 4 C16.42 4 20 7.58 20 12 C20 16.42 16.42 20 12 20 C7.58 20 4 16.42 4 12 C4 7.58 7.58 4 12 4 Z M12 8 C9.79 8 8 9.79 8 12 C8 14.21 9.79 16 12 16 C14.21 16 16 14.21 16 12 C16 9.79 14.21 8 12 8 Z',
  sprinkler: 'M12 3 C12 3 19 11 19 15 C19 18.87 15.87 21 12 21 C8.13 21 5 18.87 5 15 C5 11 12 3 12 3 Z',
  effluent: 'M7 4 L17 4 L22 12 L17 20 L7 20 L2 12 Z',
  silage: 'M3 18 C4 7 20 7 21 18 Z',
  building: 'M4 11 L12 4 L20 11 L20 20 L4 20 Z',
  trap: 'M6 4 L12 10 L18 4 L20 6 L14 12 L20 18 L18 20 L12 14 L6 20 L4 18 L10 12 L4 6 Z',
  sensor: 'M12 3 L21 12 L12 21 L3 12 Z',
  star: 'M12 3.5 L14.23 9.43 L20.56 9.72 L15.61 13.67 L17.29 19.78 L12 16.3 L6.71 19.78 L8.39 13.67 L3.44 9.72 L9.77 9.43 Z',
  pin: 'M12 22 C12 22 5 14 5 9.5 C5 5.9 8.1 3 12 3 C15.9 3 19 5.9 19 9.5 C19 14 12 22 12 22 Z',
  flag: 'M6 3 L20 7.5 L8 12 L8 21 L6 21 Z',
  'alert-triangle': 'M12 4 L21 20 L3 20 Z',
  gate: 'M4 6 L6 6 L6 9 L18 9 L18 6 L20 6 L20 19 L18 19 L18 16 L6 16 L6 19 L4 19 Z',
  tree: 'M12 3 L18 11 L15 11 L19 17 L13 17 L13 21 L11 21 L11 17 L5 17 L9 11 L6 11 Z',
  cross: 'M10 4 L14 4 L14 10 L20 10 L20 14 L14 14 L14 20 L10 20 L10 14 L4 14 L4 10 L10 10 Z',
  fence:
    'M3 8 L21 8 L21 10 L3 10 Z M3 14 L21 14 L21 16 L3 16 Z M5 4 L8 4 L8 20 L5 20 Z M16 4 L19 4 L19 20 L16 20 Z',
  grid: 'M4 4 L11 4 L11 11 L4 11 Z M13 4 L20 4 L20 11 L13 11 Z M4 13 L11 13 L11 20 L4 20 Z M13 13 L20 13 L20 20 L13 20 Z',
  layers: 'M12 4 L21 9 L12 14 L3 9 Z M3 14 L12 19 L21 14 L21 16 L12 21 L3 16 Z',
  mountain: 'M2 19 L9 6 L13 13 L15.5 9 L22 19 Z',
  track: 'M9 3 L11 3 L8 21 L4 21 Z M13 3 L15 3 L20 21 L16 21 Z',
  waves:
    'M3 8 C6 5 9 5 12 8 C15 11 18 11 21 8 L21 11 C18 14 15 14 12 11 C9 8 6 8 3 11 Z M3 15 C6 12 9 12 12 15 C15 18 18 18 21 15 L21 18 C18 21 15 21 12 18 C9 15 6 15 3 18 Z',
  spreader:
    'M5 4 L19 4 L15 11 L9 11 Z M6 15 L8 15 L8 18 L6 18 Z M11 14 L13 14 L13 19 L11 19 Z M16 15 L18 15 L18 18 L16 18 Z',
  'test-tube': 'M9 3 L15 3 L15 17 C15 21 9 21 9 17 Z',
  leaf: 'M5 19 C3 9 10 4 20 4 C20 14 15 21 5 19 Z',
} as const;

export type SymbolName = keyof typeof symbolPaths;

/** Side of the grid on which symbols are drawn. */
export const SYMBOL_GRID = 24;

/** Moves and scales the outline of a symbol: `place` converts each pair of numbers. */
export function placeSymbol(
  name: SymbolName,
  place: (x: number, y: number) => readonly [number, number],
): string {
  return symbolPaths[name].replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    place(Number(x), Number(y))
      .map((value) => Number(value.toFixed(3)))
      .join(' '),
  );
}
