import type { FertiliserSeasonReply, SeasonPlace } from '@tussock/contract';
import { nutrients, formatPrice } from '@tussock/domain';
import { DataTable, type TableColumn } from '@tussock/ui';
import { CapTag } from './cap-tag.tsx';
import styles from './fertiliser-screen.module.css';
import { figure } from './figures.ts';

interface PlacesTableProps {
  readonly label: string;
  readonly places: readonly SeasonPlace[];
  readonly cap: FertiliserSeasonReply['cap'];
}

const or = (value: number | null): string => (value === null ? '–' : figure(value));

function columnsFor(places: readonly SeasonPlace[], hasCap: boolean): readonly TableColumn<SeasonPlace>[] {
  const shown = nutrients.filter(({ key }) => places.some(({ nutrientsKg }) => nutrientsKg[key] > 0));
  return [
    { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
    { id: 'spread', header: 'Spread, ha', align: 'end', cell: (it) => figure(it.spreadHectares) },
    { id: 'quantity', header: 'Quantity, t', align: 'end', cell: (it) => figure(it.quantity) },
    ...shown.map(({ key, symbol }): TableColumn<SeasonPlace> => ({
      id: key,
      header: `${symbol}, kg`,
      align: 'end',
      cell: ({ nutrientsKg }) => figure(nutrientsKg[key]),
    })),
    { id: 'price', header: 'Price', align: 'end', cell: (it) => formatPrice(it) },
    ...(hasCap
      ? ([
          {
            id: 'average',
            header: 'N average, kg/ha',
            align: 'end',
            cell: (it) => or(it.averageKgPerHectare),
          },
          {
            id: 'highest',
            header: 'N at most, kg/ha',
            align: 'end',
            cell: (it) => or(it._id === null ? null : it.highestKgPerHectare),
          },
          { id: 'state', header: 'Cap', cell: (it) => <CapTag state={it.state} /> },
        ] satisfies readonly TableColumn<SeasonPlace>[])
      : []),
  ];
}

/** What each place got; ground outside of any stands last, and the rows add up to the season. */
export function PlacesTable({ label, places, cap }: PlacesTableProps) {
  return (
    <div className={styles.scroll}>
      <DataTable
        label={label}
        columns={columnsFor(places, cap !== null)}
        rows={places}
        rowKey={({ _id }) => _id ?? 'outside'}
        isRowHighlighted={({ state }) => state === 'over'}
        emptyState={null}
      />
    </div>
  );
}
