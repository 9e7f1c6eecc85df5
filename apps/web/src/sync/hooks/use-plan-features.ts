import type { BoundaryReply, FeatureReply, RecordRow, SoilTestReply } from '@tussock/contract';
import { allKinds, dayInNewZealand, SAMPLE_EVERY_YEARS, SOIL_TEST } from '@tussock/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { NO_RECORD, planRecordStore } from '../open-record.ts';
import type { PlanRecord } from '../plan-sync.ts';
import { boundaryOfRow, featureOfRow, soilTestOfRow } from './feature-of-row.ts';
import { useRows } from './use-record.ts';

// The rows of a kind are the same list until one of them changes; so are its features.
const ofRows = new WeakMap<readonly RecordRow[], readonly FeatureReply[]>();

const byAge = (one: FeatureReply, other: FeatureReply): number =>
  one.createdAt === other.createdAt
    ? one._id < other._id
      ? -1
      : 1
    : one.createdAt < other.createdAt
      ? -1
      : 1;

function featuresOfRows(planId: string, rows: readonly RecordRow[]): readonly FeatureReply[] {
  const known = ofRows.get(rows);
  if (known) return known;
  const made = rows.flatMap((row) => featureOfRow(planId, row) ?? []).sort(byAge);
  ofRows.set(rows, made);
  return made;
}

/** All features of a plan, kind by kind and the oldest first; the same list until one of them changes. */
function featureReader(planId: string, record: Pick<PlanRecord, 'rowsOf'>): () => readonly FeatureReply[] {
  let lists: readonly (readonly FeatureReply[])[] = [];
  let all: readonly FeatureReply[] = [];
  return () => {
    const now = allKinds.map(({ id }) => featuresOfRows(planId, record.rowsOf(id)));
    if (now.length === lists.length && now.every((list, at) => list === lists[at])) return all;
    lists = now;
    all = now.flat();
    return all;
  };
}

/** All features of the open plan, kind by kind and the oldest first, what is not sent yet among them. */
export function usePlanFeatures(planId: string): readonly FeatureReply[] {
  const record = useStore(planRecordStore, (state) => state.record) ?? NO_RECORD;
  const read = useMemo(() => featureReader(planId, record), [planId, record]);
  return useSyncExternalStore(record.subscribe, read);
}

/** Asked at each drawing: a page may be open over midnight. */
const todayInNewZealand = (): string => dayInNewZealand(new Date());

interface SoilRecord {
  /** The newest first. */
  readonly tests: readonly SoilTestReply[];
  /** Years between two tests of one place. */
  readonly everyYears: number;
  /** 'YYYY-MM-DD' in New Zealand. */
  readonly today: string;
}

/** The soil tests of the open plan, and what tells when the next is due. */
export function useSoilRecord(): SoilRecord {
  const everyYears = usePlanRow()?.values['soilTestEveryYears'];
  return {
    tests: useSoilTests(),
    everyYears: typeof everyYears === 'number' ? everyYears : SAMPLE_EVERY_YEARS,
    today: todayInNewZealand(),
  };
}

/** The soil tests of the open plan, the newest first. */
export function useSoilTests(): readonly SoilTestReply[] {
  const rows = useRows(SOIL_TEST);
  return useMemo(
    () =>
      rows
        .map(soilTestOfRow)
        .sort((one, other) =>
          String(other.details['sampledOn']).localeCompare(String(one.details['sampledOn'])),
        ),
    [rows],
  );
}

/** The saved boundary of the open plan; undefined while its record is not here. */
export function useBoundary(): BoundaryReply | undefined {
  const [row] = useRows('boundary');
  return row && boundaryOfRow(row);
}

/** The row of the plan's own details. */
export const usePlanRow = (): RecordRow | undefined => useRows('plan')[0];
