import { dayWithMonth, drawingWords, formatDueBy, isOverdue, lastDoneAt, logWords } from '@tussock/domain';
import { useMemo } from 'react';
import { RouteLink } from '../../../routes/route-link.tsx';
import { useAllRows, useToday } from '../../../sync/index.ts';
import { actionRoute } from '../../plan-action/route.ts';
import styles from '../draw-screen.module.css';

/** What was last done at the selected feature, and its next open action. */
export function LastDone({ planId, featureId }: { readonly planId: string; readonly featureId: string }) {
  const rows = useAllRows();
  const today = useToday();
  const { fertiliser, soilTest, events, action } = useMemo(
    () => lastDoneAt(rows, featureId),
    [rows, featureId],
  );
  if (!fertiliser && !soilTest && events.length === 0 && !action) return null;
  return (
    <dl className={styles.lastDone}>
      {fertiliser && (
        <div>
          <dt>{drawingWords.lastFertiliser}</dt>
          <dd>{[dayWithMonth(fertiliser.day), fertiliser.products].filter(Boolean).join(', ')}</dd>
        </div>
      )}
      {soilTest && (
        <div>
          <dt>{drawingWords.lastSoilTest}</dt>
          <dd>{dayWithMonth(soilTest.day)}</dd>
        </div>
      )}
      {events.map(({ event, day, said }) => (
        <div key={event}>
          <dt>{logWords[event].last}</dt>
          <dd>{[dayWithMonth(day), said].filter(Boolean).join(', ')}</dd>
        </div>
      ))}
      {action && (
        <div>
          <dt>{drawingWords.openAction}</dt>
          <dd>
            <RouteLink to={actionRoute.at({ planId, action: action.id })}>{action.values.title}</RouteLink>
            <span data-late={isOverdue(action.values, today) || undefined}>
              {formatDueBy(action.values, today)}
            </span>
          </dd>
        </div>
      )}
    </dl>
  );
}
