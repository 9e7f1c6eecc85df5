/** Spec §5 and §9: a boundary-layer label is cut to 20 characters plus an ellipsis. */
export const MAP_LABEL_CHARACTERS = 20;

/** Splits text into characters as a reader counts them, so that a letter with a combining macron is not cut in two. */
const segmenter = new Intl.Segmenter('en-NZ', { granularity: 'grapheme' });

/** Label of the boundary on the map, shortened. The full name is used on hover and in print. Other labels are not shortened. */
export function mapLabel(name: string): string {
  if (name.length <= MAP_LABEL_CHARACTERS) return name;
  const characters = Array.from(segmenter.segment(name), ({ segment }) => segment);
  if (characters.length <= MAP_LABEL_CHARACTERS) return name;
  return `${characters.slice(0, MAP_LABEL_CHARACTERS).join('')}…`;
}
