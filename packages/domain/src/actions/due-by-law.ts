import { daysAfter } from '../days/new-zealand-day.ts';
import { dayInWords } from '../formats/days.ts';
import { lawRows, sayLaw } from '../rules/law/law-in-force.ts';
import type { LawRow } from '../rules/law/law-row.ts';
import { ruleInForce } from '../rules/rule.ts';
import type { CatalogueActionKey } from '../outcomes/registry.ts';
import type { ActionValues } from './action-fields.ts';

/** Yearly due dates of catalogue actions set by law: the rule and its figure, and whether the action is due on that day or before it. */
const yearlyRules: { readonly [A in CatalogueActionKey]?: YearlyRule } = {
  dairyReturn: {
    rule: 'ncap.dairyReport',
    figure: 'reportBy',
    firstFigure: 'firstReportBy',
    isBefore: false,
  },
  waterBuffer: { rule: 'iwg.season', figure: 'from', isBefore: true },
  csaUngrazed: { rule: 'iwg.season', figure: 'from', isBefore: true },
};
interface YearlyRule {
  readonly rule: string;
  /** Key of the figure with the yearly day, 'MM-DD'. */
  readonly figure: string;
  /** Key of the figure with the first day the rule applies, 'YYYY-MM-DD'. */
  readonly firstFigure?: string;
  readonly isBefore: boolean;
}

const MONTHS_OF_YEAR = 12;

/** Law that applies: the rules on a day, 'YYYY-MM-DD' in New Zealand, in a region; null for a plan that names none. */
export interface LawAsked {
  readonly on: string;
  readonly region: string | null;
}

/** Yearly due day that a rule on file sets for an action, with that rule. */
export interface DueByLaw {
  readonly day: string;
  readonly rule: LawRow;
}

/**
 * Finds the next day, 'YYYY-MM-DD', by which a rule in force requires an action of the catalogue; the rule must still be in force on that
 * day. Null when no rule on file sets a day; then people choose one.
 */
export function dueByLaw(
  actionKey: string | undefined,
  asked: LawAsked,
  rows: readonly LawRow[] = lawRows,
): DueByLaw | null {
  const yearly = Object.entries(yearlyRules).find(([key]) => key === actionKey)?.[1];
  if (!yearly) return null;
  const rule = ruleInForce(
    rows.filter(({ limits }) => limits.key === yearly.rule),
    asked,
  );
  const figure = rule?.limits.figures?.[yearly.figure];
  if (!rule || typeof figure !== 'string') return null;
  const dayIn = (year: number): string => {
    const day = `${year}-${figure}`;
    return yearly.isBefore ? daysAfter(day, -1) : day;
  };
  const first =
    yearly.firstFigure === undefined ? '' : String(rule.limits.figures?.[yearly.firstFigure] ?? '');
  const from = first > asked.on ? first : asked.on;
  const year = Number(from.slice(0, 4));
  const day = dayIn(year) < from ? dayIn(year + 1) : dayIn(year);
  // A rule that ends before the day dates nothing: the one after it may.
  if (rule.validTo !== null && rule.validTo < day)
    return dueByLaw(actionKey, { ...asked, on: daysAfter(rule.validTo, 1) }, rows);
  return { day, rule };
}

/** Computes the due day and repeat of a catalogue action that is adopted today, where a rule sets them: on that day, every year. */
export function dueOfTakenUp(
  actionKey: string,
  asked: LawAsked,
): Pick<ActionValues, 'dueOn' | 'repeats' | 'repeatMonths'> {
  const due = dueByLaw(actionKey, asked);
  return due ? { dueOn: due.day, repeats: 'everyMonths', repeatMonths: MONTHS_OF_YEAR } : {};
}

/** Formats the day of a rule, shown beside what people enter. */
export const sayDueByLaw = ({ day, rule }: DueByLaw): string =>
  `By rule: ${dayInWords(day)}. ${sayLaw(rule)}`;
