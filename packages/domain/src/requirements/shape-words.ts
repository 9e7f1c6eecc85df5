import { counted } from '../formats/counted.ts';
import type { GapTarget } from '../next-steps/plan-gaps.ts';

const ENTER = 'Enter';
const DRAW = 'Draw';

/** Texts of the order in which a council or programme reads a plan, and of what it asks for. */
export const shapeWords = {
  askedFor: (asker: string, area: string): string => `${asker}, ${area}`,
  /** Link text by the place where a piece is filled in. */
  acts: {
    boundary: 'Choose',
    draw: DRAW,
    details: ENTER,
    list: 'Fill in',
    features: 'Add',
    unit: ENTER,
    risk: 'Add an action',
    section: 'Answer',
    actions: 'Open',
    stock: ENTER,
    life: 'Open',
  } satisfies Readonly<Record<GapTarget['to'], string>>,
  recorded: (pieces: number, missing: number): string =>
    missing === 0
      ? `${counted(pieces, 'piece', 'pieces')} recorded`
      : `${pieces} of ${counted(pieces + missing, 'piece', 'pieces')} recorded`,
  nothingAsked: 'Nothing on this farm that it asks about',
  /** Texts of the chapter that leads through the book by the areas. */
  area: 'Area',
  onRecord: 'Recorded',
  missing: 'Missing',
  missingOne: (title: string): string => `Missing: ${title}`,
  chapters: 'In this book',
  intro: (title: string, asker: string): string =>
    `${title}, as ${asker} names them. This book is in their order.`,
  nothingMissing: 'Everything that is asked of this farm is recorded.',
  source: (source: string, provision: string, checked: string): string =>
    `${source}, ${provision}; last checked ${checked}. Ask the council for the list in force.`,
  answers: (area: string): string => `Answers: ${area}.`,
} as const;
