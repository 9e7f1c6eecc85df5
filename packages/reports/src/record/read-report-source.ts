import { isRemoved, type PlanInfo } from '@tussock/domain';
import type { ReportContent } from '../report-input.ts';
import type { PlanRow } from './plan-row.ts';
import { boundaryOf, featureOf } from './read-land.ts';

/** What a report is made from: rows of the plan's record at a revision, and what lies beside it. */
export interface ReportSource extends Pick<
  ReportContent,
  'at' | 'printedAt' | 'attribution' | 'beneath' | 'streams' | 'nitrogen' | 'imported'
> {
  readonly rows: readonly PlanRow[];
  readonly rev: number;
}

/** Who owns the farm, as its details say it. */
const ownerOf = ({ propertyOwnerships, contactName }: Partial<PlanInfo>): string | null => {
  const owners = (propertyOwnerships ?? []).map(({ ownerName }) => ownerName).filter(Boolean);
  return owners.join(', ') || contactName || null;
};

/**
 * A plan as reports read it. In the order of ids, which is that of making: rows of a former revision come in another order than those that
 * stand, and both are to give the same report.
 */
export function readReportSource({ rows: unsorted, rev, ...beside }: ReportSource): ReportContent {
  const rows = unsorted
    .filter(({ values }) => !isRemoved(values))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const find = (entity: string): PlanRow | undefined => rows.find((row) => row.entity === entity);
  // Info is written through the declared fields only.
  const info = (find('plan')?.values ?? {}) as Partial<PlanInfo>;
  const boundary = boundaryOf(find('boundary'));
  return {
    ...beside,
    plan: {
      propertyName: info.propertyName ?? '',
      ownerName: ownerOf(info),
      physicalAddress: info.physicalAddress ?? null,
      catchment: info.catchment ?? null,
      region: info.region ?? null,
      areaHectares: boundary.areaHectares,
      rev,
    },
    boundary: boundary.blocks,
    blockNames: boundary.blockNames.map(({ name }) => name),
    features: rows.flatMap(featureOf),
    rows,
  };
}
