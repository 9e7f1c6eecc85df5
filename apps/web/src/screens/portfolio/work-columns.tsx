import type { WorkRow } from '@tussock/contract';
import { dayWithMonth, dollarsBriefly, findSection, formatActionState } from '@tussock/domain';
import { NOTHING, Tag, type TableColumn } from '@tussock/ui';
import { stateVariants } from '../../activities/write-actions/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { actionRoute } from '../plan-action/route.ts';
import styles from './portfolio-screen.module.css';

/** The columns of all farms' actions. The ids of those that sort are the names the server sorts by. */
export const workColumns: readonly TableColumn<WorkRow>[] = [
  {
    id: 'title',
    header: 'Action',
    isRowHeader: true,
    isSortable: true,
    cell: ({ _id, planId, title, sectionKey }) => (
      <>
        <RouteLink to={actionRoute.at({ planId, action: _id })} preload={false}>
          {title}
        </RouteLink>
        <span className={styles.owner}>{findSection(sectionKey)?.title ?? sectionKey}</span>
      </>
    ),
  },
  { id: 'farm', header: 'Farm', isSortable: true, cell: ({ propertyName }) => propertyName },
  { id: 'who', header: 'Who', isSortable: true, cell: ({ responsibleName }) => responsibleName ?? NOTHING },
  {
    id: 'due',
    header: 'Due',
    align: 'end',
    isSortable: true,
    cell: ({ dueDay, isOverdue }) => {
      if (dueDay === null) return NOTHING;
      return isOverdue ? <Tag variant="danger">{dayWithMonth(dueDay)}</Tag> : dayWithMonth(dueDay);
    },
  },
  {
    id: 'state',
    header: 'State',
    isSortable: true,
    cell: ({ state }) => <Tag variant={stateVariants[state]}>{formatActionState(state)}</Tag>,
  },
  {
    id: 'planned',
    header: 'Planned cost',
    align: 'end',
    isSortable: true,
    cell: ({ plannedCost }) =>
      plannedCost === null || plannedCost === 0 ? NOTHING : dollarsBriefly(plannedCost),
  },
  {
    id: 'evidence',
    header: 'Evidence',
    align: 'end',
    cell: ({ evidence }) => (evidence === 0 ? NOTHING : evidence),
  },
];
