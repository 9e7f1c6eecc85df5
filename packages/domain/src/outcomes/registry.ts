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

/** The catalogue of sections, outcomes and actions. A plan remembers the version it was written with. */
export const OUTCOMES_VERSION = '1.0';

/** Every section of a plan, in the order of the book. */
export const sections = [
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

export type SectionKey = (typeof sections)[number]['key'];
/** An action of the catalogue. */
export type CatalogueActionKey = (typeof sections)[number]['subOutcomes'][number]['actions'][number]['key'];
export type SubOutcomeKey = (typeof sections)[number]['subOutcomes'][number]['key'];

const all: readonly Section[] = sections;
const byKey = new Map(all.map((section) => [section.key, section]));
const byRoute = new Map(all.map((section) => [section.route, section]));
const subOutcomes = new Map(
  all.flatMap((section) =>
    section.subOutcomes.map((outcome) => [outcome.key, { section, outcome }] as const),
  ),
);
const actions = new Map(
  [...subOutcomes.values()].flatMap(({ section, outcome }) =>
    outcome.actions.map((action) => [action.key, { section, outcome, action }] as const),
  ),
);

/** A section by its key. */
export const findSection = (key: string): Section | undefined => byKey.get(key);

/** A section by the segment of its address. */
export const sectionByRoute = (route: string): Section | undefined => byRoute.get(route);

/** A sub-outcome by its key, which no other has, with the section it stands in. */
export const findSubOutcome = (
  key: string,
): { readonly section: Section; readonly outcome: SubOutcome } | undefined => subOutcomes.get(key);

/** An action of the catalogue by its key, which no other has, with where it stands. */
export const findCatalogueAction = (
  key: string,
): { readonly section: Section; readonly outcome: SubOutcome; readonly action: SectionAction } | undefined =>
  actions.get(key);
