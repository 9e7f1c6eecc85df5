import { counted } from '../formats/counted.ts';
import type { ActionState, Quality } from '../outcomes/plan-quality.ts';
import { actionStateOptions, dueSeasons } from '../options/actions.ts';
import { dayWithMonth } from '../formats/days.ts';
import type { DueValues } from './due.ts';
import { daysBetween } from '../days/new-zealand-day.ts';
import { dueDayOf, isOverdue } from './due.ts';

const stateLabels = new Map(actionStateOptions.map(({ key, label }) => [key, label]));

/** Formats the state of an action for display. */
export const formatActionState = (state: ActionState): string => stateLabels.get(state) ?? state;

/** Formats the quality of a part of the plan for display. */
export const formatQuality = (quality: Quality): string =>
  quality === null ? 'Does not count' : { none: 'Not there yet', good: 'Good', premium: 'Premium' }[quality];

/** Formats when an action is due: '30 Nov 2026', 'Winter 2027', 'Summer 2026–27'. Undefined when no due day is set. */
export function formatDue({ dueOn, dueSeason, dueYear }: DueValues): string | undefined {
  if (dueOn !== undefined) return dayWithMonth(dueOn);
  if (dueSeason === undefined || dueYear === undefined) return undefined;
  const season = dueSeasons.find(({ key }) => key === dueSeason)?.label ?? dueSeason;
  return dueSeason === 'summer'
    ? `${season} ${dueYear - 1}–${String(dueYear % 100).padStart(2, '0')}`
    : `${season} ${dueYear}`;
}

/** Formats when an action is due, or how long it is overdue: '22 days overdue'. Undefined when no due day is set. */
export function formatDueBy(
  action: DueValues & { readonly state: ActionState },
  today: string,
): string | undefined {
  const day = dueDayOf(action);
  if (day === undefined || !isOverdue(action, today)) return formatDue(action);
  return `${counted(daysBetween(day, today), 'day', 'days')} overdue`;
}
