import { dayOfTest, dayWithMonth, kinds, type SampleDue } from '@tussock/domain';
import { DataTable, Panel, Tag, type TableColumn } from '@tussock/ui';
import { farmInfoRoute } from '../plan-farm-info/route.ts';
import { featurePage, kindViewRoute } from '../kind/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import type { Transect } from './sampled-places.ts';
import styles from './soil-screen.module.css';
import { counted } from './soil-words.ts';

const states: {
  readonly [S in SampleDue['state']]: {
    readonly label: string;
    readonly variant: 'danger' | 'warning' | 'success';
  };
} = {
  never: { label: 'Never sampled', variant: 'warning' },
  due: { label: 'Due', variant: 'danger' },
  soon: { label: 'Due soon', variant: 'warning' },
  later: { label: 'Not yet due', variant: 'success' },
};
const ORDER: readonly SampleDue['state'][] = ['due', 'never', 'soon', 'later'];

const columnsFor = (planId: string): readonly TableColumn<Transect>[] => [
  {
    id: 'name',
    header: 'Transect',
    isRowHeader: true,
    cell: ({ id, name }) => (
      <RouteLink to={kindViewRoute.at(featurePage(planId, kinds.transect, id))}>{name}</RouteLink>
    ),
  },
  {
    id: 'last',
    header: 'Last sampled',
    cell: ({ newest }) => (newest ? dayWithMonth(dayOfTest(newest)) : '–'),
  },
  { id: 'due', header: 'Due on', cell: ({ due }) => (due.dueOn === null ? '–' : dayWithMonth(due.dueOn)) },
  {
    id: 'state',
    header: 'Sample',
    cell: ({ due }) => <Tag variant={states[due.state].variant}>{states[due.state].label}</Tag>,
  },
];

/** Which transects are to be sampled: those that are due first, then those that never were. */
export function DuePanel({
  planId,
  transects,
  everyYears,
}: {
  readonly planId: string;
  readonly transects: readonly Transect[];
  readonly everyYears: number;
}) {
  const wanted = transects
    .filter(({ due }) => due.state !== 'later')
    .toSorted(
      (a, b) =>
        ORDER.indexOf(a.due.state) - ORDER.indexOf(b.due.state) ||
        (a.due.dueOn ?? '').localeCompare(b.due.dueOn ?? ''),
    );
  return (
    <Panel title="Samples due" isFlush>
      <p className={styles.about}>
        {wanted.length === 0
          ? 'Every transect was sampled on time. '
          : `${counted(wanted.length, 'transect needs', 'transects need')} sampling. `}
        {`A transect is due ${counted(everyYears, 'year', 'years')} after its newest test; `}
        <RouteLink to={farmInfoRoute.at({ planId })}>the farm’s details</RouteLink> may say otherwise.
      </p>
      {wanted.length > 0 && (
        <DataTable
          label="Samples due"
          columns={columnsFor(planId)}
          rows={wanted}
          rowKey={({ id }) => id}
          emptyState={null}
        />
      )}
    </Panel>
  );
}
