import { useQuery } from '@tanstack/react-query';
import { readReportStreams } from '@tussock/contract';
import { endOfDayInNewZealand, type ReportId, type ReportSettingsOf } from '@tussock/domain';
import { reportDocument } from '@tussock/reports';
import { Skeleton } from '@tussock/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { DocumentView } from '../../activities/show-document/index.ts';
import { useOpenPlan } from '../../places/open-plan-context.ts';
import { useAllRows, useRecordAt, useSync } from '../../record/index.ts';
import { reading } from '../../session/client.ts';

interface ReportPreviewProps {
  readonly id: ReportId;
  readonly settings: ReportSettingsOf<ReportId>;
  /** The day that is shown, 'YYYY-MM-DD'; null for the plan as it stands. */
  readonly asAt: string | null;
}

const noPictures = () => undefined;

/** The rows of the open plan as they stand, or at the end of a day; nothing while those are read. */
function useRowsShown(asAt: string | null) {
  const { planId } = useOpenPlan();
  const standing = useDeferredValue(useAllRows());
  const { rev } = useSync();
  const { data: former, error } = useRecordAt(planId, asAt);
  return { shown: asAt === null ? { rows: standing, rev } : former, error };
}

/** A report as it would be printed, live, and without a line too but for days that are past. */
export function ReportPreview({ id, settings, asAt }: ReportPreviewProps) {
  const { planId } = useOpenPlan();
  const chosen = useDeferredValue(settings);
  const { shown, error } = useRowsShown(asAt);
  const [rows, rev] = [shown?.rows, shown?.rev ?? 0];
  const { data: around } = useQuery(reading(readReportStreams, { params: { planId } }));
  const streams = around?.results;
  // The day the page was opened: nobody reads a report over midnight.
  const [now] = useState(() => new Date());
  const document = useMemo(() => {
    const at =
      asAt === null ? now : new Date(Math.min(now.getTime(), endOfDayInNewZealand(asAt).getTime() - 1));
    return (
      rows && reportDocument(id, { rows, rev, at, printedAt: now, ...(streams ? { streams } : {}) }, chosen)
    );
  }, [id, rows, rev, asAt, now, streams, chosen]);
  if (error) return <p role="alert">{error.message}</p>;
  return document ? <DocumentView document={document} addressOf={noPictures} /> : <Skeleton lines={8} />;
}
