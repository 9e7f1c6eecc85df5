import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listAudit, type AuditItem } from '@tussock/contract';
import { auditDeeds, auditWords, momentWithTime, sayDeed, type AuditDeed } from '@tussock/domain';
import { Button, NotReadLine, Panel, Select, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import { client } from '../../session/client.ts';
import styles from './history-screen.module.css';

const whoOf = ({ actorName, network }: AuditItem): string =>
  network === null ? (actorName ?? auditWords.somebody) : auditWords.reader(network);

/** Who saw, fetched, was let in, was sent away, shared and opened, in words, the newest first. */
export function DeedsPanel({ planId }: { readonly planId: string }) {
  const [personId, setPersonId] = useState<string | null>(null);
  const [deed, setDeed] = useState<AuditDeed | null>(null);
  const deeds = useInfiniteQuery({
    queryKey: [listAudit.id, { planId }, personId, deed],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        listAudit,
        {
          params: { planId },
          query: {
            ...(pageParam === null ? {} : { before: pageParam }),
            ...(personId === null ? {} : { personId }),
            ...(deed === null ? {} : { deed }),
          },
        },
        { signal, isQuiet: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
    placeholderData: keepPreviousData,
    // Deeds are no changes of the record: nothing tells of them.
    staleTime: 0,
  });
  const [read] = deeds.data?.pages ?? [];
  // Whom there is to choose from stays where what was chosen cannot be read.
  const [first, setFirst] = useState(read);
  if (read && read !== first) setFirst(read);
  const items = deeds.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <Panel title={auditWords.tab}>
      <p className={styles.note}>{auditWords.about}</p>
      {deeds.error && <NotReadLine onAgain={() => void deeds.refetch()}>{deeds.error.message}</NotReadLine>}
      {deeds.isPending && <Skeleton lines={6} />}
      {first && (
        <div className={styles.filter}>
          <Select
            id="deeds-person"
            label={auditWords.person}
            placeholder={auditWords.anybody}
            clearLabel={auditWords.anybody}
            options={first.people.map(({ _id, name }) => ({ id: _id, label: name ?? auditWords.somebody }))}
            value={personId}
            onChange={setPersonId}
          />
          <Select
            id="deeds-deed"
            label={auditWords.deed}
            placeholder={auditWords.anything}
            clearLabel={auditWords.anything}
            options={auditDeeds.map((id) => ({ id, label: auditWords.deeds[id] }))}
            value={deed}
            onChange={setDeed}
          />
        </div>
      )}
      {deeds.data && items.length === 0 && <p className={styles.note}>{auditWords.none}</p>}
      <ol className={styles.deeds} aria-label={auditWords.tab}>
        {items.map((item) => (
          <li key={item._id}>
            <p>
              <span className={styles.name}>{whoOf(item)}</span> {sayDeed(item.action, item)}
            </p>
            <time className={styles.note} dateTime={item.at}>
              {momentWithTime(item.at)}
            </time>
          </li>
        ))}
      </ol>
      {deeds.hasNextPage && (
        <Button size="small" isPending={deeds.isFetchingNextPage} onClick={() => void deeds.fetchNextPage()}>
          {auditWords.more}
        </Button>
      )}
    </Panel>
  );
}
