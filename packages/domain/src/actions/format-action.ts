import { counted } from '../formats/counted.ts';
import type { ActionState, Quality } from '../outcomes/plan-quality.ts';
import { actionStateOptions, dueSeasons } from '../options/actions.ts';
import { dayWithMonth } from '../formats/days.ts';
import type { DueValues } from './due.ts';
import { daysBetween } from '../days/new-zealand-day.ts';
import { dueDayOf, isOverdue } from './due.ts';

const stateLabels = new Map(actionStateOptions.map(({ key, label }) => [key, label]));

/** The state of an action as people read it. */
export const formatActionState = (state: ActionState): string => stateLabels.get(state) ?? state;

/** How good a part of the plan is, in words. */
export const formatQuality = (quality: Quality): string =>
  quality === null ? 'Does not count' : { none: 'Not there yet', good: 'Good', premium: 'Premium' }[quality];

/** When an action is due, as it was said: '30 Nov 2026', 'Winter 2027', 'Summer 2026–27'. Undefined where it was not. */
export function formatDue({ dueOn, dueSeason, dueYear }: DueValues): string | undefined {
  if (dueOn !== undefined) return dayWithMonth(dueOn);
  if (dueSeason === undefined || dueYear === undefined) return undefined;
  const season = dueSeasons.find(({ key }) => key === dueSeason)?.label ?? dueSeason;
  return dueSeason === 'summer'
    ? `${season} ${dueYear - 1}–${String(dueYear % 100).padStart(2, '0')}`
    : `${season} ${dueYear}`;
}

/** When an action is due, or how long it has been: '22 days overdue'. Undefined where it has no day. */
export function formatDueBy(
  action: DueValues & { readonly state: ActionState },
  today: string,
): string | undefined {
  const day = dueDayOf(action);
  if (day === undefined || !isOverdue(action, today)) return formatDue(action);
  return `${counted(daysBetween(day, today), 'day', 'days')} overdue`;
}
