import { kinds, titleAttribution, type AnyKind, type PaddockSettings, reports } from '@tussock/domain';
import type { PlanDocument } from '../document/plan-document.ts';
import { documentOf } from '../document/report-document.ts';
import { farmMap } from '../map/farm-map.ts';
import { groundOfReport } from '../map/ground.ts';
import { papers } from '../map/papers.ts';
import { underMap } from '../map/under-map.ts';
import { rotationSection } from './rotation-section.ts';
import { mapBlocks } from '../map/map-section.ts';
import { chartSections } from './chart-sections.ts';
import { landUnitFinder } from './land-unit-of.ts';
import { paddockLines } from './paddock-line.ts';
import { sumUpPaddocks } from './sum-up.ts';
import { summarySection } from './summary-section.ts';
import { tableSection } from './table-section.ts';
import { winterBlocks } from './winter-section.ts';
import type { ReportContent } from '../report-input.ts';
import { calendarDate } from '../text/figures.ts';

const isPaddock = ({ id }: AnyKind): boolean => id === kinds.paddock.id;
/** Checks whether a kind is on the report's map: land and water only. The other kinds are on the maps of the plan book. */
const isOnMap = ({ id, filter }: AnyKind): boolean =>
  (filter.group === 'Land' && id !== kinds.luc.id) || filter.group === 'Water';

/**
 * Builds the paddock report of a plan: main figures, charts by use, pasture and crop, the map of the farm, the list of paddocks and the
 * winter grazing list. A plan without paddocks or boundary gives a report that says so. Planned features are counted and marked, removed
 * ones left out.
 */
export function paddockDocument(content: ReportContent, settings: PaddockSettings): PlanDocument {
  const { plan, boundary, features, nitrogen } = content;
  const beneath = underMap(content);
  const attribution = boundary.length > 0 ? (content.attribution ?? titleAttribution.survey) : null;
  const paddocks = paddockLines(features);
  const sums = sumUpPaddocks(paddocks);
  const ground = groundOfReport(content);
  const map =
    ground &&
    farmMap(ground, { paddocks, beneath, shows: isOnMap, fills: isPaddock, papers, fillsPage: true });
  const about = { attribution, propertyName: plan.propertyName, beneath };
  return documentOf(reports.paddock, content, [
    { id: 'summary', title: 'Summary', level: 1, blocks: summarySection(sums, settings) },
    ...chartSections(paddocks, settings),
    { id: 'map', title: 'Map of the farm', level: 1, isNewPage: true, blocks: mapBlocks(map, about) },
    {
      id: 'paddocks',
      title: 'Paddocks',
      level: 1,
      isNewPage: true,
      blocks: tableSection(paddocks, { sums, landUnitOf: landUnitFinder(features), nitrogen }),
    },
    {
      id: 'rotation',
      title: 'Rotation',
      level: 1,
      blocks: rotationSection(paddocks, calendarDate(content.at)),
    },
    { id: 'winter-grazing', title: 'Winter grazing', level: 1, blocks: winterBlocks(content, paddocks) },
  ]);
}
