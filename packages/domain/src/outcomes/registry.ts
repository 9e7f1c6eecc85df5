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

/** Every section of a plan, in the order of the book, as the first catalogue has them. */
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
/** An action of the catalogue. */
export type CatalogueActionKey =
  (typeof firstSections)[number]['subOutcomes'][number]['actions'][number]['key'];
export type SubOutcomeKey = (typeof firstSections)[number]['subOutcomes'][number]['key'];

/** The sections, outcomes and actions of plans. What one version calls by a key is the same thing in every other. */
export interface Catalogue {
  readonly version: string;
  readonly sections: readonly Section[];
}

/** The catalogues that plans are written with. */
export const catalogues = versionsFrom<Catalogue>({ version: '1.0', sections: firstSections });

/** Every section of the newest catalogue, in the order of the book. */
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

/** The last of a key stands: the oldest first. */
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

/** What any catalogue has, in the words of the newest that has it. */
function index(): Index {
  const list = catalogues.all();
  const made = indices.get(list) ?? indexOf(inEvery());
  indices.set(list, made);
  return made;
}

/** A section by its key. */
export const findSection = (key: string): Section | undefined => index().byKey.get(key);

/** A section of a catalogue by the segment of its address. */
export const sectionByRoute = (
  route: string,
  { sections }: Catalogue = catalogues.newest(),
): Section | undefined => sections.find((section) => section.route === route);

/** A sub-outcome by its key, which no other has, with the section it stands in. */
export const findSubOutcome = (key: string): FoundOutcome | undefined => index().subOutcomes.get(key);

/** An action of the catalogue by its key, which no other has, with where it stands. */
export const findCatalogueAction = (key: string): FoundAction | undefined => index().actions.get(key);
