import { bookWords, chapterOrder, shapeOfRegion, type BookPart } from '@tussock/domain';
import { say } from '../document/blocks.ts';
import type { Block, PlanDocument, Section } from '../document/plan-document.ts';
import { groundOf, type Ground } from '../map/ground.ts';
import { calendarDate, showLongDate } from '../text/figures.ts';
import type { BookContent, BookSettings } from './book-content.ts';
import { bookCover } from './parts/cover.ts';
import { actionsIntro, actionSections } from './parts/action-parts.ts';
import { farmSections } from './parts/farm-part.ts';
import { landUnitSections, riskMatrix } from './parts/land-unit-parts.ts';
import { mapSections } from './parts/map-parts.ts';
import { countOpen, openPart, openThings, type OpenThings } from './parts/open-part.ts';
import { nutrientsIntro, nutrientSections, soilBlocks } from './parts/nutrient-parts.ts';
import { outcomesIntro, outcomeSections } from './parts/outcome-parts.ts';
import {
  changeBlocks,
  documentBlocks,
  evidenceBlocks,
  ruleBlocks,
  signOffBlocks,
  sourceBlocks,
} from './parts/record-parts.ts';
import { shapeBlocks } from './parts/shape-part.ts';
import { placeSections } from './parts/place-parts.ts';
import { cropSections, emissionSections, exclusionSections, stockSections } from './parts/report-parts.ts';
import { waterIntro, waterSections } from './parts/water-parts.ts';
import { redactContent } from './redact.ts';
import { readBook, type BookPlan } from './read-book.ts';

/** Builds a section with a heading. */
const headed = (key: BookPart, blocks: readonly Block[]): Section => ({
  id: key,
  title: bookWords.parts[key],
  level: 1,
  blocks,
});

/** Builds a chapter of sections; one without any says so in a sentence. */
const chapter = (key: BookPart, sections: readonly Section[], none: string): readonly Section[] => [
  headed(key, sections.length === 0 ? say(none) : []),
  ...sections,
];

const rulesAppendix = (plan: BookPlan): Section => ({
  id: 'rules',
  title: bookWords.sources.appendix,
  level: 1,
  isNewPage: true,
  blocks: ruleBlocks(plan),
});

type Parts = { readonly [P in Exclude<BookPart, 'shape'>]: () => readonly Section[] };

/** Builders of the parts of the book, besides the one that leads to all others. */
function partsOf(
  plan: BookPlan,
  ground: Ground | null,
  settings: BookSettings & { readonly open: OpenThings },
): Parts {
  const hidesStock = settings.redacts?.includes('stock') ?? false;
  return {
    open: () => [headed('open', openPart(plan, settings.open))],
    farm: () => [headed('farm', []), ...farmSections(plan)],
    maps: () => mapSections(plan, ground, settings),
    risk: () => [headed('risk', riskMatrix(plan))],
    landUnits: () => [
      headed('landUnits', plan.risks.length === 0 ? say(bookWords.units.none) : []),
      ...landUnitSections(plan),
    ],
    outcomes: () => [headed('outcomes', outcomesIntro(plan)), ...outcomeSections(plan)],
    actions: () => [headed('actions', actionsIntro(plan)), ...actionSections(plan)],
    nutrients: () => [headed('nutrients', nutrientsIntro(plan)), ...nutrientSections(plan)],
    soil: () => [headed('soil', soilBlocks(plan))],
    crops: () => chapter('crops', cropSections(plan), bookWords.crops.none),
    stock: () => (hidesStock ? [] : chapter('stock', stockSections(plan), bookWords.stock.none)),
    water: () => [headed('water', waterIntro(plan)), ...waterSections(plan)],
    exclusion: () => exclusionSections(plan),
    places: () => chapter('places', placeSections(plan), bookWords.places.none),
    emissions: () =>
      hidesStock ? [] : chapter('emissions', emissionSections(plan), bookWords.emissions.none),
    evidence: () => [headed('evidence', evidenceBlocks(plan, settings))],
    documents: () => [headed('documents', documentBlocks(plan))],
    changes: () => [headed('changes', changeBlocks(plan))],
    sources: () => [headed('sources', sourceBlocks(plan))],
    signOff: () => [headed('signOff', signOffBlocks(plan))],
  };
}

/**
 * Builds the plan book: cover, open items, farm, maps, land and risk, outcomes, actions and everything that belongs to them. Paper and
 * screen render the same document. An empty plan gives a book that says so.
 */
export function planBook(whole: BookContent, settings: BookSettings = {}): PlanDocument {
  const { photo, ...redacted } = redactContent(whole, settings);
  const content = { ...redacted, ...(photo && settings.ground === 'photo' ? { photo } : {}) };
  const plan = readBook(content);
  const ground = groundOf(
    plan.blocks,
    plan.features,
    plan.boundary.blockNames.map(({ name }) => name),
  );
  const leftOut = new Set(settings.leftOut ?? []);
  const open = openThings(plan, settings.redacts ?? []);
  const shape = shapeOfRegion(plan.info.region);
  const parts = partsOf(plan, ground, { ...settings, open });
  const chapters = new Map(
    chapterOrder(shape)
      .filter((key) => !leftOut.has(key))
      .map((key) => [key, key === 'shape' ? [] : parts[key]()]),
  );
  const sectionOf = new Map([...chapters].flatMap(([key, [first]]) => (first ? [[key, first.id]] : [])));
  if (chapters.has('shape'))
    chapters.set('shape', [headed('shape', shapeBlocks({ shape, rows: whole.rows, sectionOf }))]);
  return {
    name: bookWords.name,
    subject: plan.info.propertyName ?? bookWords.notRecorded,
    day: calendarDate(content.at),
    date: showLongDate(content.at),
    cover: bookCover(plan, ground, countOpen(open)),
    contentsTitle: bookWords.contents,
    sections: [
      ...[...chapters.values()].flat(),
      ...(settings.hasRules === true ? [rulesAppendix(plan)] : []),
    ],
  };
}
