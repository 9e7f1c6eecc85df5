import { isUuid } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { DB } from '../database/generated/schema.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import { answerOnce } from './answer-once.ts';
import { appendToLog, type ChangeEntry, type Writing } from './append-to-log.ts';
import type { Act } from './op.ts';
import { createTurns } from './take-turns.ts';

/** Something of a plan that writes are about: said once, beside its store. */
export interface Entity<Row> {
  /** What the log calls it. */
  readonly nameOf: (row: Row) => string;
  readonly idOf: (row: Row) => string;
  /** Left out for what has no version: whoever writes it last is right. */
  readonly versionOf?: (row: Row) => number;
  /** Asked with ids in small letters only, unless `hasOwnIds` says that its ids are no UUIDs. */
  readonly find: (trx: Transaction<DB>, planId: string, id: string) => Promise<Row | undefined>;
  readonly hasOwnIds?: true;
  /** What the log keeps of it: whole, so that any state can be brought back. */
  readonly logged: (row: Row) => unknown;
  /** What somebody is shown whose version is no longer the newest. */
  readonly present: (row: Row) => unknown;
}

export interface PlanChange {
  readonly trx: Transaction<DB>;
  readonly planId: string;
  readonly at: Date;
  /**
   * What the write is about, as it stands; nobody changes it until the transaction ends.
   *
   * @throws AppError notFound, staleVersion with what stands when the caller saw another version
   */
  readonly target: <Row>(entity: Entity<Row>, id: string) => Promise<Row>;
  /** Adds to the log what became of something: null before it was made, null after it is gone. */
  readonly wrote: <Row>(entity: Entity<Row>, before: Row | null, after: Row | null) => void;
  /** Adds to the log what is no entity with a version, e.g. a role. */
  readonly record: (entry: ChangeEntry) => void;
}

/** Somebody and what they ask for on a plan. */
export interface PlanAct extends Act {
  readonly plan: { readonly planId: string };
}

/** What writing stands on. */
export interface Ground {
  readonly database: { readonly db: Database };
  readonly clock: Clock;
}

export type Work<Reply> = (change: PlanChange) => Promise<Reply>;

const inTurn = createTurns();

/**
 * The one way a plan is changed: one transaction that holds the plan, keeps the op id, does the work, moves `plan.rev` by one, adds to the
 * log and tells listeners. Because the plan is held, whatever the work reads of it stays true until it ends. A repeated op id gets the
 * first answer again and changes nothing, whatever has become of its target.
 *
 * @throws AppError opIdUsed when the op id named another write, planBusy when too many changes of the plan wait
 */
export function changePlan<Reply>(services: Ground, act: PlanAct, work: Work<Reply>): Promise<Reply> {
  const { planId } = act.plan;
  const at = services.clock.now();
  return inTurn(planId, () =>
    inTransaction(services.database.db, async (trx) => {
      await holdPlan(trx, planId);
      return answerOnce(trx, { ...act, planId, at }, () =>
        workAndLog(trx, { planId, at, actorId: act.caller.userId, op: act.op }, work),
      );
    }),
  );
}

/** A change outside of plans: it has its transaction, and its plans are changed by `onPlan`. */
export interface OutsideChange {
  readonly trx: Transaction<DB>;
  readonly at: Date;
  /** Changes a plan as part of it, under the same op id. Whoever changes several holds them in the order of their ids before. */
  readonly onPlan: (planId: string, work: Work<void>) => Promise<void>;
}

/**
 * The one way in which what lies outside of plans is changed: people, accounts, invitations. A repeated op id gets the first answer again
 * and changes nothing.
 *
 * @throws AppError opIdUsed when the op id named another write
 */
export function changeOutsidePlans<Reply>(
  services: Ground,
  act: Act,
  work: (change: OutsideChange) => Promise<Reply>,
): Promise<Reply> {
  const at = services.clock.now();
  const { caller, op } = act;
  return inTransaction(services.database.db, (trx) =>
    answerOnce(trx, { caller, op, planId: null, at }, () =>
      work({
        trx,
        at,
        onPlan: (planId, onPlan) => workAndLog(trx, { planId, at, actorId: caller.userId, op }, onPlan),
      }),
    ),
  );
}

/** Everybody who changes the plan waits here; what points at it may be added meanwhile. A plan that is about to be made is not there. */
const holdPlan = (trx: Transaction<DB>, planId: string) =>
  trx.selectFrom('plan').select('id').where('id', '=', planId).forNoKeyUpdate().execute();

async function workAndLog<Reply>(trx: Transaction<DB>, writing: Writing, work: Work<Reply>): Promise<Reply> {
  const { planId, at, op } = writing;
  const entries: ChangeEntry[] = [];
  const record = (entry: ChangeEntry): void => void entries.push(entry);
  const reply = await work({
    trx,
    planId,
    at,
    record,
    async target(entity, id) {
      const key = entity.hasOwnIds ? id : isUuid(id) ? id.toLowerCase() : undefined;
      const row = key === undefined ? undefined : await entity.find(trx, planId, key);
      if (!row) throw new AppError('notFound');
      const version = entity.versionOf?.(row);
      if (version !== undefined && op.seenVersion !== undefined && op.seenVersion !== version)
        throw new AppError('staleVersion', { current: entity.present(row) });
      return row;
    },
    wrote(entity, before, after) {
      const row = after ?? before;
      if (!row) return;
      record({
        entity: entity.nameOf(row),
        entityId: entity.idOf(row),
        op: before ? (after ? 'update' : 'delete') : 'create',
        before: before && entity.logged(before),
        after: after && entity.logged(after),
      });
    },
  });
  if (entries.length > 0) await appendToLog(trx, writing, entries);
  return reply;
}
