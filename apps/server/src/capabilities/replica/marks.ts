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

/** Names the shape of a record: what was kept by another is fetched anew, and what was written by an older one is upgraded. */
export const RECORD_SCHEMA = recordSchema(markOf([RECORD_WIRE_VERSION, allEntities.map(({ id }) => id)]));

/** What somebody is sent of a record, and the name of that. */
export interface View {
  readonly mark: string;
  readonly entities: ReadonlySet<string>;
  /** Whether it is told who did what. */
  readonly saysWho: boolean;
}

/** What somebody with such abilities is sent. */
export function viewFor(abilities: readonly PlanAbility[]): View {
  const { version, entities, saysWho } = projectFor(abilities);
  return { mark: markOf([version, entities, saysWho]), entities: new Set(entities), saysWho };
}

/** All there is of a record, for what is made of it here and sent as something else. */
export const EVERYTHING: View = {
  mark: '',
  entities: new Set(allEntities.map(({ id }) => id)),
  saysWho: true,
};
