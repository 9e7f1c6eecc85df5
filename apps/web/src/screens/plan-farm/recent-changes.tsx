import { useQuery } from '@tanstack/react-query';
import { readHistory, type ReplyOf } from '@tussock/contract';
import { momentWithTime } from '@tussock/domain';
import { Skeleton } from '@tussock/ui';
import { PlaceLink } from '../../places/place-link.tsx';
import { reading } from '../../session/client.ts';
import { historyPlace } from '../plan-history/place.ts';
import styles from './recent-changes.module.css';

type Entry = ReplyOf<typeof readHistory>['results'][number];

const MOST_SHOWN = 4;
const ACTS: Readonly<Record<Entry['op'], string>> = { create: 'Added', update: 'Changed', delete: 'Deleted' };

/** What was done on the plan last, and by whom. */
export function RecentChanges({ planId }: { readonly planId: string }) {
  const history = useQuery(reading(readHistory, { params: { planId } }));
  return (
    <section aria-labelledby="changes">
      <header className={styles.heading}>
        <h2 id="changes" className={styles.title}>
          What changed lately
        </h2>
        <PlaceLink to={historyPlace.at({ planId })}>History</PlaceLink>
      </header>
      {history.isPending && <Skeleton lines={3} />}
      {history.error && <p className={styles.note}>{history.error.message}</p>}
      <ol className={styles.entries}>
        {history.data?.results.slice(0, MOST_SHOWN).map((entry) => (
          <li key={`${entry.rev}:${entry.entityId}:${entry.op}`}>
            <p>{entry.summary}</p>
            <p className={styles.note}>
              {ACTS[entry.op]}
              {entry.actorName && ` by ${entry.actorName}`},{' '}
              <time dateTime={entry.at}>{momentWithTime(entry.at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
