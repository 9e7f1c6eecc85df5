import { dayAfter, findSection, isOpenState, reminderWords, type ActionValues } from '@tussock/domain';
import { actionAddress } from '../../platform/things/action-address.ts';
import ical, { ICalEventTransparency } from 'ical-generator';

/** An action as a calendar entry. */
export interface CalendarAction {
  readonly id: string;
  readonly values: ActionValues;
  /** 'YYYY-MM-DD'; an action without one is in no calendar. */
  readonly dueDay: string | undefined;
  readonly updatedAt: Date;
  /** Increases with each change, so that calendars update the entry. */
  readonly version: number;
}

const HOURS_BETWEEN = 6;
/** Midnight of a day in the process's time zone, since the library writes whole-day events by that. */
const midnight = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

/** Escapes text of a property (RFC 5545, 3.3.11). */
const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** Writes the open actions of a plan as iCalendar (RFC 5545): each is a whole-day event on its due day, shown as free time. */
export function writeCalendar({
  planId,
  propertyName,
  site,
  actions,
}: {
  readonly planId: string;
  readonly propertyName: string;
  /** Public URL of the product. */
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
