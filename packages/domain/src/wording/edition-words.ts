import { counted } from '../formats/counted.ts';

/** Messages about the versions a plan is judged by, and about updating them. */
export const editionWords = {
  unknown: 'There is no such version',
  rules: (version: string): string => `Version ${version} of the risk assessment rules is available`,
  catalogue: (version: string): string => `Version ${version} of the outcomes and actions is available`,
  still: 'This plan keeps the version it was written with until you move it.',
  see: 'See what changes',
  title: 'Move to the newest version',
  versions: {
    rules: (from: string, to: string): string => `Rules of risk: ${from} → ${to}`,
    catalogue: (from: string, to: string): string => `Catalogue: ${from} → ${to}`,
  },
  levels: 'Levels of risk that change',
  noLevels: 'No level changes.',
  asked: 'Outcomes and actions that change',
  nothingAsked: 'No section, outcome or action changes.',
  notRated: 'not rated',
  change: { added: 'New', dropped: 'No longer required', reworded: 'Reworded' },
  what: { section: 'Section', outcome: 'Outcome', action: 'Action' },
  inPlan: 'in this plan',
  kept: 'Your answers and notes are kept. You can undo this.',
  more: (count: number): string => `and ${counted(count, 'more change', 'more changes')}`,
  move: 'Move this plan',
  moved: 'The plan now uses the newest version.',
  label: 'Moved to the newest version of the rules',
  notYet: 'Not yet',
} as const;
