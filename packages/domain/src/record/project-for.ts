import { allEntities, type EntityId } from './entities.ts';
import type { PlanAbility } from '../access/table.ts';

/** What of a plan's record somebody is sent. */
export interface Projection {
  /** Of how things are chosen and shaped: a record that was sent by another one is sent anew. */
  readonly version: number;
  readonly entities: readonly EntityId[];
  /** Whether it is told who did what: that is of the history. */
  readonly saysWho: boolean;
}

/** Moves when what is sent of a thing changes, though the right to see it does not. */
const VERSION = 1;

/**
 * What somebody is sent of a plan's record, by what they may do on the plan. Everything that leaves the server of a record passes through
 * it: the whole, what changed since, and what is told as it happens. Whoever may not see the plan is sent nothing.
 */
export const projectFor = (abilities: readonly PlanAbility[]): Projection => ({
  version: VERSION,
  entities: allEntities.filter(({ seenBy }) => abilities.includes(seenBy)).map(({ id }) => id),
  saysWho: abilities.includes('seeHistory'),
});
