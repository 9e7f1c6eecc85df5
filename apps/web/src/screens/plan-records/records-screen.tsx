import {
  dayWithMonth,
  eventsOn,
  kindById,
  isRemoved,
  kinds,
  latestRecords,
  latestWords,
  type LatestRecord,
} from '@tussock/domain';
import { EmptyState, Icon, Panel, Tag } from '@tussock/ui';
import { useMemo } from 'react';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { RouteLink } from '../../routes/route-link.tsx';
import type { Address } from '../../routes/route.ts';
import { useAllRows, useToday } from '../../sync/index.ts';
import { featurePage, kindViewRoute } from '../kind/route.ts';
import { soilTestRoute } from '../plan-edit-soil-test/route.ts';
import { stockRoute } from '../plan-edit-stock/route.ts';
import { devicesRoute } from '../plan-view-devices/route.ts';
import { fertiliserRoute } from '../plan-view-fertiliser/route.ts';
import { soilRoute } from '../plan-view-soil/route.ts';
import { AddHere } from './add-here.tsx';
import type { recordsRoute } from './route.ts';
import styles from './records-screen.module.css';

/** Records that are listed; all of them are on the page of their sort. */
const MOST_LISTED = 30;

const ALL_OF = [fertiliserRoute, soilRoute, stockRoute, devicesRoute];

/** What was recorded on the farm, the latest first, and adding to it. */
export function RecordsScreen({ planId, may, search }: PlanScreenPropsOf<typeof recordsRoute>) {
  const rows = useAllRows();
  const records = useMemo(() => latestRecords(rows, { most: MOST_LISTED }), [rows]);
  const hasTransects = rows.some(({ entity, values }) => entity === kinds.transect.id && !isRemoved(values));
  const events = useMemo(() => eventsOn(rows), [rows]);
  const mayAdd = may('editFeatures');
  return (
    <PlanPage>
      <div className={styles.parts}>
        {mayAdd && <AddHere planId={planId} hasTransects={hasTransects} events={events} />}
        {records.length === 0 ? (
          <EmptyState title={latestWords.none} icon="history">
            {mayAdd ? latestWords.noneHelp : latestWords.noneToAdd}
          </EmptyState>
        ) : (
          <Panel title={latestWords.latest} isFlush>
            <ul className={styles.list}>
              {records.map((record) => (
                <RecordLine
                  key={`${record.id}:${record.logged?.index ?? ''}`}
                  record={record}
                  to={addressOf(planId, record, mayAdd)}
                  isNew={record.id === search.added && record.logged?.index === search.row}
                />
              ))}
            </ul>
          </Panel>
        )}
        {/* On a desktop they are in the tabs above the page. */}
        <nav className={styles.all} aria-label={latestWords.allOf}>
          {ALL_OF.map((route) => (
            <RouteLink key={route.path} to={route.at({ planId })} className={styles.allLink}>
              {route.title}
              <Icon name="chevron-right" size="small" />
            </RouteLink>
          ))}
        </nav>
      </div>
    </PlanPage>
  );
}

/** Where a record is read: an event on the page of its feature; a test has its form alone, which those who may only look do not open. */
function addressOf(planId: string, { id, sort, logged }: LatestRecord, mayEdit: boolean): Address {
  if (logged) return kindViewRoute.at(featurePage(planId, kindById(logged.kindId), id));
  if (sort === 'application') return kindViewRoute.at(featurePage(planId, kinds.fertiliser, id));
  return mayEdit ? soilTestRoute.at({ planId, soilTestId: id }) : soilRoute.at({ planId });
}

function RecordLine({
  record: { day, what, where, isPlanned },
  to,
  isNew,
}: {
  readonly record: LatestRecord;
  readonly to: Address;
  readonly isNew: boolean;
}) {
  const today = useToday();
  return (
    <li className={styles.line} data-new={isNew || undefined}>
      <RouteLink to={to} className={styles.link}>
        <span className={styles.what}>{what}</span>
        <span className={styles.where}>{where.join(', ')}</span>
      </RouteLink>
      <span className={styles.when}>
        {isNew && <Tag variant="success">{latestWords.justAdded}</Tag>}
        {isPlanned && <Tag>{latestWords.planned}</Tag>}
        <time dateTime={day}>{day === today ? 'Today' : dayWithMonth(day)}</time>
      </span>
    </li>
  );
}
