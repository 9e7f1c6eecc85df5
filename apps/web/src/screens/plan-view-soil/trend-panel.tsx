import type { SoilTestReply } from '@tussock/contract';
import {
  type Analyte,
  dayWithMonth,
  soilBandOf,
  soilBands,
  soilTargetFor,
  soilTrend,
  type TrendPoint,
  writeResult,
} from '@tussock/domain';
import { DataTable, EmptyState, LineChart, Panel, Select, type TableColumn } from '@tussock/ui';
import { useMemo } from 'react';
import { BandChip } from '../../activities/colour-by-soil/index.ts';
import type { SampledPlace } from './sampled-places.ts';
import styles from './soil-screen.module.css';
import { targetInWords, trendChart, trendHeading } from './trend-chart.ts';

interface TrendPanelProps {
  readonly places: readonly SampledPlace[];
  readonly place: SampledPlace;
  readonly analyte: Analyte;
  readonly tests: readonly SoilTestReply[];
  readonly onPlace: (id: string) => void;
}

const columnsFor = (place: SampledPlace, analyte: Analyte): readonly TableColumn<TrendPoint>[] => {
  const names = new Map(place.transects.map(({ id, name }) => [id, name]));
  const grounds = new Map(place.transects.map(({ id, feature }) => [id, feature.properties]));
  return [
    { id: 'day', header: 'Sampled', isRowHeader: true, cell: ({ day }) => dayWithMonth(day) },
    ...(place.transects.length > 1
      ? [{ id: 'mean', header: 'Mean', align: 'end', cell: ({ mean }: TrendPoint) => mean } as const]
      : []),
    {
      id: 'results',
      header: trendHeading(analyte),
      cell: ({ results }) => (
        <ul className={styles.results}>
          {results.map(({ transectId, result }) => {
            const target = soilTargetFor(analyte.key, grounds.get(transectId) ?? {});
            const band = soilBands[soilBandOf(analyte.key, result, target)];
            return (
              <li key={transectId}>
                <BandChip colour={band.colour} />
                {place.transects.length > 1 && `${names.get(transectId) ?? ''}: `}
                {`${writeResult(result)}, ${band.label.toLowerCase()}`}
              </li>
            );
          })}
        </ul>
      ),
    },
  ];
};

/** How a place went: a chart against its target, the source of the target, and the figures beside it. */
export function TrendPanel({ places, place, analyte, tests, onPlace }: TrendPanelProps) {
  const points = useMemo(
    () =>
      soilTrend(
        tests,
        place.transects.map(({ id }) => id),
        analyte.key,
      ),
    [tests, place, analyte],
  );
  return (
    <Panel title="Trend">
      <div className={styles.trend}>
        <div className={styles.choice}>
          <Select
            label="Place"
            options={places.map(({ id, name, isLandUnit }) => ({
              id,
              label: isLandUnit ? `${name} (land unit)` : name,
            }))}
            value={place.id}
            onChange={(id) => onPlace(id ?? place.id)}
          />
        </div>
        {points.length === 0 ? (
          <EmptyState title={`${analyte.label} was never measured at ${place.name}`} icon="chart">
            Add a test, or import the file of a laboratory.
          </EmptyState>
        ) : (
          <>
            <LineChart spec={trendChart(place, analyte, points)} />
            <p className={styles.note}>{targetInWords(place, analyte)}</p>
            <DataTable
              label={`${analyte.label} at ${place.name}`}
              columns={columnsFor(place, analyte)}
              rows={points.toReversed()}
              rowKey={({ day, mean }) => `${day}:${mean}`}
              emptyState={null}
            />
          </>
        )}
      </div>
    </Panel>
  );
}
