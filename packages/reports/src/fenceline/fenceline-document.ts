import { titleAttribution, type FencelineSettings, reports } from '@tussock/domain';
import type { PlanDocument, Section } from '../document/plan-document.ts';
import { documentOf } from '../document/report-document.ts';
import { groundOfReport } from '../map/ground.ts';
import { mapBlocks } from '../map/map-section.ts';
import type { ReportContent } from '../report-input.ts';
import { fenceMap } from './fence-map.ts';
import { fenceTable, sumTables } from './fence-tables.ts';
import { readFenceline } from './read-fenceline.ts';
import { summaryBlocks } from './summary-blocks.ts';
import { waterwayBlocks } from './waterway-blocks.ts';

/**
 * Builds the fence line report of a plan: lengths by type, purpose and condition, unfenced banks of each waterway, on a map, and the cost
 * of closing the gap. A plan without fences, boundary or streams gives a report that says so.
 */
export function fencelineDocument(content: ReportContent, settings: FencelineSettings): PlanDocument {
  const { plan, boundary } = content;
  const question = readFenceline(content, settings);
  const { fences, waterways, cost } = question;
  const ground = groundOfReport(content);
  const map = ground && fenceMap(ground, content, waterways ?? []);
  const attribution = boundary.length > 0 ? (content.attribution ?? titleAttribution.survey) : null;
  const about = { attribution, propertyName: plan.propertyName, beneath: content.beneath };
  const mapSection: Section = {
    id: 'map',
    title: 'Map of fences',
    level: 1,
    isNewPage: true,
    blocks: mapBlocks(map, about),
  };
  return documentOf(reports.fenceline, content, [
    {
      id: 'summary',
      title: 'Summary',
      level: 1,
      blocks: summaryBlocks(fences, { waterways, cost }),
    },
    ...sumTables(fences),
    mapSection,
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
