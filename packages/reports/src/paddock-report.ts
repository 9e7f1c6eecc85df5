import {
  ruleInForce,
  rulesInForce,
  ruleWords,
  sayHectares,
  titleAttribution,
  winterGrazingRules,
  winterGrazingStandards,
} from '@tussock/domain';
import { method } from './document/blocks.ts';
import type { Cover, PlanDocument } from './document/plan-document.ts';
import { typesetDocument } from './document/typeset-document.ts';
import { coverMap } from './map/cover-map.ts';
import { farmMap } from './map/farm-map.ts';
import { groundOf, type Ground } from './map/ground.ts';
import { mapBlocks } from './map/map-section.ts';
import { chartSections } from './paddock/chart-sections.ts';
import { landUnitFinder } from './paddock/land-unit-of.ts';
import { paddockLines } from './paddock/paddock-line.ts';
import { sumUpPaddocks } from './paddock/sum-up.ts';
import { summarySection } from './paddock/summary-section.ts';
import { tableSection } from './paddock/table-section.ts';
import { assessWinterGrazing } from './paddock/winter-grazing.ts';
import { winterSection } from './paddock/winter-section.ts';
import type { ReportContent, TypesetDocument } from './report-input.ts';
import type { PaddockReportSettings } from './report-settings.ts';
import { calendarDate, showLongDate } from './text/figures.ts';

const REPORT_NAME = 'Paddock report';
const NOT_RECORDED = 'Not recorded';

type Ordered = ReportContent & { readonly settings: PaddockReportSettings };

function coverOf({ plan, at, beneath }: Ordered, ground: Ground | null): Cover {
  const scene = ground && coverMap(ground, beneath);
  return {
    picture: scene && { scene, alt: `${plan.propertyName} from above` },
    subtitle: plan.areaHectares === null ? 'No boundary yet' : sayHectares(plan.areaHectares),
    facts: [
      ['Owner', plan.ownerName ?? NOT_RECORDED],
      ['Address', plan.physicalAddress ?? NOT_RECORDED],
      ['Catchment', plan.catchment ?? NOT_RECORDED],
      ['Date', showLongDate(at)],
      ['Plan revision', String(plan.rev)],
    ],
    foot: 'Each figure here is the figure on screen on the same day.',
  };
}

/** What law says of winter grazing on the day of a report. */
function winterLawOf({ plan, at }: Ordered) {
  const asked = { on: calendarDate(at), region: plan.region ?? null };
  return {
    rule: ruleInForce(winterGrazingRules, asked),
    standards: rulesInForce(winterGrazingStandards, asked),
    ofRegion: ruleWords.regionUnread(plan.region),
  };
}

/**
 * The paddock report of a plan as a document: head figures, charts by use, pasture and crop, the map of the farm, the list of paddocks and
 * the winter grazing list. A plan without paddocks or boundary gives a report that says so. Planned features are counted
 * and marked, removed ones left out.
 */
export function paddockDocument(content: Ordered): PlanDocument {
  const { plan, boundary, features, settings, at, beneath } = content;
  const attribution = boundary.length > 0 ? (content.attribution ?? titleAttribution.survey) : null;
  const paddocks = paddockLines(features);
  const sums = sumUpPaddocks(paddocks);
  const law = winterLawOf(content);
  const ground = groundOf(boundary, features);
  const map = ground && farmMap(ground, { paddocks, beneath });
  const about = { attribution, propertyName: plan.propertyName, beneath };
  const grazing = assessWinterGrazing(paddocks, { farmHectares: plan.areaHectares, rule: law.rule });
  return {
    name: REPORT_NAME,
    subject: plan.propertyName,
    day: calendarDate(at),
    date: showLongDate(at),
    cover: coverOf(content, ground),
    contentsTitle: 'In this report',
    sections: [
      { id: 'summary', title: 'Summary', level: 1, blocks: summarySection(sums, settings) },
      ...chartSections(paddocks, settings),
      { id: 'map', title: 'Map of the farm', level: 1, isNewPage: true, blocks: mapBlocks(map, about) },
      {
        id: 'paddocks',
        title: 'Paddocks',
        level: 1,
        isNewPage: true,
        blocks: tableSection(paddocks, { sums, landUnitOf: landUnitFinder(features) }),
      },
      { id: 'winter-grazing', title: 'Winter grazing', level: 1, blocks: winterSection(grazing, law) },
      {
        id: 'sources',
        title: 'Sources',
        level: 2,
        blocks: method([
          `Paddocks, land units and other features as drawn and recorded in the plan, revision ${plan.rev}.`,
          ...(attribution === null ? [] : [`Boundary merged from land titles. ${attribution}.`]),
        ]),
      },
    ],
  };
}

/** The paddock report of a plan, ready to be typeset. */
export const paddockReport = (content: Ordered): TypesetDocument => typesetDocument(paddockDocument(content));
