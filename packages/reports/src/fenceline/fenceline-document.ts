import { titleAttribution, type FencelineSettings, reports } from '@tussock/domain';
import type { Block, PlanDocument } from '../document/plan-document.ts';
import { documentOf } from '../document/report-document.ts';
import { groundOfReport } from '../map/ground.ts';
import type { FarmMap } from '../map/farm-map.ts';
import type { PageOfMap } from '../map/share-page.ts';
import { mapBlocks } from '../map/map-section.ts';
import type { ReportContent } from '../report-input.ts';
import { fenceMap } from './fence-map.ts';
import { fenceTable, sumTables } from './fence-tables.ts';
import { readFenceline } from './read-fenceline.ts';
import { summaryBlocks } from './summary-blocks.ts';
import { waterwayBlocks, type WaterwayQuestion } from './waterway-blocks.ts';

/** Map of fences by type, and of the banks that lack one. */
export function fenceMapBlocks(
  content: ReportContent,
  waterways: WaterwayQuestion['waterways'],
  draw: (make: (page: PageOfMap) => FarmMap | null) => FarmMap | null = (make) => make({}),
): readonly Block[] {
  const { plan, boundary, beneath } = content;
  const ground = groundOfReport(content);
  const map = ground && draw((page) => fenceMap(ground, content, waterways ?? [], page));
  const attribution = boundary.length > 0 ? (content.attribution ?? titleAttribution.survey) : null;
  return mapBlocks(map, { attribution, propertyName: plan.propertyName, beneath });
}

/**
 * Builds the fence line report of a plan: lengths by type, purpose and condition, unfenced banks of each waterway, on a map, and the cost
 * of closing the gap. A plan without fences, boundary or streams gives a report that says so.
 */
export function fencelineDocument(content: ReportContent, settings: FencelineSettings): PlanDocument {
  const question = readFenceline(content, settings);
  const { fences, waterways, cost } = question;
  return documentOf(reports.fenceline, content, [
    {
      id: 'summary',
      title: 'Summary',
      level: 1,
      blocks: summaryBlocks(fences, { waterways, cost }),
    },
    ...sumTables(fences),
    {
      id: 'map',
      title: 'Map of fences',
      level: 1,
      isNewPage: true,
      blocks: fenceMapBlocks(content, waterways),
    },
    {
      id: 'waterways',
      title: 'Waterways',
      level: 1,
      isNewPage: true,
      blocks: waterwayBlocks(question),
    },
    { id: 'fences', title: 'Fences', level: 1, isNewPage: true, blocks: fenceTable(fences) },
  ]);
}
