import type { LogEvent } from '../kind/define-kind.ts';

interface WordsOfEvent {
  /** On the button that opens its form. */
  readonly add: string;
  /** Title of its form. */
  readonly title: string;
  /** The event, on its own line in a list. */
  readonly what: string;
  /** Label of the choice of feature where it happened. */
  readonly place: string;
  readonly save: string;
  readonly saved: string;
  /** Label of the latest one at a feature. */
  readonly last: string;
}

/** Messages about events in the logs of features. */
export const logWords: Readonly<Record<LogEvent, WordsOfEvent>> = {
  irrigation: {
    add: 'Add irrigation',
    title: 'New irrigation',
    what: 'Irrigation',
    place: 'Irrigator',
    save: 'Save irrigation',
    saved: 'Irrigation saved',
    last: 'Last irrigation',
  },
  spreading: {
    add: 'Add effluent',
    title: 'New effluent application',
    what: 'Effluent',
    place: 'Effluent system',
    save: 'Save effluent',
    saved: 'Effluent saved',
    last: 'Last effluent',
  },
  check: {
    add: 'Add check',
    title: 'New check',
    what: 'Check',
    place: 'Bait station or trap',
    save: 'Save check',
    saved: 'Check saved',
    last: 'Last check',
  },
};

/** Messages of the form of an event, whatever its sort. */
export const logFormWords = {
  sameAs: (day: string, entry: string): string =>
    `Filled in as on ${[day, entry].filter(Boolean).join(': ')}`,
  none: 'Nothing of this sort is on the map yet',
  noneHelp: 'Draw it on the map first. Its events are recorded there.',
  draw: 'Draw on the map',
  unknown: 'There is no such record',
  unknownHelp: 'Other records can be added.',
} as const;
