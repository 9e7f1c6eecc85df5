import { useMutation } from '@tanstack/react-query';
import { downloadSoilTests } from '@tussock/contract';
import { analyteInWords, analytes, type Analyte, type AnalyteKey } from '@tussock/domain';
import { Button, buttonClasses, Select } from '@tussock/ui';
import { saveFile } from '../../activities/save-file/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { client } from '../../session/client.ts';
import { whileLoading } from '../../session/loading.ts';
import { NEW_SOIL_TEST, soilTestRoute } from '../plan-edit-soil-test/route.ts';
import type { soilRoute } from './route.ts';
import type { SampledPlace } from './sampled-places.ts';
import styles from './soil-screen.module.css';

interface SoilBarProps extends Pick<PlanScreenPropsOf<typeof soilRoute>, 'planId' | 'may'> {
  readonly analyte: Analyte;
  readonly onAnalyte: (key: AnalyteKey) => void;
  readonly hasTests: boolean;
  readonly hasTransects: boolean;
  /** Whose results are shown: a new test is proposed for it. */
  readonly place: SampledPlace | undefined;
  readonly onImport: () => void;
}

/** What is measured, and what can be done with the tests of a farm. */
export function SoilBar({
  planId,
  may,
  analyte,
  onAnalyte,
  hasTests,
  hasTransects,
  place,
  onImport,
}: SoilBarProps) {
  const download = useMutation({
    mutationFn: () =>
      whileLoading('report', () => client.callForFile(downloadSoilTests, { params: { planId } })),
    onSuccess: ({ blob, fileName }) => saveFile(blob, fileName ?? 'soil tests.csv'),
  });
  return (
    <div className={styles.bar}>
      <div className={styles.choice}>
        <Select
          label="Measured"
          options={analytes.map((one) => ({ id: one.key, label: analyteInWords(one) }))}
          value={analyte.key}
          onChange={(key: AnalyteKey | null) => onAnalyte(key ?? analyte.key)}
        />
      </div>
      <div className={styles.acts}>
        {may('editFeatures') && (
          <Button icon="upload" onClick={onImport}>
            Import laboratory file
          </Button>
        )}
        {may('downloadReports') && hasTests && (
          <Button icon="download" isPending={download.isPending} onClick={() => download.mutate()}>
            Export tests
          </Button>
        )}
        {may('editFeatures') && hasTransects && (
          <RouteLink
            to={soilTestRoute.at(
              { planId, soilTestId: NEW_SOIL_TEST },
              place && !place.isLandUnit ? { transect: place.id } : {},
            )}
            {...buttonClasses({ variant: 'primary' })}
          >
            New soil test
          </RouteLink>
        )}
      </div>
    </div>
  );
}
