import { reports, reportWords, type ReportId, type ReportSettingsOf } from '@tussock/domain';
import { Button, DateField, Panel, Skeleton } from '@tussock/ui';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useStore } from 'zustand';
import { ChooseCulturalPlaces } from '../../activities/choose-cultural-places/index.ts';
import { useOpenPlan } from '../../routes/open-plan-context.ts';
import { useToday } from '../../sync/index.ts';
import { reportChoicesStore } from '../../plan-session/report-choices.ts';
import { TaskList } from '../../activities/show-task/index.ts';
import { useReportPdf } from './use-report-pdf.ts';
import styles from './reporting-screen.module.css';
import { SettingFields } from './setting-fields.tsx';

const ReportPreview = lazy(async () => ({ default: (await import('./report-preview.tsx')).ReportPreview }));

interface ReportTabProps {
  readonly id: ReportId;
  readonly mayDownload: boolean;
}

/** How a report looks; of a former day only to whoever may see those. */
function Preview({
  id,
  asAt,
  culturalPlaces,
}: Pick<ComponentProps<typeof ReportPreview>, 'id' | 'asAt' | 'culturalPlaces'>) {
  const { may } = useOpenPlan();
  const chosen = useStore(reportChoicesStore, (choices) => choices[id]);
  if (asAt !== null && !may('seeHistory')) return <p role="note">{reportWords.pastForPrint}</p>;
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <ReportPreview
        id={id}
        settings={chosen as unknown as ReportSettingsOf<ReportId>} // by the fields of its own settings
        asAt={asAt}
        culturalPlaces={culturalPlaces}
      />
    </Suspense>
  );
}

/** One report: what is chosen of it, its PDF, and how it looks. */
export function ReportTab({ id, mayDownload }: ReportTabProps) {
  const { name, about, settings } = reports[id];
  const chosen = useStore(reportChoicesStore, (choices) => choices[id]);
  const today = useToday();
  const { may, planId } = useOpenPlan();
  const [asAt, setAsAt] = useState<string | null>(null);
  const pdf = useReportPdf();
  const [culturalPlaces, setCulturalPlaces] = useState<readonly string[]>([]);
  const wish = {
    ...chosen,
    ...(asAt === null ? {} : { asAt }),
    ...(culturalPlaces.length === 0 ? {} : { culturalPlaces }),
  };
  // What is chosen now is what was fetched last.
  const isFetched =
    pdf.isSuccess &&
    !pdf.data &&
    JSON.stringify(pdf.variables) === JSON.stringify({ report: id, body: wish });
  return (
    <div className={styles.cards}>
      <Panel
        title={name}
        footer={
          mayDownload ? (
            <Button
              variant={isFetched ? 'white' : 'primary'}
              icon="download"
              isPending={pdf.isPending}
              onClick={() => pdf.mutate({ report: id, body: wish })}
            >
              {isFetched ? reportWords.downloadAgain : reportWords.download}
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
            {/* A day is of use to whoever reads it here or prints it. */}
            {(mayDownload || may('seeHistory')) && (
              <DateField
                label="As at"
                help="Left empty, the plan as it stands"
                value={asAt}
                max={today}
                onChange={setAsAt}
              />
            )}
          </div>
          {mayDownload && <ChooseCulturalPlaces chosen={culturalPlaces} onChoose={setCulturalPlaces} />}
          <p role="status" className={styles.note}>
            {pdf.isPending ? 'The report is being made…' : isFetched ? 'The report has been downloaded.' : ''}
          </p>
          {mayDownload && <TaskList planId={planId} kind="report" />}
        </div>
      </Panel>
      <Preview id={id} asAt={asAt} culturalPlaces={culturalPlaces} />
    </div>
  );
}
