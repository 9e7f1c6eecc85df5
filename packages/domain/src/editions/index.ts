export {
  checkEditions,
  editionsForInfo,
  editionsOf,
  newestEditions,
  withStandingEditions,
  type EditionsInInfo,
  type PlanEditions,
} from './plan-editions.ts';
export {
  compareEditions,
  type CatalogueChange,
  type EditionChanges,
  type LevelChange,
} from './compare-editions.ts';
