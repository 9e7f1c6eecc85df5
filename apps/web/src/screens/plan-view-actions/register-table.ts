import type { TableCell } from '../../activities/save-file/index.ts';
import {
  actionRepeats,
  dueDayOf,
  findSubOutcome,
  mitigationActions,
  riskTypes,
  formatActionState,
  type ActionValues,
} from '@tussock/domain';
import type { RegisterRow } from './register-rows.ts';

const headings = [
  'Action',
  'Part of the plan',
  'Outcome',
  'Grade',
  'State',
  'Overdue',
  'Priority',
  'Who',
  'Due',
  'Where',
  'Risk it lowers',
  'Mitigation',
  'Repeats',
  'Months between',
  'Day of the month',
  'Planned cost ($)',
  'Actual cost ($)',
  'Done on',
  'Reason',
  'Evidence',
  'Notes',
] as const;

const capital = (text: string | undefined): string =>
  text === undefined ? '' : text.charAt(0).toUpperCase() + text.slice(1);
const labelOf = (
  options: readonly { readonly key: string; readonly label: string }[],
  key?: string,
): string => options.find((one) => one.key === key)?.label ?? '';
const dayCell = (day: string | undefined): TableCell => (day === undefined ? '' : { day });

const cellsOf = ({
  action,
  sectionTitle,
  allPlaces,
  isOverdue,
  proofs,
}: RegisterRow): readonly TableCell[] => {
  const values: ActionValues = action.values;
  return [
    values.title,
    sectionTitle,
    findSubOutcome(values.outcomeKey ?? '')?.outcome.title ?? '',
    capital(values.grade),
    formatActionState(values.state),
    isOverdue ? 'Yes' : '',
    capital(values.priority),
    values.responsibleName ?? '',
    dayCell(dueDayOf(values)),
    allPlaces.join(', '),
    labelOf(riskTypes, values.riskType),
    labelOf(mitigationActions, values.mitigation),
    labelOf(actionRepeats, values.repeats),
    values.repeatMonths ?? '',
    values.repeatDay ?? '',
    values.plannedCost ?? '',
    values.actualCost ?? '',
    dayCell(values.doneOn),
    values.doneReason ?? '',
    proofs,
    values.notes ?? '',
  ];
};

/** Formats the register as a table for export: its headings, then a row for each action. */
export const registerTable = (rows: readonly RegisterRow[]): readonly (readonly TableCell[])[] => [
  headings,
  ...rows.map(cellsOf),
];
