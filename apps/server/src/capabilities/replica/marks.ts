import { createHash } from 'node:crypto';
import {
  allEntities,
  projectFor,
  RECORD_WIRE_VERSION,
  recordSchema,
  type PlanAbility,
} from '@tussock/domain';

const markOf = (told: unknown): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 16);

/** Hash of the record's schema: copies of another schema are fetched again, and writes of an older one are upgraded. */
export const RECORD_SCHEMA = recordSchema(markOf([RECORD_WIRE_VERSION, allEntities.map(({ id }) => id)]));

/** The part of a record that a person may see, with its mark. */
export interface View {
  readonly mark: string;
  readonly entities: ReadonlySet<string>;
  /** Whether it includes who made each change. */
  readonly saysWho: boolean;
}

/** The view for a set of abilities. */
export function viewFor(abilities: readonly PlanAbility[]): View {
  const { version, entities, saysWho } = projectFor(abilities);
  return { mark: markOf([version, entities, saysWho]), entities: new Set(entities), saysWho };
}

/** The full view, for content made on the server and sent as something else. */
export const EVERYTHING: View = {
  mark: '',
  entities: new Set(allEntities.map(({ id }) => id)),
  saysWho: true,
};
