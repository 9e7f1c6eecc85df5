import type { PlanListItem } from '@tussock/contract';
import { dayInNewZealand, lifeWords, nextDateNames, planStatuses } from '@tussock/domain';
import type { TableCell } from '../../activities/save-file/index.ts';

const headings = [
  'Property',
  'Owner',
  'State',
  'Area (ha)',
  'Catchment',
  'Open actions',
  'Overdue',
  'Next date',
  'What is next',
  'Adviser',
  'Last change',
] as const;

const cellsOf = (plan: PlanListItem): readonly TableCell[] => [
  plan.propertyName,
  plan.ownerName ?? '',
  planStatuses[plan.status].label,
  plan.areaHectares ?? '',
  plan.catchment ?? '',
  plan.openActions,
  plan.overdueActions,
  plan.nextDate ? { day: plan.nextDate.day } : '',
  plan.nextDate ? lifeWords.dueThing(nextDateNames[plan.nextDate.kind]) : '',
  plan.adviser ?? '',
  { day: dayInNewZealand(new Date(plan.updatedAt)) },
];

/** Formats plans as a table for export: its headings, then a row for each. */
export const planTable = (plans: readonly PlanListItem[]): readonly (readonly TableCell[])[] => [
  headings,
  ...plans.map(cellsOf),
];
