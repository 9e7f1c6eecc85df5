import type { FeatureReply, SoilTestReply } from '@tussock/contract';
import {
  analytes,
  dayOfTest,
  dayWithMonth,
  soilBandOf,
  soilBands,
  soilTargetFor,
  writeResult,
  withUnit,
  type Results,
} from '@tussock/domain';
import { buttonClasses, DataTable, EmptyState, Panel, Tag, type TableColumn } from '@tussock/ui';
import { soilRoute } from '../../../screens/plan-view-soil/route.ts';
import { NEW_SOIL_TEST, soilTestRoute } from '../../../screens/plan-edit-soil-test/route.ts';
import { RouteLink } from '../../../routes/route-link.tsx';
import { useOpenPlan } from '../../../routes/open-plan-context.ts';
import { useSoilTests, useSync } from '../../../sync/index.ts';
import styles from './transect-tests.module.css';

/** Each result with its unit, against its target. */
function ResultList({ results, feature }: { readonly results: Results; readonly feature: FeatureReply }) {
  return (
    <ul className={styles.results}>
      {analytes.flatMap((analyte) => {
        const result = results[analyte.key];
        if (!result) return [];
        const band = soilBandOf(analyte.key, result, soilTargetFor(analyte.key, feature.properties));
        return (
          <li key={analyte.key}>
            <span className={styles.label}>{analyte.label}</span> {withUnit(analyte, writeResult(result))}
            {band !== 'none' && (
              <span className={styles.label}>{` ${soilBands[band].label.toLowerCase()}`}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const columnsFor = (feature: FeatureReply, canEdit: boolean): readonly TableColumn<SoilTestReply>[] => [
  {
    id: 'day',
    header: 'Sampled',
    isRowHeader: true,
    cell: (test) => {
      const day = dayWithMonth(dayOfTest(test));
      return (
        <div>
          {canEdit ? (
            <RouteLink to={soilTestRoute.at({ planId: feature.planId, soilTestId: test._id })}>
              {day}
            </RouteLink>
          ) : (
            day
          )}{' '}
          {test.details['interim'] === true && <Tag variant="info">Interim</Tag>}
        </div>
      );
    },
  },
  {
    id: 'results',
    header: 'Results',
    cell: ({ results }) => <ResultList results={results} feature={feature} />,
  },
];

/** The tests of a transect, the newest first, each result against its target. */
export function TransectTests({ feature }: { readonly feature: FeatureReply }) {
  const { planId } = feature;
  const { phase } = useSync();
  const tests = useSoilTests().filter(({ transectId }) => transectId === feature._id);
  const canEdit = useOpenPlan().may('editFeatures');
  return (
    <Panel
      title="Soil tests"
      isFlush
      actions={
        <>
          {tests.length > 0 && (
            <RouteLink to={soilRoute.at({ planId }, { place: feature._id })}>Trend</RouteLink>
          )}
          {canEdit && (
            <RouteLink
              to={soilTestRoute.at({ planId, soilTestId: NEW_SOIL_TEST }, { transect: feature._id })}
              {...buttonClasses({ size: 'small' })}
            >
              New soil test
            </RouteLink>
          )}
        </>
      }
    >
      <DataTable
        label="Soil tests of this transect"
        columns={columnsFor(feature, canEdit)}
        rows={tests}
        rowKey={({ _id }) => _id}
        isLoading={phase === 'opening'}
        emptyState={
          <EmptyState title="Not sampled yet" icon="leaf">
            {canEdit && 'Type in the results from a report, or import the laboratory’s file under Soil.'}
          </EmptyState>
        }
      />
    </Panel>
  );
}
