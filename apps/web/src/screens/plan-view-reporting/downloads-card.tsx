import { useInfiniteQuery } from '@tanstack/react-query';
import { listReportDownloads, type ReplyOf } from '@tussock/contract';
import { dayInWords, momentWithTime, reports, sayBytes } from '@tussock/domain';
import { Button, EmptyState, Panel, Skeleton } from '@tussock/ui';
import { client, readsWith } from '../../session/client.ts';
import { TaskList } from '../../activities/show-task/index.ts';
import { useReportPdf } from './use-report-pdf.ts';
import styles from './reporting-screen.module.css';

type Download = ReplyOf<typeof listReportDownloads>['results'][number];

/** Reports that were made of the plan, each to be made again just as it was. */
export function DownloadsCard({ planId }: { readonly planId: string }) {
  const made = useInfiniteQuery({
    queryKey: [listReportDownloads.id, { planId }],
    meta: readsWith(listReportDownloads),
    queryFn: ({ pageParam, signal }) =>
      client.call(
        listReportDownloads,
        { params: { planId }, query: pageParam === null ? {} : { before: pageParam } },
        { signal, isQuiet: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
  });
  if (made.error && !made.data) throw made.error;
  if (!made.data) return <Skeleton lines={5} />;
  const all = made.data.pages.flatMap(({ results }) => results);
  if (all.length === 0)
    return (
      <EmptyState title="No report has been made yet" icon="document">
        Each report that is downloaded is listed here, and can be made again as it was.
      </EmptyState>
    );
  return (
    <Panel
      title="Previous reports"
      footer={
        made.hasNextPage && (
          <div>
            {made.isFetchNextPageError && <p role="alert">{made.error.message}</p>}
            <Button isPending={made.isFetchingNextPage} onClick={() => void made.fetchNextPage()}>
              Show older
            </Button>
          </div>
        )
      }
    >
      <TaskList planId={planId} kind="report" />
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
  const again = useReportPdf();
  const { name } = reports[report];
  const when = momentWithTime(madeAt);
  return (
    <>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {`As at ${dayInWords(asAt)}, revision ${rev}. Made ${when} by ${madeByName ?? 'a former user'}, ${sayBytes(bytes)}.`}
        </p>
      </div>
      <Button
        size="small"
        icon="download"
        isPending={again.isPending}
        aria-label={`Make again: ${name}, made ${when}`}
        onClick={() => again.mutate({ report, body: { ...settings, rev, asAt } })}
      >
        Make again
      </Button>
    </>
  );
}
