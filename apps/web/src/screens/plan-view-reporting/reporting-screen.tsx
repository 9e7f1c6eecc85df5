import { useMutation } from '@tanstack/react-query';
import { downloadPaddockReport } from '@tussock/contract';
import { kinds } from '@tussock/domain';
import { Button, Panel, RadioGroup } from '@tussock/ui';
import { useStore } from 'zustand';
import type { reportingPlace } from './place.ts';
import { drawPlace } from '../plan-edit-map/place.ts';
import type { PlanScreenPropsOf } from '../../places/plan-place.ts';
import { PlanPage } from '../../places/plan-page.tsx';
import { PlaceLink } from '../../places/place-link.tsx';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { reportModesStore } from '../../plan-session/report-modes.ts';
import { client } from '../../session/client.ts';
import { whileLoading } from '../../session/loading.ts';
import { WholePlanCard } from './whole-plan-card.tsx';
import { PlanBookCard } from './plan-book-card.tsx';
import styles from './reporting-screen.module.css';
import { saveFile } from '../../activities/save-file/index.ts';

const featureModes = [
  { id: 'number', label: 'Number of paddocks' },
  { id: 'area', label: 'Area of paddocks' },
] as const;
const cropModes = [
  { id: 'hectares', label: 'Hectares' },
  { id: 'percentage', label: 'Percentage' },
] as const;

/** Choose what a report counts, and download it. */
export function ReportingScreen({ planId, may }: PlanScreenPropsOf<typeof reportingPlace>) {
  const { features, isLoading } = usePlanMap(planId);
  const hasPaddocks = features.some(({ featureType }) => featureType === kinds.paddock.wording.featureType);
  const modes = useStore(reportModesStore);
  const download = useMutation({
    mutationFn: () =>
      whileLoading('report', () => client.callForFile(downloadPaddockReport, { body: modes })),
    onSuccess: ({ blob, fileName }) => saveFile(blob, fileName ?? 'paddock report.pdf'),
  });
  return (
    <PlanPage width="narrow">
      <div className={styles.cards}>
        <PlanBookCard mayDownload={may('downloadReports')} />
        <Panel
          title="Paddock report"
          footer={
            may('downloadReports') ? (
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
            <p className={styles.note}>
              A cover, a map of the farm, charts, and a table of every paddock, ready to print.
            </p>
            {!isLoading && !hasPaddocks && (
              <p className={styles.note}>
                No paddock is drawn yet, so there is little to print.{' '}
                <PlaceLink to={drawPlace.at({ planId })}>Draw on the map</PlaceLink>
              </p>
            )}
            <RadioGroup
              label="Chart by use shows"
              look="segments"
              options={featureModes}
              value={modes.paddockFeatureMode}
              onChange={(paddockFeatureMode) => reportModesStore.setState({ paddockFeatureMode })}
            />
            <RadioGroup
              label="Crops and pasture in"
              look="segments"
              options={cropModes}
              value={modes.cropPastureMode}
              onChange={(cropPastureMode) => reportModesStore.setState({ cropPastureMode })}
            />
            <p role="status" className={styles.note}>
              {download.isPending
                ? 'The report is being made…'
                : download.isSuccess
                  ? 'The report has been downloaded.'
                  : ''}
            </p>
          </div>
        </Panel>
        {may('exportPlan') && <WholePlanCard planId={planId} />}
      </div>
    </PlanPage>
  );
}
