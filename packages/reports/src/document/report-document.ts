import { formatHectares, titleAttribution, type ReportDeclaration } from '@tussock/domain';
import { coverMap } from '../map/cover-map.ts';
import { groundOfReport } from '../map/ground.ts';
import type { ReportContent } from '../report-input.ts';
import { calendarDate, showLongDate } from '../text/figures.ts';
import { method } from './blocks.ts';
import type { Cover, PlanDocument, Section } from './plan-document.ts';

const NOT_RECORDED = 'Not recorded';

function coverOf(content: ReportContent): Cover {
  const { plan, at, printedAt = at, beneath } = content;
  const ground = groundOfReport(content);
  const scene = ground && coverMap(ground, { beneath });
  return {
    picture: scene && { scene, alt: `${plan.propertyName} from above` },
    subtitle: plan.areaHectares === null ? 'No boundary yet' : formatHectares(plan.areaHectares),
    facts: [
      ['Owner', plan.ownerName ?? NOT_RECORDED],
      ['Address', plan.physicalAddress ?? NOT_RECORDED],
      ['Catchment', plan.catchment ?? NOT_RECORDED],
      ['As at', showLongDate(at)],
      ['Printed', showLongDate(printedAt)],
      ['Plan revision', String(plan.rev)],
    ],
    foot: 'Each figure here is the figure on screen on the same day.',
  };
}

/** Section with the sources of a report's data. */
function sourcesOf({ plan, boundary, attribution }: ReportContent): Section {
  const titles = boundary.length > 0 ? (attribution ?? titleAttribution.survey) : null;
  return {
    id: 'sources',
    title: 'Sources',
    level: 2,
    blocks: method([
      `Features of the farm as drawn and recorded in the plan, revision ${plan.rev}.`,
      ...(titles === null ? [] : [`Boundary merged from land titles. ${titles}.`]),
    ]),
  };
}

/** Builds a report with the parts that all reports share: cover, date and sources. */
export const documentOf = (
  { name }: ReportDeclaration,
  content: ReportContent,
  sections: readonly Section[],
): PlanDocument => ({
  name,
  subject: content.plan.propertyName,
  day: calendarDate(content.at),
  date: showLongDate(content.at),
  cover: coverOf(content),
  contentsTitle: 'In this report',
  sections: [...sections, sourcesOf(content)],
});
