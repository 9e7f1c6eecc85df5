import { daysAfter } from '../days/new-zealand-day.ts';
import { dayInWords } from '../formats/days.ts';
import { lawRows, sayLaw } from '../rules/law/law-in-force.ts';
import type { LawRow } from '../rules/law/law-row.ts';
import { ruleInForce } from '../rules/rule.ts';
import type { CatalogueActionKey } from '../outcomes/registry.ts';
import type { ActionValues } from './action-fields.ts';

/** Which figure of which rule says by when an action of the catalogue is to be done each year: on that day, or before what begins on it. */
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
  /** 'MM-DD'. */
  readonly figure: string;
  /** 'YYYY-MM-DD': it is asked for on no day before. */
  readonly firstFigure?: string;
  readonly isBefore: boolean;
}

const MONTHS_OF_YEAR = 12;

/** By which law it is asked: of a day, 'YYYY-MM-DD' in New Zealand, in a region; null for a plan that names none. */
export interface LawAsked {
  readonly on: string;
  readonly region: string | null;
}

/** A day that a rule on file sets for an action, each year again, with the rule. */
export interface DueByLaw {
  readonly day: string;
  readonly rule: LawRow;
}

/**
 * The next day by which a rule that holds asks for an action of the catalogue, and holds on that day as well, 'YYYY-MM-DD'. Null where no
 * rule on file names a day: then it is for people to say.
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

/** When an action of the catalogue is due that is taken up today, where a rule says so: on that day, and each year again. */
export function dueOfTakenUp(
  actionKey: string,
  asked: LawAsked,
): Pick<ActionValues, 'dueOn' | 'repeats' | 'repeatMonths'> {
  const due = dueByLaw(actionKey, asked);
  return due ? { dueOn: due.day, repeats: 'everyMonths', repeatMonths: MONTHS_OF_YEAR } : {};
}

/** The day of a rule as it is said beside what people enter. */
export const sayDueByLaw = ({ day, rule }: DueByLaw): string =>
  `By rule: ${dayInWords(day)}. ${sayLaw(rule)}`;
