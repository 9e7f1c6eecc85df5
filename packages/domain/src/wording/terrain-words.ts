/** What is said of the terrain model beside the fields that ask for slope. */
export const terrainWords = {
  use: 'Enter this',
  isUsed: 'Entered.',
  asking: 'Asking the terrain model…',
  away: 'The terrain model cannot be reached just now. You can type what you know.',
} as const;
