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

/** Entries of one write stand as one: the first of them, and how many came with it. */
function writesIn(entries: readonly Entry[]): readonly { readonly first: Entry; readonly others: number }[] {
  const writes = new Map<number, { first: Entry; others: number }>();
  for (const entry of entries) {
    const write = writes.get(entry.rev);
    if (write) write.others += 1;
    else writes.set(entry.rev, { first: entry, others: 0 });
  }
  return [...writes.values()];
}

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
        {writesIn(history.data?.results ?? [])
          .slice(0, MOST_SHOWN)
          .map(({ first: { rev, summary, op, actorName, at }, others }) => (
            <li key={rev}>
              <p>{others > 0 ? `${summary} and ${others} more` : summary}</p>
              <p className={styles.note}>
                {ACTS[op]}
                {actorName && ` by ${actorName}`}, <time dateTime={at}>{momentWithTime(at)}</time>
              </p>
            </li>
          ))}
      </ol>
    </section>
  );
}
