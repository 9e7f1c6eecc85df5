/** Messages about the terrain model, beside fields for slope. */
export const terrainWords = {
  proposal: (label: string): string => `${label} by the terrain model`,
  asking: 'Asking the terrain model…',
  away: 'The terrain model cannot be reached just now. You can type what you know.',
} as const;
