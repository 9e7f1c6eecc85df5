import { allEntities, type EntityId } from './entities.ts';
import type { PlanAbility } from '../access/table.ts';

/** Projection of a plan's record: which things a person receives. */
export interface Projection {
  /** Version of the projection; a record that was sent under another version is sent again. */
  readonly version: number;
  readonly entities: readonly EntityId[];
  /** Whether the person receives who did what, which belongs to the history. */
  readonly saysWho: boolean;
}

/** Increases when what is sent of a thing changes while the right to see it does not. */
const VERSION = 1;

/**
 * Builds the projection of a plan's record for a person from their abilities on the plan. Everything the server sends of a record passes
 * through it: snapshots, deltas and live events. A person who may not see the plan receives nothing.
 */
export const projectFor = (abilities: readonly PlanAbility[]): Projection => ({
  version: VERSION,
  entities: allEntities.filter(({ seenBy }) => abilities.includes(seenBy)).map(({ id }) => id),
  saysWho: abilities.includes('seeHistory'),
});
