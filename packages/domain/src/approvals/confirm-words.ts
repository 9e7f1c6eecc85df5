import { counted } from '../formats/counted.ts';
import { formatHectares } from '../wording/format-hectares.ts';

/** Messages of the card on which an owner confirms the details of a new plan. */
export const confirmWords = {
  question: (name: string): string => `Kia ora ${name}, is this your farm?`,
  /** For somebody who confirms in the owner's place. */
  questionForOther: (property: string): string => `Are the details of ${property} right?`,
  about: (by: string): string => `${by} drafted this from the titles and maps. Look it over once.`,
  aboutForOther:
    'Its owner has not confirmed the details yet. Confirm them here only if the owner has told you that they are right.',
  owners: 'Owners',
  land: 'Land',
  farmed: 'Farmed',
  reach: 'Reach you',
  reachOther: 'Contact',
  adviser: 'Adviser',
  mend: 'Mend',
  mendLine: (line: string): string => `Mend: ${line}`,
  landSize: (hectares: number, titles: number): string =>
    `${formatHectares(hectares)}, ${counted(titles, 'title', 'titles')}`,
  noLand: 'No boundary yet',
  notSaid: 'Not filled in yet',
  mayWork: 'may draw and write',
  noAdviser: 'Nobody yet',
  yours: 'The plan and its records are yours. Nobody else sees them until you share them.',
  whoSees: 'Who has access',
  yes: 'Yes, that is right',
  wrong: 'Something is wrong',
  later: 'Later',
  changedMeanwhile: 'Somebody changed the details while you looked at them. Please look once more.',
  map: 'Map of the farm',
} as const;
