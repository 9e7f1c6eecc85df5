import { counted } from '../formats/counted.ts';
import { momentInWords } from '../days/moments.ts';

/** Number of title numbers shown to tell one column from another. */
const NUMBERS_SHOWN = 3;

/** Messages for building the boundary from titles. */
export const titleWords = {
  lists: 'Several numbers at once: paste a list.',
  whichColumn: 'Several columns of what you pasted may hold the titles. Which one does?',
  /** Label of a column to choose: its heading, and the first of its numbers. */
  column: (heading: string | null, numbers: readonly string[]): string => {
    const some = `${numbers.slice(0, NUMBERS_SHOWN).join(', ')}${numbers.length > NUMBERS_SHOWN ? ' …' : ''}`;
    return heading === null ? some : `${heading}: ${some}`;
  },
  showMore: 'Show more',
  /** Label of the next step, once the boundary is saved. */
  drawNext: 'Draw what is on the farm',
  /** For a person who may read the boundary and not change it. */
  ofBoundary: (titles: number): string => `Titles: ${titles}`,
  noneChosen: 'No title is chosen.',
  undo: 'Undo',
  redo: 'Redo',
  missing: (numbers: readonly string[]): string =>
    numbers.length === 1
      ? `The land survey has no title ${numbers[0] ?? ''}.`
      : `The land survey has no titles ${numbers.join(', ')}.`,
  /** Beside the button that saves: how many titles, and into how many blocks they merge. */
  chosen: (
    parts: readonly { readonly properties: { readonly titleNumber: string } }[],
    blocks: number,
  ): string => {
    const titles = new Set(parts.map(({ properties }) => properties.titleNumber)).size;
    return `${counted(titles, 'title', 'titles')}${blocks > 1 ? `, ${blocks} blocks` : ''}`;
  },
  /** Of titles that were chosen on an earlier visit. */
  unseen: (count: number): string =>
    count === 1
      ? 'One of them is chosen. It will show once the land survey is available.'
      : `${count} of them are chosen. They will show once the land survey is available.`,
  /** How old the chosen titles are, by the oldest; nothing where none says. */
  seenAt: (moments: readonly string[]): string | undefined => {
    const [oldest] = moments.toSorted((one, other) => one.localeCompare(other));
    return oldest === undefined ? undefined : `Titles as at ${momentInWords(oldest)}.`;
  },
  /** Where the keyboard moves the map under its cross. */
  crossIsOn: (titles: readonly { readonly titleNumber: string; readonly isChosen: boolean }[]): string =>
    titles.length === 0
      ? 'The cross is on a title not seen yet. Enter chooses it.'
      : `The cross is on ${titles
          .map(({ titleNumber, isChosen }) => `${titleNumber}, ${isChosen ? 'chosen' : 'not chosen'}`)
          .join('; ')}. Enter ${titles.every(({ isChosen }) => isChosen) ? 'takes it away' : 'chooses it'}.`,
  /** Under an address that is being typed. */
  suggestions: 'Addresses like this',
  suggestionsClosed: 'What you typed is kept.',
  noAddress:
    'The land survey knows no address like this. You can keep it as it is, and find the titles by number or on the map.',
  placed: (council: string | undefined): string =>
    council ? `Found. We’ve filled in ${council} and the catchment.` : 'Found on the map.',
} as const;
