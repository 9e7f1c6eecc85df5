import { createHash } from 'node:crypto';
import { allEntities, kindOfEntity, projectFor, type PlanAbility } from '@tussock/domain';

/** Moves when what goes over the wire of a record is shaped in another way. */
const WIRE_VERSION = 1;

const markOf = (told: unknown): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 16);

/** Names the shape of a record: what was kept or written by another is not understood. */
export const RECORD_SCHEMA = markOf([
  WIRE_VERSION,
  allEntities.map(({ id }) => [id, kindOfEntity(id)?.version ?? 0]),
]);

/** What somebody is sent of a record, and the name of that. */
export interface View {
  readonly mark: string;
  readonly entities: ReadonlySet<string>;
}

/** What somebody with such abilities is sent. */
export function viewFor(abilities: readonly PlanAbility[]): View {
  const { version, entities } = projectFor(abilities);
  return { mark: markOf([version, entities]), entities: new Set(entities) };
}
