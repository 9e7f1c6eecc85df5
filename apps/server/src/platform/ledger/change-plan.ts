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
  /** When it was done, by the clock of the device, where it was sent later: to be shown, never to be ordered or judged by. */
  readonly doneAt: Date | null;
  readonly actorId: string;
  /**
   * What the write is about, as it stands; nobody changes it until the transaction ends.
   *
   * @throws AppError notFound, staleVersion with what stands when the caller saw another version
   */
  readonly target: <Row>(entity: Entity<Row>, id: string) => Promise<Row>;
  /** Adds to the log, and to the deltas of the record, what became of something: null before it was made, null after it is gone. */
  readonly wrote: <Row>(entity: Entity<Row>, before: Row | null, after: Row | null) => void;
  /** The same of what follows by itself from another write of this change: whether the plan may be changed was asked of that one. */
  readonly wroteInStep: PlanChange['wrote'];
  /** Adds to the deltas alone what of the record moved along with a write of something else. */
  readonly derived: <Row>(entity: Entity<Row>, before: Row, after: Row) => void;
  /**
   * Has something looked at when all of the change is written, together with everything else that the same check is asked for: one part of
   * it may point at another, or give up what another takes.
   */
  readonly checkAtEnd: <Item>(check: CheckAtEnd<Item>, item: Item) => void;
  /** Adds to the log what is no entity with a version, e.g. a role. */
  readonly record: (entry: ChangeEntry) => void;
}

/** Somebody and what they ask for on a plan. */
export interface PlanAct extends Act {
  readonly plan: Pick<PlanAccess, 'planId' | 'askAgain'>;
}

/** The same outside of plans. A plan that the act is about, and does not change, is held too, and the right to it asked once more. */
export interface OutsideAct extends Act {
  readonly plan?: PlanAct['plan'];
}

/** What writing stands on. */
export interface Ground {
  readonly database: { readonly db: Database };
  readonly clock: Clock;
}

/** @throws AppError where the change may not be as it is */
export type CheckAtEnd<Item> = (
  change: Pick<PlanChange, 'trx' | 'planId'>,
  items: readonly Item[],
) => Promise<void>;

export type Work<Reply> = (change: PlanChange) => Promise<Reply>;

const inTurn = createWriteQueue();

/**
 * The one way a plan is changed: one transaction that holds the plan, keeps the op id, does the work, moves `plan.rev` by one, adds to the
 * log and tells listeners. Because the plan is held, whatever the work reads of it stays true until it ends, and so does the right to it.
 * A repeated op id gets the first answer again and changes nothing, whatever has become of its target.
 *
 * @throws AppError opIdUsed when the op id named another write, planBusy when too many changes of the plan wait
 */
export const changePlan = async <Reply>(services: Ground, act: PlanAct, work: Work<Reply>): Promise<Reply> =>
  (await changePlanToRev(services, act, work)).reply;

/** The same, which tells the revision of the plan as well: a repeated op id is told the one of its first time. */
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

/** Whoever was let through may by now do less. @throws AppError forbidden */
async function askAgain(trx: Transaction<DB>, { caller, plan }: OutsideAct): Promise<void> {
  await caller.askAgain?.(trx);
  await plan?.askAgain?.(trx);
}

/** Everybody who changes the plan waits here; what points at it may be added meanwhile. A plan that is about to be made is not there. */
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

/** What a work is given, and what it notes. */
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
