export type { Grade, Section, SectionAction, SubOutcome } from './define-section.ts';
export {
  actionStates,
  qualityOfSection,
  qualityOfSubOutcome,
  type ActionState,
  type Existing,
  type JudgedAction,
  type JudgedSubOutcome,
  type Quality,
} from './plan-quality.ts';
export {
  allSections,
  catalogues,
  findCatalogueAction,
  findSection,
  findSubOutcome,
  sectionByRoute,
  type Catalogue,
  type CatalogueActionKey,
  type SectionKey,
  type SubOutcomeKey,
} from './registry.ts';
export {
  appliesByItself,
  checkSection,
  checkSubOutcome,
  isApplicable,
  type SectionValues,
  type SubOutcomeValues,
} from './check-answers.ts';
export { categoriesOf, noteKeyOf, sayCategory, sectionFields, subOutcomeFields } from './section-fields.ts';
export { highRisksLowered, proposalsOf, sayLowered, type LoweredRisk, type Proposal } from './proposals.ts';
export { recordFacts } from './record-facts.ts';
export type { RecordRowValues } from './plan-record.ts';
export { recordFactsWords } from '../wording/record-facts-words.ts';
