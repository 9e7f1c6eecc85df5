import { useQuery } from '@tanstack/react-query';
import { readHistory, type ReplyOf } from '@tussock/contract';
import {
  formatOperation,
  lifeWords,
  momentLately,
  momentOfWork,
  momentWithTime,
  type Work,
} from '@tussock/domain';
import { Skeleton } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import { reading } from '../../session/client.ts';
import { historyRoute } from '../plan-history/route.ts';
import styles from './recent-changes.module.css';

type Entry = ReplyOf<typeof readHistory>['results'][number];

const MOST_SHOWN = 4;

interface Write {
  readonly first: Entry;
  readonly others: number;
  readonly movedTo: string | null;
}

/** Groups entries by write: the first entry, the number of others, and the plan's new status. */
function writesIn(entries: readonly Entry[]): readonly Write[] {
  const writes = new Map<number, Write>();
  for (const entry of entries) {
    const write = writes.get(entry.rev);
    writes.set(entry.rev, {
      first: write?.first ?? entry,
      others: write ? write.others + 1 : 0,
      movedTo: write?.movedTo ?? entry.movedTo,
    });
  }
  return [...writes.values()];
}

/** Describes a write; a change of the plan's status is described as that, without its other effects. */
const sayWrite = ({ first: { summary }, others, movedTo }: Write): string => {
  // A server of the release before says nothing of it.
  if (movedTo) return lifeWords.movedTo(movedTo);
  return others > 0 ? `${summary} and ${others} more` : summary;
};

const sayWhen = (work: Work): string =>
  work.doneAt ? momentOfWork(work).replace('done', 'Done') : momentLately(work.at, new Date());

/** The latest changes of the plan, with their authors. */
export function RecentChanges({ planId }: { readonly planId: string }) {
  const history = useQuery(reading(readHistory, { params: { planId } }));
  return (
    <section aria-labelledby="changes">
      <header className={styles.heading}>
        <h2 id="changes" className={styles.title}>
          What changed lately
        </h2>
        <RouteLink to={historyRoute.at({ planId })}>History</RouteLink>
      </header>
      {history.isPending && <Skeleton lines={3} />}
      {history.error && <p className={styles.note}>{history.error.message}</p>}
      <ol className={styles.entries}>
        {writesIn(history.data?.results ?? [])
          .slice(0, MOST_SHOWN)
          .map((write) => {
            const { rev, actorName, at } = write.first;
            return (
              <li key={rev}>
                <p>{sayWrite(write)}</p>
                <time className={styles.note} dateTime={at} title={momentWithTime(at)}>
                  {sayWhen(write.first)}
                </time>
                <p className={styles.note}>
                  {formatOperation(write.first)}
                  {actorName && ` by ${actorName}`}
                </p>
              </li>
            );
          })}
      </ol>
    </section>
  );
}
