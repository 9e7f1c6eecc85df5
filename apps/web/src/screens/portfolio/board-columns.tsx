import type { BoardRow } from '@tussock/contract';
import {
  countInFigures,
  dayInNewZealand,
  dayWithMonth,
  hectaresInFigures,
  labelOfOption,
  momentLately,
  planStatuses,
  regions,
} from '@tussock/domain';
import { NOTHING, Tag, type TableColumn } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import { farmRoute } from '../plan-farm/route.ts';
import type { BoardColumnId } from './board-search.ts';
import styles from './portfolio-screen.module.css';

type Column = TableColumn<BoardRow>;

/** The farm and its owner: always the first column. */
const farmColumn: Column = {
  id: 'propertyName',
  header: 'Farm and owner',
  isRowHeader: true,
  isSortable: true,
  cell: ({ _id, propertyName, ownerName }) => (
    <>
      <RouteLink to={farmRoute.at({ planId: _id })} preload={false}>
        {propertyName}
      </RouteLink>
      {ownerName !== null && ownerName !== '' && <span className={styles.owner}>{ownerName}</span>}
    </>
  ),
};

const day = (value: string | null): string => (value === null ? NOTHING : dayWithMonth(value));

const columns: Readonly<Record<BoardColumnId, Omit<Column, 'id' | 'isSortable' | 'isRowHeader'>>> = {
  status: {
    header: 'State',
    cell: ({ status }) => <Tag variant={planStatuses[status].variant}>{planStatuses[status].label}</Tag>,
  },
  overdueActions: {
    header: 'Overdue',
    align: 'end',
    cell: ({ overdueActions }) =>
      overdueActions === 0 ? NOTHING : <Tag variant="danger">{countInFigures(overdueActions)}</Tag>,
  },
  openActions: {
    header: 'Open',
    align: 'end',
    cell: ({ openActions }) => (openActions === 0 ? NOTHING : countInFigures(openActions)),
  },
  nextDay: { header: 'Next due', align: 'end', cell: ({ nextDay }) => day(nextDay) },
  areaHectares: {
    header: 'Area (ha)',
    align: 'end',
    cell: ({ areaHectares }) => (areaHectares === null ? NOTHING : hectaresInFigures(areaHectares)),
  },
  catchment: { header: 'Catchment', cell: ({ catchment }) => catchment ?? NOTHING },
  adviser: { header: 'Adviser', cell: ({ adviser }) => adviser ?? NOTHING },
  lead: { header: 'Lead', cell: ({ lead }) => lead ?? NOTHING },
  region: {
    header: 'Region',
    cell: ({ region }) => (region === null ? NOTHING : labelOfOption(regions, region)),
  },
  auditOn: { header: 'Next audit', align: 'end', cell: ({ auditOn }) => day(auditOn) },
  waitingSince: {
    header: 'Waiting since',
    align: 'end',
    cell: ({ waitingSince }) =>
      waitingSince === null ? NOTHING : day(dayInNewZealand(new Date(waitingSince))),
  },
  lastInspectedOn: {
    header: 'Last inspected',
    align: 'end',
    cell: ({ lastInspectedOn }) => day(lastInspectedOn),
  },
  updatedAt: {
    header: 'Last change',
    align: 'end',
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{momentLately(updatedAt, new Date())}</time>,
  },
};

/** Heading of a column, for the choice of columns. */
export const headerOf = (id: BoardColumnId): string => columns[id].header;

/** The columns of the board: the farm, and those that were chosen, in their order. */
export const boardColumns = (ids: readonly BoardColumnId[]): readonly Column[] => [
  farmColumn,
  ...ids.map((id) => ({ ...columns[id], id, isSortable: true })),
];
