import { dayAfter, findSection, isOpenState, reminderWords, type ActionValues } from '@tussock/domain';
import { actionAddress } from '../../platform/things/action-address.ts';
import ical, { ICalEventTransparency } from 'ical-generator';

/** An action as a calendar shows it. */
export interface CalendarAction {
  readonly id: string;
  readonly values: ActionValues;
  /** 'YYYY-MM-DD'; an action without one is in no calendar. */
  readonly dueDay: string | undefined;
  readonly updatedAt: Date;
  /** Higher with each change: a calendar takes the event anew where this is. */
  readonly version: number;
}

const HOURS_BETWEEN = 6;
/** Midnight of a day: the library writes the day of a whole-day event as it stands in the time zone of the process. */
const midnight = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

/** Text of a property (RFC 5545, 3.3.11). */
const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** The open actions of a plan as iCalendar (RFC 5545): each a whole day, the one it is due on, which keeps nobody from doing else. */
export function writeCalendar({
  planId,
  propertyName,
  site,
  actions,
}: {
  readonly planId: string;
  readonly propertyName: string;
  /** Where the product is. */
  readonly site: string;
  readonly actions: readonly CalendarAction[];
}): string {
  const calendar = ical({
    // The library escapes texts of events, and not this one.
    name: escapeText(reminderWords.calendarOf(propertyName)),
    prodId: { company: 'Tussock', product: 'Actions', language: 'EN' },
    ttl: HOURS_BETWEEN * 3_600,
  });
  for (const { id, values, dueDay, updatedAt, version } of actions) {
    if (dueDay === undefined || !isOpenState(values.state)) continue;
    const section = findSection(values.sectionKey);
    calendar.createEvent({
      id: `${id}@tussock`,
      start: midnight(dueDay),
      end: midnight(dayAfter(dueDay)),
      allDay: true,
      summary: values.title,
      description: [section?.title, values.responsibleName, values.notes].filter(Boolean).join('\n'),
      location: propertyName,
      url: actionAddress(site, { planId, actionId: id }),
      stamp: updatedAt,
      sequence: version,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // Every line ends with a break (RFC 5545, 3.1), the last one too.
  return `${calendar.toString().trimEnd()}\r\n`;
}
