import {
  ruleInForce,
  rulesInForce,
  ruleWords,
  sayHectares,
  titleAttribution,
  winterGrazingRules,
  winterGrazingStandards,
} from '@tussock/domain';
import { PAGE_CHART_WIDTH } from './chart/bar-chart-scene.ts';
import { chartToSvg } from './chart/chart-to-svg.ts';
import { tussockMark } from './look/tussock-mark.ts';
import { farmMap } from './map/farm-map.ts';
import { farmSilhouette } from './map/farm-silhouette.ts';
import { groundOf } from './map/ground.ts';
import { mapSection } from './map/map-section.ts';
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
import { sceneToSvg } from './scene/scene-to-svg.ts';
import { paddockTemplate } from './templates/paddock.typ.ts';
import { paperTemplate } from './templates/paper.typ.ts';
import { calendarDate, showLongDate } from './text/figures.ts';
import { printable } from './text/printable.ts';

const REPORT_NAME = 'Paddock report';
const NOT_RECORDED = 'Not recorded';

/**
 * The paddock report of a plan: cover, head figures, charts by use, pasture and crop, the map of the farm, the list of paddocks and
 * the winter grazing list. A plan without paddocks or boundary gives a report that says so. Planned features are counted
 * and marked, removed ones left out.
 */
export function paddockReport(
  content: ReportContent & { readonly settings: PaddockReportSettings },
): TypesetDocument {
  const { plan, boundary, features, settings, at } = content;
  const attribution = boundary.length > 0 ? (content.attribution ?? titleAttribution.survey) : null;
  const propertyName = printable(plan.propertyName);
  const paddocks = paddockLines(features);
  const sums = sumUpPaddocks(paddocks);
  const asked = { on: calendarDate(at), region: plan.region ?? null };
  const law = {
    rule: ruleInForce(winterGrazingRules, asked),
    standards: rulesInForce(winterGrazingStandards, asked),
    ofRegion: ruleWords.regionUnread(plan.region),
  };
  const ground = groundOf(boundary, features);
  const map = ground && farmMap(ground, paddocks, content.beneath);
  const silhouette = ground && farmSilhouette(ground, paddocks);
  const charts = chartSections(paddocks, settings).map((section, index) => ({
    ...section,
    file: section.spec && `chart-${index + 1}.svg`,
  }));
  const [year, month, day] = calendarDate(at).split('-').map(Number);
  const data = {
    documentTitle: `${REPORT_NAME}: ${propertyName}`,
    reportName: REPORT_NAME,
    propertyName,
    date: showLongDate(at),
    day: { year, month, day },
    details: [
      ['Owner', printable(plan.ownerName ?? NOT_RECORDED)],
      ['Address', printable(plan.physicalAddress ?? NOT_RECORDED)],
      ['Catchment', printable(plan.catchment ?? NOT_RECORDED)],
      ['Farm area', plan.areaHectares === null ? 'No boundary yet' : sayHectares(plan.areaHectares)],
      ['Date', showLongDate(at)],
      ['Plan revision', String(plan.rev)],
    ],
    silhouette: silhouette !== null,
    summary: summarySection(sums, settings),
    charts: charts.map(({ title, file, alt, statements }) => ({
      title,
      file,
      alt,
      statements,
      width: PAGE_CHART_WIDTH,
    })),
    map: mapSection(map, { attribution, propertyName, beneath: content.beneath }),
    table: tableSection(paddocks, { sums, landUnitOf: landUnitFinder(features) }),
    winter: winterSection(
      assessWinterGrazing(paddocks, { farmHectares: plan.areaHectares, rule: law.rule }),
      law,
    ),
    sources: [
      `Paddocks, land units and other features as drawn and recorded in the plan, revision ${plan.rev}.`,
      ...(attribution === null ? [] : [`Boundary merged from land titles. ${attribution}.`]),
    ],
  };
  return {
    main: 'paddock.typ',
    files: {
      'paddock.typ': paddockTemplate,
      'paper.typ': paperTemplate,
      'data.json': JSON.stringify(data),
      'mark.svg': sceneToSvg(tussockMark()),
      ...(silhouette && { 'silhouette.svg': sceneToSvg(silhouette) }),
      ...(map && { 'map.svg': sceneToSvg(map.scene) }),
      ...Object.fromEntries(
        charts.flatMap(({ file, spec }) => (file && spec ? [[file, chartToSvg(spec)]] : [])),
      ),
    },
  };
}
