import { useMutation, useQuery } from '@tanstack/react-query';
import { listReportDownloads, type ReplyOf } from '@tussock/contract';
import { dayInWords, momentWithTime, reports, sayBytes } from '@tussock/domain';
import { Button, EmptyState, Panel, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import { client, reading } from '../../session/client.ts';
import { fetchReport } from './fetch-report.ts';
import styles from './reporting-screen.module.css';

type Download = ReplyOf<typeof listReportDownloads>['results'][number];

/** Reports that were made of the plan, each to be made again just as it was. */
export function DownloadsCard({ planId }: { readonly planId: string }) {
  const { data, error } = useQuery(reading(listReportDownloads, { params: { planId }, query: {} }));
  const [older, setOlder] = useState<readonly Download[]>([]);
  const [next, setNext] = useState<string | null>();
  const before = next === undefined ? (data?.nextBefore ?? null) : next;
  const more = useMutation({
    mutationFn: (last: string) =>
      client.call(listReportDownloads, { params: { planId }, query: { before: last } }),
    onSuccess: ({ results, nextBefore }) => {
      setOlder((already) => [...already, ...results]);
      setNext(nextBefore);
    },
  });
  if (error) throw error;
  if (!data) return <Skeleton lines={5} />;
  const all = [...data.results, ...older];
  if (all.length === 0)
    return (
      <EmptyState title="No report has been made yet" icon="document">
        Each report that is downloaded is listed here, and can be made again as it was.
      </EmptyState>
    );
  return (
    <Panel
      title="Made before"
      footer={
        before !== null && (
          <Button isPending={more.isPending} onClick={() => more.mutate(before)}>
            Show older
          </Button>
        )
      }
    >
      <ul className={styles.made} aria-label="Reports that were made">
        {all.map((download) => (
          <li key={download._id}>
            <DownloadLine download={download} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function DownloadLine({ download }: { readonly download: Download }) {
  const { report, settings, rev, asAt, madeAt, madeByName, bytes } = download;
  const again = useMutation({ mutationFn: () => fetchReport(report, { ...settings, rev, asAt }) });
  const { name } = reports[report];
  const when = momentWithTime(madeAt);
  return (
    <>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {`As at ${dayInWords(asAt)}, revision ${rev}. Made ${when} by ${madeByName ?? 'somebody who left'}, ${sayBytes(bytes)}.`}
        </p>
      </div>
      <Button
        size="small"
        icon="download"
        isPending={again.isPending}
        aria-label={`Make again: ${name}, made ${when}`}
        onClick={() => again.mutate()}
      >
        Make again
      </Button>
    </>
  );
}
