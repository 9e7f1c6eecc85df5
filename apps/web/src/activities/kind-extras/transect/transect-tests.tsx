import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listSoilTests, readPlan, type FeatureReply, type SoilTestReply } from '@tussock/contract';
import {
  analyteInWords,
  analytes,
  dayOfTest,
  soilBandOf,
  soilBands,
  soilTargetFor,
  writeResult,
  type Analyte,
} from '@tussock/domain';
import { buttonClasses, DataTable, EmptyState, Panel, Tag, type TableColumn } from '@tussock/ui';
import { reading } from '../../../session/client.ts';
import styles from './transect-tests.module.css';

const dayInWords = (day: string): string => day.split('-').reverse().join('/');

function resultCell(analyte: Analyte, feature: FeatureReply): TableColumn<SoilTestReply>['cell'] {
  const target = soilTargetFor(analyte.key, feature.properties);
  return function ResultCell({ results }) {
    const result = results[analyte.key];
    if (!result) return '–';
    const band = soilBandOf(analyte.key, result, target);
    return (
      <>
        {writeResult(result)}
        {band !== 'none' && <span className={styles.below}>{soilBands[band].label}</span>}
      </>
    );
  };
}

const columnsFor = (feature: FeatureReply, canEdit: boolean): readonly TableColumn<SoilTestReply>[] => [
  {
    id: 'day',
    header: 'Sampled',
    isRowHeader: true,
    cell: (test) => {
      const day = dayInWords(dayOfTest(test));
      return (
        <>
          {canEdit ? (
            <Link to={`/plan/${feature.planId}/edit/soil-test/${test._id}` as '/'}>{day}</Link>
          ) : (
            day
          )}{' '}
          {test.details['interim'] === true && <Tag variant="info">Interim</Tag>}
        </>
      );
    },
  },
  ...analytes.map((analyte): TableColumn<SoilTestReply> => ({
    id: analyte.key,
    header: analyteInWords(analyte),
    align: 'end',
    cell: resultCell(analyte, feature),
  })),
];

/** The tests of a transect, the newest first, each result against its target. */
export function TransectTests({ feature }: { readonly feature: FeatureReply }) {
  const { planId } = feature;
  const { data } = useQuery(reading(listSoilTests, { params: { planId } }));
  const { data: plan } = useQuery(reading(readPlan, { params: { planId } }));
  const tests = (data?.results ?? []).filter(({ transectId }) => transectId === feature._id);
  const canEdit = plan?.abilities.includes('editFeatures') ?? false;
  return (
    <Panel
      title="Soil tests"
      isFlush
      actions={
        <>
          {tests.length > 0 && (
            <Link to={`/plan/${planId}/view/soil-tests?place=${feature._id}` as '/'}>Trend</Link>
          )}
          {canEdit && (
            <Link
              to={`/plan/${planId}/edit/soil-test/new?transect=${feature._id}` as '/'}
              {...buttonClasses({ size: 'small' })}
            >
              New soil test
            </Link>
          )}
        </>
      }
    >
      <div className={styles.scroll}>
        <DataTable
          label="Soil tests of this transect"
          columns={columnsFor(feature, canEdit)}
          rows={tests}
          rowKey={({ _id }) => _id}
          isLoading={!data}
          emptyState={
            <EmptyState title="Not sampled yet" icon="leaf">
              Type in what a report says, or import the laboratory’s file under Soil.
            </EmptyState>
          }
        />
      </div>
    </Panel>
  );
}
