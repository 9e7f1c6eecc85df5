import { useSuspenseQuery } from '@tanstack/react-query';
import { discardFailedJob, listFailedJobs, retryFailedJob, type FailedJob } from '@tussock/contract';
import { jobKindLabel, momentWithTime, serviceWords } from '@tussock/domain';
import { Button, ConfirmDialog, DataTable, Panel, type TableColumn } from '@tussock/ui';
import { useState } from 'react';
import { client, reading } from '../../session/client.ts';
import styles from './service-screen.module.css';

interface JobActs {
  readonly pendingId: string | undefined;
  readonly onRetry: (job: FailedJob) => void;
  readonly onDiscard: (job: FailedJob) => void;
}

const columnsOf = ({ pendingId, onRetry, onDiscard }: JobActs): readonly TableColumn<FailedJob>[] => [
  { id: 'kind', header: 'Work', isRowHeader: true, cell: ({ kind }) => jobKindLabel(kind) },
  {
    id: 'about',
    header: 'For',
    cell: ({ planName, askedByName }) => [planName, askedByName].filter(Boolean).join(', ') || '–',
  },
  { id: 'error', header: 'Fault', cell: ({ error }) => <span className={styles.fault}>{error ?? '–'}</span> },
  {
    id: 'failedAt',
    header: 'Failed',
    align: 'end',
    cell: ({ failedAt }) => <time dateTime={failedAt}>{momentWithTime(failedAt)}</time>,
  },
  {
    id: 'acts',
    header: 'Decide',
    cell: (job) => (
      <span className={styles.acts}>
        {job.canRetry ? (
          <Button size="small" isPending={pendingId === job._id} onClick={() => onRetry(job)}>
            {serviceWords.retry}
          </Button>
        ) : (
          <span className={styles.note}>{serviceWords.cleared}</span>
        )}
        <Button size="small" onClick={() => onDiscard(job)}>
          {serviceWords.discard}
        </Button>
      </span>
    ),
  },
];

/** Background work that failed for good: started again or discarded, one by one. */
export function FailedJobs() {
  const { data } = useSuspenseQuery(reading(listFailedJobs, {}));
  const [pendingId, setPendingId] = useState<string>();
  const [discarding, setDiscarding] = useState<FailedJob>();
  const decide = async (job: FailedJob, call: typeof retryFailedJob | typeof discardFailedJob) => {
    setPendingId(job._id);
    try {
      await client.call(call, { params: { id: job._id } });
    } catch {
      // The client has shown what was wrong; the list stays.
    } finally {
      setPendingId(undefined);
      setDiscarding(undefined);
    }
  };
  const columns = columnsOf({
    pendingId,
    onRetry: (job) => void decide(job, retryFailedJob),
    onDiscard: setDiscarding,
  });
  const { results, total } = data;
  return (
    <Panel title={serviceWords.failed} isFlush={total > 0}>
      {total === 0 ? (
        <p className={styles.note}>{serviceWords.failedNone}</p>
      ) : (
        <DataTable
          label={serviceWords.failed}
          columns={columns}
          rows={results}
          rowKey={({ _id }) => _id}
          emptyState={null}
        />
      )}
      {total > results.length && <p className={styles.more}>{serviceWords.firstOf(results.length, total)}</p>}
      <ConfirmDialog
        title={serviceWords.discardAsk}
        isOpen={discarding !== undefined}
        confirmLabel={serviceWords.discard}
        isPending={pendingId !== undefined}
        onConfirm={() => discarding && void decide(discarding, discardFailedJob)}
        onCancel={() => setDiscarding(undefined)}
      >
        {serviceWords.discardMeans}
      </ConfirmDialog>
    </Panel>
  );
}
