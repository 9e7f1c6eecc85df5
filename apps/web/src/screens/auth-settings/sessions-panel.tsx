import { momentWithTime } from '@tussock/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '@tussock/contract';
import { Button, ConfirmDialog, Panel, Tag } from '@tussock/ui';
import { useState } from 'react';
import { client, reading } from '../../session/client.ts';
import styles from './settings-screen.module.css';

/** Where somebody is signed in, and the way to end it: one place, or all others at once. */
export function SessionsPanel() {
  const { data } = useSuspenseQuery(reading(listSessions, {}));
  const [pendingId, setPendingId] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const others = data.results.filter(({ isCurrent }) => !isCurrent);
  const end = async (id: string, act: () => Promise<unknown>) => {
    setPendingId(id);
    try {
      await act();
    } catch {
      // The client has shown what was wrong; the list stays.
    } finally {
      setPendingId(undefined);
      setIsAsking(false);
    }
  };
  return (
    <Panel
      title="Where you are signed in"
      isFlush
      footer={
        others.length > 0 && <Button onClick={() => setIsAsking(true)}>Sign out everywhere else</Button>
      }
    >
      <ul className={styles.sessions}>
        {data.results.map(({ _id, device, isCurrent, createdAt, lastSeenAt }) => (
          <li key={_id} className={styles.session}>
            <div className={styles.about}>
              <p className={styles.device}>
                {device} {isCurrent && <Tag variant="success">This one</Tag>}
              </p>
              <p className={styles.times}>
                {`Signed in ${momentWithTime(createdAt)}. `}
                {!isCurrent && `Last used ${momentWithTime(lastSeenAt)}.`}
              </p>
            </div>
            {!isCurrent && (
              <Button
                size="small"
                isPending={pendingId === _id}
                aria-label={`End the session of ${device}, signed in ${momentWithTime(createdAt)}`}
                onClick={() => void end(_id, () => client.call(endSession, { params: { sessionId: _id } }))}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title="Sign out everywhere else?"
        isOpen={isAsking}
        confirmLabel="Sign out everywhere else"
        isPending={pendingId === 'others'}
        onConfirm={() => void end('others', () => client.call(endOtherSessions, {}))}
        onCancel={() => setIsAsking(false)}
      >
        You stay signed in here. Anything not yet sent from the other devices waits there until you sign in
        again.
      </ConfirmDialog>
    </Panel>
  );
}
