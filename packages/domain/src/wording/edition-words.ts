import { counted } from '../formats/counted.ts';

/** What is said of the versions that a plan is judged by, and of moving it to newer ones. */
export const editionWords = {
  unknown: 'There is no such version',
  rules: (version: string): string => `Rules ${version} of the risk assessment are there`,
  catalogue: (version: string): string => `Catalogue ${version} of outcomes and actions is there`,
  still: 'This plan stays with the version it was written with until it is moved.',
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
  change: { added: 'New', dropped: 'No longer asked for', reworded: 'Worded anew' },
  what: { section: 'Section', outcome: 'Outcome', action: 'Action' },
  inPlan: 'in this plan',
  kept: 'What was answered and written down stays. One step back undoes this.',
  more: (count: number): string => `and ${counted(count, 'more change', 'more changes')}`,
  move: 'Move this plan',
  moved: 'The plan is moved to the newest version.',
  label: 'Moved to the newest version of the rules',
  notYet: 'Not yet',
} as const;
