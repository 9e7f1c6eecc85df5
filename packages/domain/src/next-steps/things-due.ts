import { daysBetween } from '../days/new-zealand-day.ts';
import { formatDueBy } from '../actions/format-action.ts';
import { nextDateNames, type NextDate } from '../approvals/next-date.ts';
import { documentWords } from '../documents/document-words.ts';
import { expiryOf } from '../documents/expiry.ts';
import { consentWords, endingConsents } from '../registers/consents.ts';
import { lifeWords } from '../wording/life-words.ts';
import { nextStepWords as words } from './next-step-words.ts';
import type { DueStep } from './next-steps.ts';

/** Number of days before which a date of the plan itself is listed: preparing for an audit takes about that long. */
export const PLAN_DATE_SOON_DAYS = 60;

/** Page on which a due item is handled. */
export type DueTarget =
  | { readonly to: 'action'; readonly id: string }
  | { readonly to: 'consents' }
  | { readonly to: 'document'; readonly id: string }
  | { readonly to: 'life' };

/** Dated item of a plan: an action, a consent, a document, or a date of the plan itself. */
export interface ThingDue {
  readonly key: string;
  readonly title: string;
  /** Subject, or the person responsible; empty for an action without one. */
  readonly about: string;
  /** Text about its day: 'Due by 3 March 2027', '22 days overdue'. */
  readonly says: string;
  /** Days overdue; negative before its day. */
  readonly daysOver: number;
  readonly target: DueTarget;
}

/** Document with an expiry date. */
export interface DatedPaper {
  readonly _id: string;
  readonly name: string;
  readonly expiresOn: string | null;
}

const ofAction = ({ action, daysOver }: DueStep, today: string): ThingDue => ({
  key: action.id,
  title: action.values.title,
  about: action.values.responsibleName ?? '',
  says: formatDueBy(action.values, today) ?? '',
  daysOver,
  target: { to: 'action', id: action.id },
});

function ofDate({ kind, day }: NextDate, today: string): readonly ThingDue[] {
  const daysOver = daysBetween(day, today);
  if (daysOver < -PLAN_DATE_SOON_DAYS) return [];
  const title = lifeWords.dueThing(nextDateNames[kind]);
  return [{ key: kind, title, about: '', says: words.dueOn(day, today), daysOver, target: { to: 'life' } }];
}

function ofPaper({ _id, name, expiresOn }: DatedPaper, today: string): readonly ThingDue[] {
  if (expiresOn === null) return [];
  const expiry = expiryOf(expiresOn, today);
  if (expiry === 'later') return [];
  const daysOver = daysBetween(expiresOn, today);
  const says = documentWords.expires(expiry, expiresOn);
  return [{ key: _id, title: name, about: words.paper, says, daysOver, target: { to: 'document', id: _id } }];
}

/** Lists overdue and upcoming items of a plan of every type, the most overdue first. `today` is the day in New Zealand. */
export function thingsDue(
  {
    due,
    info,
    nextDate,
    papers,
  }: {
    readonly due: readonly DueStep[];
    readonly info: Readonly<Record<string, unknown>>;
    readonly nextDate: NextDate | null;
    readonly papers: readonly DatedPaper[];
  },
  today: string,
): readonly ThingDue[] {
  const consents = endingConsents(info, today).map(({ key, title, expiresOn, daysOver }): ThingDue => ({
    key,
    title,
    about: consentWords.consent,
    says: consentWords.ends(expiresOn, today),
    daysOver,
    target: { to: 'consents' },
  }));
  return [
    ...due.map((step) => ofAction(step, today)),
    ...consents,
    ...(nextDate ? ofDate(nextDate, today) : []),
    ...papers.flatMap((paper) => ofPaper(paper, today)),
  ].toSorted((one, other) => other.daysOver - one.daysOver);
}
