import { bookWords, defaultsOf, kinds, reports, type FencelineSettings } from '@tussock/domain';
import type { Block, Section } from '../../document/plan-document.ts';
import { fenceMapBlocks } from '../../fenceline/fenceline-document.ts';
import { readFenceline } from '../../fenceline/read-fenceline.ts';
import { shareNumbered } from '../../map/share-page.ts';
import { waterwayBlocks } from '../../fenceline/waterway-blocks.ts';
import { emissionsSummary } from '../../ghg/ghg-document.ts';
import { hasCrop } from '../../paddock/paddock-line.ts';
import { rotationSection } from '../../paddock/rotation-section.ts';
import { winterBlocks } from '../../paddock/winter-section.ts';
import { stockYearSections } from '../../stock/stock-document.ts';
import { reportOf, type BookPlan } from '../read-book.ts';
import { recordedTable } from './recorded.ts';

const { crops: words } = bookWords;

/** A section of a report as a section of a chapter. */
const within = (part: string, { id, title, blocks }: Section): Section => ({
  id: `${part}-${id}`,
  title,
  level: 2,
  blocks,
});

/** Settings of the fence line report as they are before anybody changes them. */
const fencelineSettings: FencelineSettings = defaultsOf(reports.fenceline.settings);

/**
 * Unfenced banks of each waterway, fences nearer to water than the law allows, and the cost of closing the gap, with the map that numbers the
 * waterways. The law is in the chapter of rules.
 */
export function exclusionSections({ content }: BookPlan): readonly Section[] {
  const report = reportOf(content);
  const question = readFenceline(report, fencelineSettings);
  const { waterways, law } = question;
  return [
    {
      id: 'exclusion',
      title: bookWords.parts.exclusion,
      level: 1,
      blocks: waterwayBlocks({ ...question, law: { ...law, source: null } }),
    },
    ...((waterways ?? []).length > 0
      ? [
          {
            id: 'exclusion-map',
            title: bookWords.exclusion.map,
            level: 2,
            blocks: fenceMapBlocks(report, waterways, shareNumbered),
          } as const,
        ]
      : []),
  ];
}

/** Sections of paddocks in crop, of winter grazing judged by the law of the day, and of past seasons. */
export function cropSections(plan: BookPlan): readonly Section[] {
  const { paddocks, content, today } = plan;
  const cropped = new Set(paddocks.filter(hasCrop).map(({ id }) => id));
  const features = plan.features.filter(({ id, kindId }) => kindId === kinds.paddock.id && cropped.has(id));
  const section = (id: string, title: string, blocks: readonly Block[]): Section => ({
    id: `crops-${id}`,
    title,
    level: 2,
    blocks,
  });
  return [
    ...(features.length > 0
      ? [section('cropped', words.cropped, [recordedTable(plan, words.cropped, features)])]
      : []),
    ...(paddocks.some(({ isWinterGrazed }) => isWinterGrazed)
      ? [section('winter', words.winter, winterBlocks(reportOf(content), paddocks))]
      : []),
    ...(paddocks.some(({ rotation }) => rotation.length > 0)
      ? [section('rotation', words.rotation, rotationSection(paddocks, today))]
      : []),
  ];
}

/** Sections of the newest stock year: its means, and its stock by month. */
export const stockSections = ({ content }: BookPlan): readonly Section[] =>
  stockYearSections(reportOf(content)).map((section) => within('stock', section));

/** Emissions of the newest stock year, by the method and factors of the greenhouse gas report. */
export const emissionSections = ({ content }: BookPlan): readonly Section[] => {
  const summary = emissionsSummary(reportOf(content));
  return summary ? [within('emissions', summary)] : [];
};
