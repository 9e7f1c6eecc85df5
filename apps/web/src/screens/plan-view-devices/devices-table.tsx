import type { DeviceState } from '@tussock/contract';
import { figureWith, kinds, nameOrder, quantities, type QuantityKey } from '@tussock/domain';
import { DataTable, type TableColumn } from '@tussock/ui';
import { featurePage, kindViewRoute } from '../kind/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { Age, FlagTags } from '../../activities/kind-extras/index.ts';
import styles from './devices-screen.module.css';

/** The latest values of a quantity, shallow before deep. */
function valuesOf({ readings }: DeviceState, quantity: QuantityKey): string {
  const { readings: depths, decimals } = quantities[quantity];
  const values = depths.map(({ key }) => {
    const found = readings.find(({ reading }) => reading === key);
    return found ? figureWith(found.value, decimals) : '–';
  });
  return values.every((value) => value === '–') ? '–' : values.join(' / ');
}

const columnsFor = (planId: string): readonly TableColumn<DeviceState>[] => [
  {
    id: 'name',
    header: 'Device',
    isRowHeader: true,
    cell: ({ featureId, name, id }) => (
      <>
        <RouteLink to={kindViewRoute.at(featurePage(planId, kinds.device, featureId))}>
          {name || id}
        </RouteLink>
        {name && <span className={styles.below}>{id}</span>}
      </>
    ),
  },
  {
    id: 'heard',
    header: 'Last heard',
    cell: ({ at, isLate }) => (at === null ? 'Never' : <Age at={at} isLate={isLate} />),
  },
  ...Object.entries(quantities).map(([key, { shortTitle, unit }]): TableColumn<DeviceState> => ({
    id: key,
    header: `${shortTitle}, ${unit}`,
    align: 'end',
    cell: (device) => valuesOf(device, key as QuantityKey), // the table's own key
  })),
  {
    id: 'flags',
    header: 'What to look at',
    cell: ({ flags }) => (flags.length > 0 ? <FlagTags flags={flags} /> : '–'),
  },
];

/** The devices of a plan, those to look at first. */
export function DevicesTable({
  planId,
  devices,
}: {
  readonly planId: string;
  readonly devices: readonly DeviceState[];
}) {
  const sorted = devices.toSorted(
    (a, b) =>
      b.flags.length - a.flags.length || nameOrder.compare(a.name, b.name) || a.id.localeCompare(b.id),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.scroll} role="region" aria-label="Table of devices" tabIndex={0}>
      <DataTable
        label="Devices of the plan"
        columns={columnsFor(planId)}
        rows={sorted}
        rowKey={({ featureId }) => featureId}
        hasRowLinks
        emptyState={null}
      />
    </div>
  );
}
