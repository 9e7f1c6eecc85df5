import { daysBetween } from '../days/new-zealand-day.ts';
import { counted } from '../formats/counted.ts';
import { dayInWords } from '../formats/days.ts';

/** Formats how far away an action's due day is. */
const sayWhen = (dueDay: string, today: string): string => {
  const ahead = daysBetween(today, dueDay);
  if (ahead === 0) return 'today';
  return ahead > 0 ? `in ${counted(ahead, 'day', 'days')}` : `${counted(-ahead, 'day', 'days')} over`;
};

/** Counts of due actions by sort. */
export interface DueCounts {
  readonly actions: number;
  readonly documents: number;
  readonly consents: number;
}

const formatDue = ({ actions, documents, consents }: DueCounts): string => {
  const all = actions + documents + consents;
  if (actions === all) return `${counted(actions, 'action', 'actions')} to do`;
  if (documents === all) return counted(documents, 'document expires', 'documents expire');
  if (consents === all) return counted(consents, 'consent ends', 'consents end');
  return `${all} things are due`;
};

/** Messages about due actions in emails and calendars. */
export const reminderWords = {
  action: (title: string, dueDay: string, today: string): string =>
    `${title}: due ${dayInWords(dueDay)}, ${sayWhen(dueDay, today)}`,
  document: (name: string, expiresOn: string, today: string): string =>
    daysBetween(today, expiresOn) < 0
      ? `${name}: expired on ${dayInWords(expiresOn)}`
      : `${name}: expires on ${dayInWords(expiresOn)}, ${sayWhen(expiresOn, today)}`,
  consent: (name: string, expiresOn: string, today: string): string =>
    daysBetween(today, expiresOn) < 0
      ? `Consent ended on ${dayInWords(expiresOn)}: ${name}`
      : `Consent ends on ${dayInWords(expiresOn)}, ${sayWhen(expiresOn, today)}: ${name}`,
  subject: (due: DueCounts, farm: string): string => `${formatDue(due)}: ${farm}`,
  subjectOfFarms: (due: DueCounts, farms: number): string => `${formatDue(due)} on ${farms} farms`,
  yours: 'This is due on your farm plans:',
  whyYouGetThis:
    'You get this letter because these actions are assigned to you, or are on your farm with no one assigned. It comes 30 and 7 days before an action is due, and once a month when it is late; 60 and 7 days before a document of your farm expires or a consent ends, and when it has.',
  /** Reminders sent by hand from the register. */
  byHand: {
    remind: 'Remind…',
    title: 'Remind by letter',
    letter: (person: string, actions: number): string =>
      `${person}: ${counted(actions, 'action', 'actions')}`,
    once: 'Each person gets one letter with a link to every action. No one is reminded of an action twice in one day.',
    today: (actions: number): string =>
      `${counted(actions, 'action has', 'actions have')} had a reminder today already.`,
    closed: (actions: number): string =>
      `${counted(actions, 'action is', 'actions are')} not agreed or in progress, or no one with access can be reminded.`,
    nobody: 'There is no letter to send.',
    send: (letters: number): string => `Send ${counted(letters, 'letter', 'letters')}`,
    asked: (by: string): string => `${by} reminds you of this:`,
    why: (by: string): string =>
      `You get this letter because ${by} asked us to remind you: these actions are assigned to you, or are on your farm with no one assigned.`,
    undated: (title: string): string => `${title}: no day is set`,
  },
  calendarOf: (farm: string): string => `${farm}: actions`,
} as const;
