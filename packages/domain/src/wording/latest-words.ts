import { dayWithMonth } from '../formats/days.ts';
import { sayDistance } from '../formats/distance.ts';

/** Messages of the screen of records, and of the form that adds one. */
export const latestWords = {
  add: 'Add record',
  title: 'Add a record',
  whereAmI: 'Use my position',
  here: (name: string) => `You are in ${name}`,
  chosen: (name: string) => `In ${name}`,
  nowhere: 'You are not in a paddock. Choose the paddocks in the form.',
  which: (metres: number) => `Which paddock? Your position is within ${sayDistance(Math.ceil(metres))}.`,
  whichLabel: 'Paddocks near you',
  fertiliser: 'Add fertiliser',
  soilTest: 'Add soil test',
  sameAs: (day: string) => `Same as ${dayWithMonth(day)}`,
  /** What was put on last time, and where: 'Urea 65 kg/ha, 3 paddocks'. */
  lastTime: (products: string, paddockCount: number) =>
    [products, paddockCount > 0 && (paddockCount === 1 ? '1 paddock' : `${paddockCount} paddocks`)]
      .filter(Boolean)
      .join(', '),
  repeat: 'Use it',
  latest: 'Latest',
  none: 'Nothing is recorded yet',
  noneHelp: 'Add the first record, and it is listed here.',
  noneToAdd: 'Fertiliser, irrigation, effluent and soil tests are listed here.',
  justAdded: 'Added just now',
  planned: 'Planned',
  allOf: 'All records',
} as const;
