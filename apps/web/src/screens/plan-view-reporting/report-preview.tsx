import type { ReportId, ReportSettingsOf } from '@tussock/domain';
import { reportDocument } from '@tussock/reports';
import { useDeferredValue, useMemo, useState } from 'react';
import { DocumentView } from '../../activities/show-document/index.ts';
import { useAllRows, useSync } from '../../record/index.ts';

interface ReportPreviewProps {
  readonly id: ReportId;
  readonly settings: ReportSettingsOf<ReportId>;
}

const noPictures = () => undefined;

/** A report as it would be printed now, live, and without a line too. */
export function ReportPreview({ id, settings }: ReportPreviewProps) {
  const rows = useDeferredValue(useAllRows());
  const chosen = useDeferredValue(settings);
  const { rev } = useSync();
  // The day the page was opened: nobody reads a report over midnight.
  const [at] = useState(() => new Date());
  const document = useMemo(() => reportDocument(id, { rows, rev, at }, chosen), [id, rows, rev, at, chosen]);
  return <DocumentView document={document} addressOf={noPictures} />;
}
