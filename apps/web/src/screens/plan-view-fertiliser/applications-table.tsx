import type { FertiliserSeasonReply } from '@tussock/contract';
import { dayWithMonth, kinds, formatPrice } from '@tussock/domain';
import { DataTable, type TableColumn } from '@tussock/ui';
import { featurePage, kindViewRoute } from '../kind/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import styles from './fertiliser-screen.module.css';
import { figure } from './figures.ts';

type Application = FertiliserSeasonReply['applications'][number];

const columnsFor = (planId: string): readonly TableColumn<Application>[] => [
  {
    id: 'name',
    header: 'Application',
    isRowHeader: true,
    cell: ({ _id, name, overCapReason }) => (
      <>
        <RouteLink to={kindViewRoute.at(featurePage(planId, kinds.fertiliser, _id))}>{name}</RouteLink>
        {overCapReason !== '' && <span className={styles.note}>{` Over the cap: ${overCapReason}`}</span>}
      </>
    ),
  },
  { id: 'date', header: 'Date', cell: ({ date }) => dayWithMonth(date) },
  { id: 'products', header: 'Products', cell: ({ products }) => products.join(', ') },
  { id: 'places', header: 'Paddocks', cell: ({ places }) => places.join(', ') || 'Drawn shape' },
  { id: 'spread', header: 'Area, ha', align: 'end', cell: (it) => figure(it.spreadHectares) },
  { id: 'quantity', header: 'Quantity, t', align: 'end', cell: (it) => figure(it.quantity) },
  {
    id: 'nitrogen',
    header: 'Counted N, kg/ha',
    align: 'end',
    cell: (it) => figure(it.countedNitrogenKgPerHa),
  },
  { id: 'price', header: 'Price', align: 'end', cell: (it) => formatPrice(it) },
];

/** The applications of a season in the order of their dates, each with a link to its page. */
export function ApplicationsTable({
  planId,
  applications,
}: {
  readonly planId: string;
  readonly applications: readonly Application[];
}) {
  return (
    <div className={styles.scroll}>
      <DataTable
        label="Applications of the season"
        columns={columnsFor(planId)}
        rows={applications}
        rowKey={({ _id }) => _id}
        hasRowLinks
        emptyState={null}
      />
    </div>
  );
}
