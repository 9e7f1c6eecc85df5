import { useSuspenseQuery } from '@tanstack/react-query';
import { listNotices, readNotices } from '@tussock/contract';
import { momentWithTime, noticeWords } from '@tussock/domain';
import { Button, EmptyState, PageContainer, Panel, Tag } from '@tussock/ui';
import { useState } from 'react';
import type { Address } from '../../routes/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { client, reading } from '../../session/client.ts';
import { settingsRoute } from '../auth-settings/route.ts';
import styles from './notices-screen.module.css';

const addressOf = (path: string): Address => {
  const { pathname, searchParams, hash } = new URL(path, location.origin);
  return {
    path: pathname,
    search: Object.fromEntries(searchParams),
    ...(hash ? { hash: hash.slice(1) } : {}),
  };
};

/** What somebody was told of their plans in the last 90 days, each with the way to it. */
export function NoticesScreen() {
  const {
    data: { results },
  } = useSuspenseQuery(reading(listNotices, {}));
  const [isPending, setIsPending] = useState(false);
  const handleRead = async () => {
    setIsPending(true);
    // The client shows what was wrong; the list stays.
    await client.call(readNotices, {}).catch(() => undefined);
    setIsPending(false);
  };
  const hasUnread = results.some(({ isRead }) => !isRead);
  return (
    <PageContainer title={noticeWords.title} width="narrow">
      <Panel
        isFlush={results.length > 0}
        actions={
          <>
            <RouteLink to={settingsRoute.at()}>{noticeWords.settingsLink}</RouteLink>
            {hasUnread && (
              <Button size="small" icon="check" isPending={isPending} onClick={() => void handleRead()}>
                {noticeWords.markRead}
              </Button>
            )}
          </>
        }
      >
        {results.length === 0 ? (
          <EmptyState title={noticeWords.none} icon="mail" />
        ) : (
          <ul className={styles.notices}>
            {results.map(({ _id: id, title, path, at, isRead }) => (
              <li key={id} className={styles.notice}>
                <RouteLink to={addressOf(path)}>{title}</RouteLink>
                {!isRead && <Tag variant="info">{noticeWords.isNew}</Tag>}
                <time className={styles.at} dateTime={at}>
                  {momentWithTime(at)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </PageContainer>
  );
}
