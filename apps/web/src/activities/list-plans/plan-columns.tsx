import type { PlanListItem } from '@tussock/contract';
import {
  countInFigures,
  dayWithMonth,
  hectaresInFigures,
  lifeWords,
  momentLately,
  nextDateNames,
  planStatuses,
} from '@tussock/domain';
import { NOTHING, Tag, type TableColumn } from '@tussock/ui';
import { useToday } from '../../sync/index.ts';
import { farmRoute } from '../../screens/plan-farm/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { PlanThumbnail } from './plan-thumbnail.tsx';
import styles from './plan-thumbnail.module.css';

/** What comes next in the life of a plan; marked once its day has come. */
function NextDateTag({ nextDate }: { readonly nextDate: NonNullable<PlanListItem['nextDate']> }) {
  const today = useToday();
  const words = lifeWords.nextDate(nextDateNames[nextDate.kind], dayWithMonth(nextDate.day));
  return nextDate.day <= today ? <Tag variant="warning">{words}</Tag> : words;
}

/** The columns of the plan list. The ids of those that sort are the names the server sorts by. */
export const planColumns: readonly TableColumn<PlanListItem>[] = [
  {
    id: 'propertyName',
    header: 'Property',
    isRowHeader: true,
    isSortable: true,
    cell: (plan) => (
      <span className={styles.farm}>
        <PlanThumbnail _id={plan._id} thumbnail={plan.thumbnail} />
        <RouteLink to={farmRoute.at({ planId: plan._id })}>{plan.propertyName}</RouteLink>
      </span>
    ),
  },
  { id: 'ownerName', header: 'Owner', isSortable: true, cell: (plan) => plan.ownerName ?? NOTHING },
  {
    id: 'status',
    header: 'State',
    isSortable: true,
    cell: (plan) => <Tag variant={planStatuses[plan.status].variant}>{planStatuses[plan.status].label}</Tag>,
  },
  {
    id: 'areaHectares',
    header: 'Area (ha)',
    align: 'end',
    isSortable: true,
    cell: (plan) => (plan.areaHectares === null ? NOTHING : hectaresInFigures(plan.areaHectares)),
  },
  { id: 'catchment', header: 'Catchment', isSortable: true, cell: (plan) => plan.catchment ?? NOTHING },
  {
    id: 'openActions',
    header: 'Open',
    align: 'end',
    isSortable: true,
    cell: ({ openActions }) => countInFigures(openActions),
  },
  {
    id: 'overdueActions',
    header: 'Overdue',
    align: 'end',
    isSortable: true,
    cell: ({ overdueActions }) =>
      overdueActions === 0 ? countInFigures(0) : <Tag variant="danger">{countInFigures(overdueActions)}</Tag>,
  },
  {
    id: 'nextDate',
    header: 'Next date',
    isSortable: true,
    cell: ({ nextDate }) => (nextDate ? <NextDateTag nextDate={nextDate} /> : NOTHING),
  },
  { id: 'adviser', header: 'Adviser', cell: (plan) => plan.adviser ?? NOTHING },
  {
    id: 'updatedAt',
    header: 'Last change',
    align: 'end',
    isSortable: true,
    cell: (plan) => (
      <time className={styles.when} dateTime={plan.updatedAt}>
        {momentLately(plan.updatedAt, new Date())}
      </time>
    ),
  },
];
