import { momentWithTime } from '@tussock/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { readHistory, type ReplyOf } from '@tussock/contract';
import { Button, Panel, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import { PlaceLink } from '../../places/place-link.tsx';
import { historyPlace } from '../plan-history/place.ts';
import { client, readsWith } from '../../session/client.ts';
import styles from './history-panel.module.css';

type Entry = ReplyOf<typeof readHistory>['results'][number];

/** Entries in view at first, and with each press for more: the server gives longer pages than a side column wants. */
const STEP = 10;
const ACTS: Readonly<Record<Entry['op'], string>> = { create: 'Added', update: 'Changed', delete: 'Deleted' };

/** Who changed what on the plan, newest first. */
export function HistoryPanel({ planId }: { readonly planId: string }) {
  const history = useInfiniteQuery({
    // The first part is the call: what makes the history stale finds it by that.
    queryKey: [readHistory.id, { planId }, 'pages'],
    meta: readsWith(readHistory),
    queryFn: ({ pageParam, signal }) =>
      client.call(
        readHistory,
        { params: { planId }, ...(pageParam === null ? {} : { query: { before: pageParam } }) },
        { signal, isQuiet: true },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.nextBefore,
  });
  const [shown, setShown] = useState(STEP);
  const entries = history.data?.pages.flatMap(({ results }) => results) ?? [];
  const handleMore = () => {
    setShown(shown + STEP);
    if (shown + STEP > entries.length && history.hasNextPage) void history.fetchNextPage();
  };
  return (
    <Panel title="History">
      {history.isPending && <Skeleton lines={4} />}
      {history.error && <p role="alert">{history.error.message}</p>}
      <ol className={styles.entries}>
        {entries.slice(0, shown).map((entry) => (
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
      <p className={styles.more}>
        <PlaceLink to={historyPlace.at({ planId })}>Old and new values, and the bin</PlaceLink>
      </p>
      {(entries.length > shown || history.hasNextPage) && (
        <p className={styles.more}>
          <Button size="small" isPending={history.isFetchingNextPage} onClick={handleMore}>
            Show more
          </Button>
        </p>
      )}
    </Panel>
  );
}
