import { useQuery } from '@tanstack/react-query';
import { readFertiliserSeason } from '@tussock/contract';
import { endOfDayInNewZealand, type ReportId, type ReportSettingsOf } from '@tussock/domain';
import {
  nitrogenOfSeason,
  printLayerOf,
  reportDocument,
  withoutCulturalPlaces,
  type Block,
  type ReportSource,
} from '@tussock/reports';
import { Skeleton } from '@tussock/ui';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useReadLayers } from '../../activities/imported-layers/index.ts';
import { SaveBlock } from '../../activities/save-file/index.ts';
import { DocumentView, useLandAround } from '../../activities/show-document/index.ts';
import { useOpenPlan } from '../../routes/open-plan-context.ts';
import { useRecordAt, useRowsToShow, useSync } from '../../sync/index.ts';
import { reading } from '../../session/client.ts';

interface ReportPreviewProps {
  readonly id: ReportId;
  readonly settings: ReportSettingsOf<ReportId>;
  /** The day that is shown, 'YYYY-MM-DD'; null for the plan as it stands. */
  readonly asAt: string | null;
  /** Ids of the cultural places that are shown: each was chosen by itself. */
  readonly culturalPlaces: readonly string[];
}

const noPictures = () => undefined;
const withSaving = (block: Block, view: ReactNode, fileName: string) => (
  <SaveBlock block={block} fileName={fileName}>
    {view}
  </SaveBlock>
);

/** The rows of the open plan as they stand, or at the end of a day; nothing while those are read. */
function useRowsShown(planId: string, asAt: string | null) {
  const standing = useRowsToShow();
  const { rev } = useSync();
  const { data: former, error } = useRecordAt(planId, asAt);
  return { shown: asAt === null ? { rows: standing, rev } : former, error };
}

/** What lies beside the record, as far as it is here: the land around, whose titles its boundary is made from, and nitrogen, which is reckoned for print on a past day. */
function useBeside(
  planId: string,
  asAt: string | null,
): Pick<ReportSource, 'streams' | 'attribution' | 'beneath' | 'nitrogen'> {
  const around = useLandAround(planId, asAt);
  const { data: season } = useQuery({
    ...reading(readFertiliserSeason, { params: { planId }, query: {} }),
    enabled: asAt === null,
  });
  return useMemo(
    () => ({
      ...around,
      ...(season && asAt === null ? { nitrogen: nitrogenOfSeason(season) } : {}),
    }),
    [around, season, asAt],
  );
}

const noLayers: readonly string[] = [];

/** The imported layers that a report shows, as far as they are here. */
function useImported(planId: string, settings: object): Pick<ReportSource, 'imported'> {
  const ids = 'imported' in settings ? (settings.imported as readonly string[]) : noLayers; // as its setting says
  const read = useReadLayers(planId, ids);
  return useMemo(
    () => ({
      imported: read.map(({ layer, table }) => printLayerOf({ id: layer.id, values: { ...layer } }, table)),
    }),
    [read],
  );
}

/** A report as it would be printed, live, and without a line too but for days that are past. */
export function ReportPreview({ id, settings, asAt, culturalPlaces }: ReportPreviewProps) {
  const { planId } = useOpenPlan();
  const chosen = useDeferredValue(settings);
  const { shown, error } = useRowsShown(planId, asAt);
  const beside = useBeside(planId, asAt);
  const imported = useImported(planId, chosen);
  const rev = shown?.rev ?? 0;
  const whole = shown?.rows;
  const rows = useMemo(() => whole && withoutCulturalPlaces(whole, culturalPlaces), [whole, culturalPlaces]);
  // The day the page was opened: nobody reads a report over midnight.
  const [now] = useState(() => new Date());
  const document = useMemo(() => {
    const end = asAt === null ? now.getTime() : endOfDayInNewZealand(asAt).getTime() - 1;
    const at = new Date(Math.min(now.getTime(), end));
    return rows && reportDocument(id, { rows, rev, at, printedAt: now, ...beside, ...imported }, chosen);
  }, [id, rows, rev, asAt, now, beside, imported, chosen]);
  if (error) return <p role="alert">{error.message}</p>;
  if (!document) return <Skeleton lines={8} />;
  return (
    <DocumentView
      document={document}
      addressOf={noPictures}
      around={(block, view, { title }) => withSaving(block, view, `${document.subject} ${title}`)}
    />
  );
}
