import {
  actionFields,
  bookWords,
  budgetByYear,
  dayWithMonth,
  dollarsBriefly,
  dueDayOf,
  isBudgeted,
  isOpenState,
  isOverdue,
  formatDue,
  formatDueBy,
  formatActionState,
  labelOfOption,
  riskTypes,
  sumOf,
  type PlannedAction,
} from '@tussock/domain';
import { figure, method, narrow, say, wide } from '../../document/blocks.ts';
import type { Block, Cell, Section } from '../../document/plan-document.ts';
import type { BookPlan } from '../read-book.ts';

const { actions: words } = bookWords;
const AFTER_ALL_DAYS = '9';

/** Name of the person responsible: the current name of a linked person, else the name as it was typed. */
const whoOf = ({ content }: BookPlan, { responsibleId, responsibleName }: PlannedAction['values']): string =>
  (responsibleId && content.people[responsibleId]) || responsibleName || '';

/** Names of the existing features an action is linked to. */
const whereOf = ({ nameOf }: BookPlan, { featureIds = [] }: PlannedAction['values']): string =>
  featureIds.flatMap((id) => nameOf(id) ?? []).join(', ') || words.wholeFarm;

/** Due date with the state of the action, or how late it is. */
function dueOf({ today }: BookPlan, { values }: PlannedAction): Cell {
  const due = formatDue(values) ?? '';
  const state = formatActionState(values.state);
  if (isOverdue(values, today))
    return {
      text: words.late(due, formatDueBy(values, today) ?? ''),
      tone: 'warning',
      below: [state],
    };
  return {
    text: due,
    below: [values.doneOn === undefined ? state : `${state} ${dayWithMonth(values.doneOn)}`],
  };
}

/** Formats money; a figure that does not count is in brackets. */
function moneyOf({ values }: PlannedAction, cost: number | undefined): string {
  if (cost === undefined) return '';
  return isBudgeted(values) ? dollarsBriefly(cost) : words.notCounted(dollarsBriefly(cost));
}

/** Reason of an action: the risk it lowers, and the outcome or section it is for. */
function reasonOf({ answers }: BookPlan, { values }: PlannedAction): readonly string[] {
  const section = answers.catalogue.sections.find(({ key }) => key === values.sectionKey);
  const outcome = section?.subOutcomes.find(({ key }) => key === values.outcomeKey);
  const outcomeName = [section?.title, outcome?.title].filter(Boolean).join(': ');
  const { requiredBy } = actionFields;
  const reasons = [
    ...(values.requiredBy ? [labelOfOption(requiredBy.options, values.requiredBy)] : []),
    ...(values.riskType ? [labelOfOption(riskTypes, values.riskType)] : []),
    ...(outcomeName ? [outcomeName] : []),
  ];
  return reasons.length === 0 ? [] : [words.reason(reasons)];
}

const rowOf = (plan: BookPlan, action: PlannedAction): readonly Cell[] => [
  { text: action.values.title, tone: 'strong', below: reasonOf(plan, action) },
  whereOf(plan, action.values),
  whoOf(plan, action.values),
  dueOf(plan, action),
  moneyOf(action, action.values.plannedCost),
  moneyOf(action, action.values.actualCost),
];

const yearOf = ({ values }: PlannedAction): number | null => {
  const day = dueDayOf(values);
  return day === undefined ? null : Number(day.slice(0, 4));
};

const byDay = (one: PlannedAction, other: PlannedAction): number =>
  (dueDayOf(one.values) ?? AFTER_ALL_DAYS).localeCompare(dueDayOf(other.values) ?? AFTER_ALL_DAYS);

/** Lists the actions that are printed. Cancelled ones are left out; the register keeps them with their reason. */
const printed = ({ answers }: BookPlan): readonly PlannedAction[] =>
  answers.actions.filter(({ values }) => values.state !== 'cancelled');

function yearSection(plan: BookPlan, year: number | null): Section {
  const actions = printed(plan)
    .filter((action) => yearOf(action) === year)
    .toSorted(byDay);
  const counting = actions.map(({ values }) => values).filter(isBudgeted);
  const title = year === null ? words.noDay : words.year(year);
  return {
    id: `actions-${year ?? 'without-a-day'}`,
    title,
    level: 2,
    blocks: [
      {
        type: 'table',
        label: title,
        columns: [
          wide(words.action, 2.4),
          wide(words.where, 0.9),
          wide(words.who, 0.9),
          narrow(words.due, 34),
          figure(words.cost, 16),
          figure(words.spent, 15),
        ],
        rows: actions.map((action) => rowOf(plan, action)),
        total: [
          words.total,
          '',
          '',
          '',
          dollarsBriefly(sumOf(counting.map(({ plannedCost = 0 }) => plannedCost))),
          dollarsBriefly(sumOf(counting.map(({ actualCost = 0 }) => actualCost))),
        ],
      },
    ],
  };
}

/** Table of the actions that are still to be done, the earliest first, without their money; the rest is counted below. */
export function dueBlocks(plan: BookPlan, most: number): readonly Block[] {
  const open = printed(plan)
    .filter(({ values }) => isOpenState(values.state))
    .toSorted(byDay);
  if (open.length === 0) return say(words.nothingOpen);
  const left = open.length - most;
  return [
    {
      type: 'table',
      label: words.open,
      columns: [wide(words.action, 2.4), wide(words.where, 1), wide(words.who, 1), narrow(words.due, 38)],
      rows: open
        .slice(0, most)
        .map((action): readonly Cell[] => [
          { text: action.values.title, tone: 'strong' },
          whereOf(plan, action.values),
          whoOf(plan, action.values),
          dueOf(plan, action),
        ]),
    },
    ...(left > 0 ? say(words.moreOpen(left), 'note') : []),
  ];
}

/** Chart of the cost of all actions by year; money spent in another year than the action was due counts in the year it was spent. */
export function actionsIntro({ answers }: BookPlan): readonly Block[] {
  if (answers.actions.length === 0) return say(words.none);
  const budget = budgetByYear(answers.actions.map(({ values }) => values));
  const sum = (key: 'planned' | 'spent'): number => sumOf(budget.map((one) => one[key]));
  const years = budget.filter(({ year }) => year !== null);
  const bars = years.map(({ year, planned, spent }) => ({
    label: String(year),
    value: planned,
    figure:
      spent > 0 ? words.spentOf(dollarsBriefly(planned), dollarsBriefly(spent)) : dollarsBriefly(planned),
  }));
  return [
    ...say(words.sum(dollarsBriefly(sum('planned')), dollarsBriefly(sum('spent'))), 'note'),
    ...(bars.length > 0
      ? [{ type: 'chart', spec: { title: words.chart, axis: words.axis, bars } } as const]
      : []),
    ...method([words.method]),
  ];
}

/** Sections of actions by year, each with place, person, date and cost; overdue actions are marked. */
export function actionSections(plan: BookPlan): readonly Section[] {
  const years = [...new Set(printed(plan).map(yearOf))];
  return years
    .toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity))
    .map((year) => yearSection(plan, year));
}
