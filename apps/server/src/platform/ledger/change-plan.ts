import { isUuid, timeOfDoing } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { PlanAccess } from '../access/caller.ts';
import type { Clock } from '../clock/clock.ts';
import type { DB } from '../database/generated/schema.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import { answerOnce, type FirstAnswer } from './answer-once.ts';
import { findStanding, refuseLocked, type LifeStanding } from './plan-lock-store.ts';
import { appendToLog, type ChangeEntry, type Writing } from './append-to-log.ts';
import { deltaOf, type Delta } from './delta-of.ts';
import type { Entity } from './entity.ts';
import type { Act } from './op.ts';
import { createWriteQueue } from './write-queue.ts';

export interface PlanChange {
  readonly trx: Transaction<DB>;
  readonly planId: string;
  readonly at: Date;
  /** Time of the change by the clock of the device, for a write that was sent later. For display only, never for order or decisions. */
  readonly doneAt: Date | null;
  readonly actorId: string;
  /**
   * Loads the target of the write in its present state; nobody else changes it until the transaction ends.
   *
   * @throws AppError notFound, staleVersion with the present state when the caller saw another version
   */
  readonly target: <Row>(entity: Entity<Row>, id: string) => Promise<Row>;
  /**
   * Appends the change of an entity to the log and to the deltas of the record: `before` is null when it was created, `after` when it was deleted.
   */
  readonly wrote: <Row>(entity: Entity<Row>, before: Row | null, after: Row | null) => void;
  /** Like `wrote`, for the consequence of another write of this change: the lock of the plan was checked for that other write. */
  readonly wroteInStep: PlanChange['wrote'];
  /** Appends to the deltas of the record alone, for a row that changed as a consequence of another write. */
  readonly derived: <Row>(entity: Entity<Row>, before: Row, after: Row) => void;
  /**
   * Registers a check that runs after the whole change is written, once for all items registered with it: one item may point at another, or give up a
   * value that another takes.
   */
  readonly checkAtEnd: <Item>(check: CheckAtEnd<Item>, item: Item) => void;
  /** Appends a log entry for something without a version, e.g. a role. */
  readonly record: (entry: ChangeEntry) => void;
}

/** A person's write on a plan. */
export interface PlanAct extends Act {
  readonly plan: Pick<PlanAccess, 'planId' | 'askAgain'>;
}

/**
 * A person's write outside of plans. `plan` is a plan that the write concerns without changing it: it is locked too, and the right to it checked
 * again.
 */
export interface OutsideAct extends Act {
  readonly plan?: PlanAct['plan'];
}

/** Services a write needs. */
export interface Ground {
  readonly database: { readonly db: Database };
  readonly clock: Clock;
}

/** Checks items at the end of a change. @throws AppError where they are not allowed */
export type CheckAtEnd<Item> = (
  change: Pick<PlanChange, 'trx' | 'planId'>,
  items: readonly Item[],
) => Promise<void>;

export type Work<Reply> = (change: PlanChange) => Promise<Reply>;

const inTurn = createWriteQueue();

/**
 * Changes a plan; every write of a plan goes through here. One transaction locks the plan, stores the op id, does the work, increments `plan.rev`,
 * appends to the log and notifies listeners. The lock keeps all that the work reads of the plan, and the caller's right to it, valid until the
 * transaction ends. A repeated op id gets the first answer again and changes nothing, whatever has become of its target.
 *
 * @throws AppError opIdUsed when the op id named another write, planBusy when too many changes of the plan wait
 */
export const changePlan = async <Reply>(services: Ground, act: PlanAct, work: Work<Reply>): Promise<Reply> =>
  (await changePlanToRev(services, act, work)).reply;

/** Like `changePlan`, and also returns the revision of the plan; for a repeated op id, the revision of its first time. */
export function changePlanToRev<Reply>(
  services: Ground,
  act: PlanAct,
  work: Work<Reply>,
): Promise<FirstAnswer<Reply>> {
  const { planId } = act.plan;
  const at = services.clock.now();
  return inTurn(planId, () =>
    inTransaction(services.database.db, async (trx) => {
      await holdPlan(trx, planId);
      return answerOnce(trx, { ...act, planId, at }, async () => {
        await askAgain(trx, act);
        return workAndLog(trx, { planId, at, actorId: act.caller.userId, op: act.op }, work);
      });
    }),
  );
}

/** A change outside of plans: it has its own transaction, and changes plans through `onPlan`. */
export interface OutsideChange {
  readonly trx: Transaction<DB>;
  readonly at: Date;
  /**
   * Changes a plan as part of this change, under the same op id. A caller that changes several plans must lock them beforehand, in the order of their
   * ids.
   */
  readonly onPlan: (planId: string, work: Work<void>) => Promise<void>;
}

/**
 * Changes data outside of plans (people, accounts, invitations); every such write goes through here. A repeated op id gets the first answer again and
 * changes nothing.
 *
 * @throws AppError opIdUsed when the op id named another write, planBusy when too many changes of the plan that it is about wait
 */
export function changeOutsidePlans<Reply>(
  services: Ground,
  act: OutsideAct,
  work: (change: OutsideChange) => Promise<Reply>,
): Promise<Reply> {
  const at = services.clock.now();
  const { caller, op, plan } = act;
  const onPlanOf =
    (trx: Transaction<DB>): OutsideChange['onPlan'] =>
    async (planId, onPlan) =>
      void (await workAndLog(trx, { planId, at, actorId: caller.userId, op }, onPlan));
  const write = () =>
    inTransaction(services.database.db, async (trx) => {
      if (plan) await holdPlan(trx, plan.planId);
      const done = await answerOnce(trx, { caller, op, planId: null, at }, async () => {
        await askAgain(trx, act);
        return { reply: await work({ trx, at, onPlan: onPlanOf(trx) }), rev: null };
      });
      return done.reply;
    });
  return plan ? inTurn(plan.planId, write) : write();
}

/** Checks the caller's right again inside the transaction: it may have been taken away since the call was admitted. @throws AppError forbidden */
async function askAgain(trx: Transaction<DB>, { caller, plan }: OutsideAct): Promise<void> {
  await caller.askAgain?.(trx);
  await plan?.askAgain?.(trx);
}

/**
 * Locks the plan: other changes of it wait here, while rows that reference it can still be added. Locks nothing for a plan that is about to be
 * created.
 */
const holdPlan = (trx: Transaction<DB>, planId: string) =>
  trx.selectFrom('plan').select('id').where('id', '=', planId).forNoKeyUpdate().execute();

async function workAndLog<Reply>(
  trx: Transaction<DB>,
  asked: Omit<Writing, 'doneAt'>,
  work: Work<Reply>,
): Promise<FirstAnswer<Reply>> {
  const standing = await findStanding(trx, asked.planId);
  const writing = { ...asked, doneAt: doneBefore(asked, standing) };
  const entries: ChangeEntry[] = [];
  const deltas: Delta[] = [];
  const checks = new Map<CheckAtEnd<never>, unknown[]>();
  const change = changeOf(trx, writing, { entries, deltas, checks, standing });
  const reply = await work(change);
  // Each check was handed its own items.
  for (const [check, items] of checks) await check(change, items as never[]);
  return { reply, rev: await appendToLog(trx, writing, { entries, deltas }) };
}

const doneBefore = (
  { at, op: { doneAt } }: Omit<Writing, 'doneAt'>,
  standing: LifeStanding | undefined,
): Date | null =>
  doneAt && standing ? timeOfDoing(doneAt, { sentAt: at, notBefore: standing.createdAt }) : null;

/** Creates the `PlanChange` for a work; its writes are collected in `noted`. */
function changeOf(
  trx: Transaction<DB>,
  { planId, at, doneAt, op, actorId }: Writing,
  noted: {
    readonly entries: ChangeEntry[];
    readonly deltas: Delta[];
    readonly checks: Map<CheckAtEnd<never>, unknown[]>;
    readonly standing: LifeStanding | undefined;
  },
): PlanChange {
  const { entries, deltas, checks, standing } = noted;
  const derived: PlanChange['wrote'] = (entity, before, after) => {
    const delta = deltaOf(entity, before, after);
    if (delta) deltas.push(delta);
  };
  const wroteInStep: PlanChange['wrote'] = (entity, before, after) => {
    const row = after ?? before;
    if (!row) return;
    entries.push({
      entity: entity.nameOf(row),
      entityId: entity.idOf(row),
      op: before ? (after ? 'update' : 'delete') : 'create',
      before: before && entity.logged(before),
      after: after && entity.logged(after),
    });
    derived(entity, before, after);
  };
  return {
    trx,
    planId,
    at,
    doneAt,
    actorId,
    derived,
    wroteInStep,
    record: (entry) => void entries.push(entry),
    checkAtEnd(check, item) {
      const items = checks.get(check) ?? [];
      items.push(item);
      checks.set(check, items);
    },
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
      refuseLocked(standing, { entity, before, after });
      wroteInStep(entity, before, after);
    },
  };
}
