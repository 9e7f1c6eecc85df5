import { useQuery } from '@tanstack/react-query';
import { listActions, type BoardRow } from '@tussock/contract';
import {
  boardWords,
  dayInNewZealand,
  dayWithMonth,
  formatHectares,
  isOpenState,
  planStatuses,
  type ActionState,
} from '@tussock/domain';
import { buttonClasses, IconButton, Skeleton, Tag } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import { reading } from '../../session/client.ts';
import { actionRoute } from '../plan-action/route.ts';
import { farmRoute } from '../plan-farm/route.ts';
import styles from './portfolio-screen.module.css';

/** Actions shown of a farm. */
const ACTIONS_SHOWN = 5;

interface PeekProps {
  readonly row: BoardRow;
  /** Undefined in a dialog, which has the name and closes itself. */
  readonly onClose?: () => void;
}

/** One farm beside the table: where it stands and what comes next, without leaving the board. */
export function Peek({ row, onClose }: PeekProps) {
  const { _id: planId, propertyName, ownerName, status, areaHectares, waitingSince } = row;
  const about = [ownerName, row.catchment, areaHectares === null ? null : formatHectares(areaHectares)];
  return (
    <section className={styles.peek} aria-label={`${boardWords.peek}: ${propertyName}`}>
      {onClose && (
        <header>
          <h2>{propertyName}</h2>
          <IconButton icon="close" size="small" label="Close" onClick={onClose} />
        </header>
      )}
      <p className={styles.soft}>{about.filter((text) => text !== null && text !== '').join(' · ')}</p>
      <p>
        <Tag variant={planStatuses[status].variant}>{planStatuses[status].label}</Tag>
      </p>
      {waitingSince !== null && (
        <p>{boardWords.waitingSince(dayWithMonth(dayInNewZealand(new Date(waitingSince))))}</p>
      )}
      <h3>{boardWords.nextUp}</h3>
      <NextActions planId={planId} />
      <RouteLink to={farmRoute.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
        Open {onClose && <kbd aria-hidden="true">O</kbd>}
      </RouteLink>
    </section>
  );
}

function NextActions({ planId }: { readonly planId: string }) {
  const { data, error } = useQuery(reading(listActions, { params: { planId } }));
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Skeleton lines={3} />;
  // Written from the table of states only.
  const open = data.results.filter(({ values }) => isOpenState(values['state'] as ActionState));
  if (open.length === 0) return <p className={styles.soft}>{boardWords.nothingOpen}</p>;
  return (
    <ul>
      {open.slice(0, ACTIONS_SHOWN).map(({ _id, values, dueDate, isOverdue }) => (
        <li key={_id}>
          <RouteLink to={actionRoute.at({ planId, action: _id })} preload={false}>
            {String(values['title'])}
          </RouteLink>
          <span data-overdue={isOverdue || undefined}>{dueDate === null ? '' : dayWithMonth(dueDate)}</span>
        </li>
      ))}
    </ul>
  );
}
