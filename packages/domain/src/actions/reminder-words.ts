import { daysBetween } from './due.ts';
import { counted } from '../formats/counted.ts';
import { dayInWords } from '../formats/days.ts';

/** How far off the day of an action is, in words. */
const sayWhen = (dueDay: string, today: string): string => {
  const ahead = daysBetween(today, dueDay);
  if (ahead === 0) return 'today';
  return ahead > 0 ? `in ${counted(ahead, 'day', 'days')}` : `${counted(-ahead, 'day', 'days')} over`;
};

/** What letters and calendars say of actions that are due. */
export const reminderWords = {
  action: (title: string, dueDay: string, today: string): string =>
    `${title}: due ${dayInWords(dueDay)}, ${sayWhen(dueDay, today)}`,
  subject: (count: number, farm: string): string => `${counted(count, 'action', 'actions')} to do: ${farm}`,
  subjectOfFarms: (count: number, farms: number): string => `${count} actions to do on ${farms} farms`,
  yours: 'This is due on your farm plans:',
  whyYouGetThis:
    'You get this letter because these actions were given to you, or are on your farm and given to nobody here. It comes 30 and 7 days before an action is due, and once a month when it is late.',
  calendarOf: (farm: string): string => `${farm}: actions`,
} as const;
