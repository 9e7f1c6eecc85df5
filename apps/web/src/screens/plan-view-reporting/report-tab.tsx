import { useMutation } from '@tanstack/react-query';
import { reportCalls, type ReportBody } from '@tussock/contract';
import { reports, type ReportId, type ReportSettingsOf } from '@tussock/domain';
import { Button, Panel, Skeleton } from '@tussock/ui';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { saveFile } from '../../activities/save-file/index.ts';
import { reportChoicesStore } from '../../plan-session/report-choices.ts';
import { client } from '../../session/client.ts';
import { whileLoading } from '../../session/loading.ts';
import styles from './reporting-screen.module.css';
import { SettingFields } from './setting-fields.tsx';

const ReportPreview = lazy(async () => ({ default: (await import('./report-preview.tsx')).ReportPreview }));

interface ReportTabProps {
  readonly id: ReportId;
  readonly mayDownload: boolean;
}

/** One report: what is chosen of it, its PDF, and how it looks. */
export function ReportTab({ id, mayDownload }: ReportTabProps) {
  const { name, about, fileName, settings } = reports[id];
  const chosen = useStore(reportChoicesStore, (choices) => choices[id]);
  const download = useMutation({
    mutationFn: () =>
      whileLoading(
        'report',
        () => client.callForFile(reportCalls[id], { body: chosen as unknown as ReportBody<typeof id> }), // by the fields of its own settings
      ),
    onSuccess: ({ blob, fileName: named }) => saveFile(blob, named ?? `${fileName}.pdf`),
  });
  return (
    <div className={styles.cards}>
      <Panel
        title={name}
        footer={
          mayDownload ? (
            <Button
              variant="primary"
              icon="download"
              isPending={download.isPending}
              onClick={() => download.mutate()}
            >
              Download PDF
            </Button>
          ) : (
            <p className={styles.note}>Your role on this plan does not include reports.</p>
          )
        }
      >
        <div className={styles.settings}>
          <p className={styles.note}>{about}</p>
          <div className={styles.fields}>
            <SettingFields
              settings={settings}
              chosen={chosen}
              onChoose={(next) => reportChoicesStore.setState({ [id]: next })}
            />
          </div>
          <p role="status" className={styles.note}>
            {download.isPending
              ? 'The report is being made…'
              : download.isSuccess
                ? 'The report has been downloaded.'
                : ''}
          </p>
        </div>
      </Panel>
      <Suspense fallback={<Skeleton lines={8} />}>
        <ReportPreview id={id} settings={chosen as unknown as ReportSettingsOf<ReportId>} />
      </Suspense>
    </div>
  );
}
