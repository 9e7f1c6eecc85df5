import {
  type Analyte,
  analyteInWords,
  analytes,
  dayOfTest,
  dayWithMonth,
  kinds,
  soilBandOf,
  soilBands,
  soilTargetFor,
} from '@tussock/domain';
import { DataTable, Panel, Tag, type TableColumn } from '@tussock/ui';
import { featurePage, kindViewRoute } from '../kind/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { BandChip } from '../../activities/colour-by-soil/index.ts';
import type { Transect } from './sampled-places.ts';
import styles from './soil-screen.module.css';
import { resultInWords } from './soil-words.ts';

function ResultCell({
  transect: { feature, newest },
  analyte,
}: {
  readonly transect: Transect;
  readonly analyte: Analyte;
}) {
  const result = newest?.results[analyte.key];
  if (!result) return '–';
  const band = soilBandOf(analyte.key, result, soilTargetFor(analyte.key, feature.properties));
  return (
    <div>
      {resultInWords(result)}
      {band !== 'none' && (
        <span className={styles.band}>
          <BandChip colour={soilBands[band].colour} />
          {soilBands[band].label}
        </span>
      )}
    </div>
  );
}

const columnsFor = (planId: string): readonly TableColumn<Transect>[] => [
  {
    id: 'name',
    header: 'Transect',
    isRowHeader: true,
    cell: ({ id, name }) => (
      <RouteLink to={kindViewRoute.at(featurePage(planId, kinds.transect, id))}>{name}</RouteLink>
    ),
  },
  {
    id: 'sampled',
    header: 'Sampled',
    cell: ({ newest }) => (
      <div>
        {newest ? dayWithMonth(dayOfTest(newest)) : 'Never'}
        {newest?.details['interim'] === true && (
          <p>
            <Tag variant="info">Interim</Tag>
          </p>
        )}
      </div>
    ),
  },
  ...analytes.map((analyte): TableColumn<Transect> => ({
    id: analyte.key,
    header: analyteInWords(analyte),
    align: 'end',
    cell: (transect) => <ResultCell transect={transect} analyte={analyte} />,
  })),
];

/** The newest test of each transect, each result against its target. */
export function ResultsPanel({
  planId,
  transects,
}: {
  readonly planId: string;
  readonly transects: readonly Transect[];
}) {
  return (
    <Panel title="Newest results" isFlush>
      <div className={styles.scroll}>
        <DataTable
          label="Newest results by transect"
          columns={columnsFor(planId)}
          rows={transects}
          rowKey={({ id }) => id}
          emptyState={null}
        />
      </div>
    </Panel>
  );
}
