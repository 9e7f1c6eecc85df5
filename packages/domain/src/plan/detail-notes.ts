import type { AttributesOf, Fields } from '../kind/field.ts';
import { defineOptions, type OptionKey } from '../kind/options.ts';

/** Blocks of details that the owner of a new plan reviews. */
export const detailBlocks = defineOptions([
  { key: 'property', label: 'Property' },
  { key: 'boundary', label: 'Boundary' },
  { key: 'titles', label: 'Titles' },
  { key: 'people', label: 'People' },
]);
export type DetailBlock = OptionKey<typeof detailBlocks>;

/** Fields of an owner's note that a detail is wrong and cannot be corrected in the form. */
export const detailNoteFields = {
  block: { type: 'enum', label: 'About', options: detailBlocks, required: true },
  text: { type: 'longText', label: 'What is wrong', maxLength: 2000, required: true },
} as const satisfies Fields;
export type DetailNoteValues = AttributesOf<typeof detailNoteFields>;

/** Messages shown with such notes. */
export const detailNoteWords = {
  wrong: 'This is wrong',
  wrongAbout: (block: string): string => `${block}: this is wrong`,
  send: 'Tell them',
  sent: 'The people who look after the plan have been told.',
  follows:
    'What you write goes to the people who look after the plan, and stays with it until it is put right.',
  saidBy: (name: string, at: string): string => `Reported by ${name}, ${at}`,
  waits: 'Kept on this device until you are back online',
  settle: 'It is right now',
  settled: 'Removed: it is right now.',
  title: 'Said to be wrong',
  label: (block: string): string => `${block} said to be wrong`,
  settledLabel: (block: string): string => `${block} put right`,
  noBoundary: 'No boundary has been chosen yet.',
  noTitles: 'No titles have been chosen yet.',
  letterSubject: (property: string, block: string): string =>
    `${property}: ${block.toLowerCase()} said to be wrong`,
  letter: (name: string, property: string, block: string): string =>
    `${name} has looked over the details of ${property}, and says that something about the ${block.toLowerCase()} is wrong:`,
  whyLetter: 'You get this letter because you look after this plan or advise on it.',
} as const;
