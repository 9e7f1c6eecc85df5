export { formatOperation } from './format-operation.ts';
export { canonicalJson, isSameJson } from './canonical-json.ts';
export { changedValues, sayValue, type ChangedValue, type NameOf } from './changed-values.ts';
export { idFromName } from './id-from-name.ts';
export { RECORD_WIRE_VERSION, recordSchema, upgradeValues, versionInSchema } from './record-schema.ts';
export { SOIL_TEST } from './soil-test-id.ts';
export { projectFor, type Projection } from './project-for.ts';
export { mergingOf, type EntityDeclaration } from './define-entity.ts';
export {
  allEntities,
  boundaryIdOf,
  findEntity,
  isEntityId,
  kindOfEntity,
  sectionIdOf,
  shapeLockIdOf,
  stockRatioIdOf,
  stockRowIdOf,
  subOutcomeIdOf,
  type EntityId,
} from './entities.ts';
