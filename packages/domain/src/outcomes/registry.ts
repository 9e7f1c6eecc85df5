import { versionsFrom } from '../versions/versions.ts';
import { agrichemicalsAndWaste } from './sections/agrichemicals-and-waste.ts';
import { animalCare } from './sections/animal-care.ts';
import { biodiversity } from './sections/biodiversity.ts';
import { climate } from './sections/climate.ts';
import { effluent } from './sections/effluent.ts';
import { landAndSoil } from './sections/land-and-soil.ts';
import { nutrients } from './sections/nutrients.ts';
import { people } from './sections/people.ts';
import { waterUse } from './sections/water-use.ts';
import { waterways } from './sections/waterways.ts';
import { winterGrazing } from './sections/winter-grazing.ts';
import type { Section, SectionAction, SubOutcome } from './define-section.ts';

/** Sections of the first catalogue, in the order of the book. */
const firstSections = [
  landAndSoil,
  nutrients,
  waterways,
  winterGrazing,
  waterUse,
  effluent,
  biodiversity,
  climate,
  agrichemicalsAndWaste,
  animalCare,
  people,
] as const satisfies readonly Section[];

export type SectionKey = (typeof firstSections)[number]['key'];
/** Key of a catalogue action. */
export type CatalogueActionKey =
  (typeof firstSections)[number]['subOutcomes'][number]['actions'][number]['key'];
export type SubOutcomeKey = (typeof firstSections)[number]['subOutcomes'][number]['key'];

/** Catalogue of the sections, outcomes and actions of plans. A key means the same thing in every version. */
export interface Catalogue {
  readonly version: string;
  readonly sections: readonly Section[];
}

/** Versions of the catalogue that plans are written with. */
export const catalogues = versionsFrom<Catalogue>({ version: '1.0', sections: firstSections });

/** Lists every section of the newest catalogue, in the order of the book. */
export const allSections = (): readonly Section[] => catalogues.newest().sections;

const inEvery = (): readonly Section[] =>
  catalogues
    .all()
    .toReversed()
    .flatMap(({ sections }) => sections);

interface FoundOutcome {
  readonly section: Section;
  readonly outcome: SubOutcome;
}
interface FoundAction extends FoundOutcome {
  readonly action: SectionAction;
}
interface Index {
  readonly byKey: ReadonlyMap<string, Section>;
  readonly subOutcomes: ReadonlyMap<string, FoundOutcome>;
  readonly actions: ReadonlyMap<string, FoundAction>;
}

/** Indexes sections by key. A later section replaces an earlier one with the same key, so the oldest come first. */
function indexOf(sections: readonly Section[]): Index {
  const upwards = sections.toReversed();
  const outcomes = upwards.flatMap((section) => section.subOutcomes.map((outcome) => ({ section, outcome })));
  return {
    byKey: new Map(upwards.map((section) => [section.key, section])),
    subOutcomes: new Map(outcomes.map((found) => [found.outcome.key, found])),
    actions: new Map(
      outcomes.flatMap((found) => found.outcome.actions.map((action) => [action.key, { ...found, action }])),
    ),
  };
}

// Lists of versions are replaced when they change, never altered.
const indices = new WeakMap<readonly Catalogue[], Index>();

/** Index of everything in any catalogue, with the texts of the newest one that has it. */
function index(): Index {
  const list = catalogues.all();
  const made = indices.get(list) ?? indexOf(inEvery());
  indices.set(list, made);
  return made;
}

/** Finds a section by its key. */
export const findSection = (key: string): Section | undefined => index().byKey.get(key);

/** Finds a section of a catalogue by the segment of its address. */
export const sectionByRoute = (
  route: string,
  { sections }: Catalogue = catalogues.newest(),
): Section | undefined => sections.find((section) => section.route === route);

/** Finds a sub-outcome by its key, which is unique across sections, with its section. */
export const findSubOutcome = (key: string): FoundOutcome | undefined => index().subOutcomes.get(key);

/** Finds an action of the catalogue by its key, which is unique, with its section and sub-outcome. */
export const findCatalogueAction = (key: string): FoundAction | undefined => index().actions.get(key);
