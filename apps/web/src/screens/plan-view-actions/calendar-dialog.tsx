import { useMutation, useQuery } from '@tanstack/react-query';
import { makeCalendar, readCalendar, withdrawCalendar } from '@tussock/contract';
import { calendarWords as words, momentInWords } from '@tussock/domain';
import { Button, ConfirmDialog, CopyField, Dialog, NotRead, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import styles from './actions-screen.module.css';
import { client, reading } from '../../session/client.ts';

/** Dialog for the secret URL by which a calendar subscribes to the actions of the plan: create it, see it once, and withdraw it. */
export function CalendarDialog({
  planId,
  onClose,
}: {
  readonly planId: string;
  readonly onClose: () => void;
}) {
  const params = { planId };
  const standing = useQuery(reading(readCalendar, { params }));
  const madeAt = standing.data?.madeAt ?? null;
  const making = useMutation({
    mutationFn: () => client.call(makeCalendar, { params, body: { insteadOf: madeAt } }),
    onError: () => standing.refetch(),
  });
  const withdrawing = useMutation({
    mutationFn: () => client.call(withdrawCalendar, { params }),
    onSuccess: () => making.reset(),
  });
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = making.isPending || withdrawing.isPending;
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      mustBeAnswered={making.data !== undefined}
      footer={
        standing.data && (
          <>
            {madeAt !== null && (
              <Button disabled={isBusy} onClick={() => withdrawing.mutate()}>
                {words.withdraw}
              </Button>
            )}
            {making.data ? (
              <Button variant="primary" onClick={onClose}>
                {words.done}
              </Button>
            ) : (
              <Button
                variant="primary"
                disabled={isBusy}
                onClick={() => (madeAt === null ? making.mutate() : setIsAsking(true))}
              >
                {madeAt === null ? words.make : words.makeAnew}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.calendar}>
        <p>{words.about}</p>
        {standing.isPending ? (
          <Skeleton lines={2} />
        ) : standing.isError ? (
          <NotRead onAgain={() => void standing.refetch()}>You need to be online for this.</NotRead>
        ) : making.data ? (
          <>
            <CopyField id="calendar-address" label={words.address} value={making.data.address} />
            <p>{words.shownOnce}</p>
          </>
        ) : (
          <p>{madeAt === null ? words.none : words.madeOn(momentInWords(madeAt))}</p>
        )}
      </div>
      <ConfirmDialog
        title={words.makeAnew}
        isOpen={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          making.mutate();
        }}
        confirmLabel={words.makeAnew}
      >
        {words.anewEnds}
      </ConfirmDialog>
    </Dialog>
  );
}
