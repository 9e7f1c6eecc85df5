import { createHash } from 'node:crypto';
import type { RecordOp, RecordPart, RecordResult } from '@tussock/contract';
import {
  findEntity,
  isEntityId,
  isKindId,
  kindOfEntity,
  upgradeValues,
  versionInSchema,
  type EntityId,
  type PlanAbility,
} from '@tussock/domain';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { appErrorFrom } from '../../platform/http/error-reply.ts';
import { changePlanToRev, type PlanChange } from '../../platform/ledger/change-plan.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { RecordConflict, type RecordWriters } from '../../platform/ledger/record-writer.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { Services } from '../../services.ts';
import { viewFor } from './marks.ts';
import { resultOf } from './result-of.ts';
import { whoWrote } from './who-wrote.ts';

interface Act {
  readonly caller: Caller;
  readonly plan: PlanAccess;
  readonly log: Pick<Logger, 'error'>;
}

interface RecordAccess {
  readonly readers: readonly RecordReader[];
  readonly writers: RecordWriters;
}

type Versions = Readonly<Record<string, number>>;

/** Adds to a clash who wrote the present values, since the person who resolves it wants to know. */
async function withWriter(
  { database }: Services,
  readers: readonly RecordReader[],
  {
    planId,
    userId,
    result,
  }: { readonly planId: string; readonly userId: string; readonly result: RecordResult },
): Promise<RecordResult> {
  const { clash } = result;
  if (!clash) return result;
  return {
    ...result,
    clash: { ...clash, ...(await whoWrote(database.db, readers, { planId, userId, clash })) },
  };
}

/** Lowest status that is a server error: later writes would meet the same. */
const OWN_FAULT = 500;

/**
 * Applies writes of the record, each by itself and in order. Writes that touch what a refused one touched are held back, and all later ones after a
 * server error.
 */
export async function writeOps(
  services: Services,
  record: RecordAccess,
  { ops, ...act }: Act & { ops: readonly RecordOp[] },
): Promise<readonly RecordResult[]> {
  const results: RecordResult[] = [];
  const untouchable = new Set<string>();
  let isStalled = false;
  for (const op of ops.map(inSmallLetters)) {
    const isHeld = isStalled || op.parts.some(({ entityId }) => untouchable.has(entityId));
    const result = isHeld
      ? resultOf(op.opId, new AppError('held'))
      : await writeOp(services, record, { ...act, op });
    results.push(result);
    if (result.status >= OWN_FAULT) isStalled = true;
    if (result.status !== 200) for (const { entityId } of op.parts) untouchable.add(entityId);
  }
  return results;
}

const inSmallLetters = (op: RecordOp): RecordOp => ({
  ...op,
  opId: op.opId.toLowerCase(),
  parts: op.parts.map((part) => ({ ...part, entityId: part.entityId.toLowerCase() })),
});

async function writeOp(
  services: Services,
  { readers, writers }: RecordAccess,
  { caller, plan, log, op }: Act & { op: RecordOp },
): Promise<RecordResult> {
  const named = {
    id: op.opId,
    callId: 'replica.write',
    digest: () => createHash('sha256').update(JSON.stringify(op)).digest('base64url'),
    seenVersion: undefined,
    doneAt: op.doneAt === undefined ? undefined : new Date(op.doneAt),
  };
  try {
    const { reply: versions, rev } = await changePlanToRev(
      services,
      { caller, plan, op: named },
      async (change): Promise<Versions> => {
        refuseOp(plan, op);
        return writeParts(change, writers, { op: upgraded(op), who: plan });
      },
    );
    return { opId: op.opId, status: 200, ...(rev === null ? {} : { rev }), versions };
  } catch (error) {
    const refusal = appErrorFrom(error);
    if (refusal.code === 'unexpected') log.error({ err: error, opId: op.opId }, 'unexpected failure');
    const { planId } = plan;
    return withWriter(services, readers, {
      planId,
      userId: caller.userId,
      result: resultOf(op.opId, refusal),
    });
  }
}

/** Refuses a write that the person may not make, or that a newer schema made. Checked after a repeated write has had its answer. */
function refuseOp({ abilities }: PlanAccess, { parts }: RecordOp): void {
  const view = viewFor(abilities);
  for (const part of parts)
    if (!view.entities.has(part.entity) || !mayWrite(abilities, part))
      throw new AppError('forbidden', { logText: `may not write ${part.entity} through the record` });
  if (new Set(parts.map(({ entityId }) => entityId)).size !== parts.length)
    throw new AppError('badRequest', { message: ['The same thing is written twice.'] });
}

/** Whether the person may write an entity, or the values of it in this part. */
function mayWrite(abilities: readonly PlanAbility[], { entity, op, set }: RecordPart): boolean {
  const { changedBy = null, partlyChangedBy } = findEntity(entity) ?? {};
  if (changedBy !== null && abilities.includes(changedBy)) return true;
  return (
    partlyChangedBy !== undefined &&
    op === 'update' &&
    abilities.includes(partlyChangedBy.ability) &&
    Object.keys(set).every((key) => partlyChangedBy.keys.includes(key))
  );
}

/** Entities that depend on an action, and are written after it. */
const HANGS_ON_ACTION: readonly string[] = ['remark', 'evidence'] satisfies EntityId[];

/** Upgrades a write to the present schema, so that a write that was queued over a release is applied as intended. */
function upgraded(op: RecordOp): RecordOp {
  const parts = op.parts.map((part) => {
    const kind = kindOfEntity(part.entity);
    if (!kind) return part;
    const version = versionInSchema(op.schema, part.entity);
    const set = upgradeValues(kind, part.set, { version, isWhole: part.op === 'create' });
    const base = upgradeValues(kind, part.base, { version, isWhole: false });
    if (!set || !base) throw new AppError('schemaNewer');
    return { ...part, set, base };
  });
  return { ...op, parts };
}

/**
 * Order of a part within its write: dependent things are deleted before, and created after, what they depend on. Deletions come first, so that
 * numbers become free.
 */
const turnOf = ({ entity, op }: RecordPart): number => {
  const depth = isKindId(entity) ? 0 : HANGS_ON_ACTION.includes(entity) ? 2 : 1;
  return op === 'delete' ? -1 - depth : depth;
};

async function writeParts(
  change: PlanChange,
  writers: RecordWriters,
  { op: { parts }, who }: { readonly op: RecordOp; readonly who: PlanAccess },
): Promise<Versions> {
  const versions: Record<string, number> = {};
  const inTurn = [...parts.entries()].toSorted(([, one], [, other]) => turnOf(one) - turnOf(other));
  for (const [index, part] of inTurn) {
    const write = isEntityId(part.entity) ? writers[part.entity] : undefined;
    if (!write) throw new AppError('forbidden', { logText: `nothing writes ${part.entity}` });
    try {
      versions[part.entityId] = await write(change, part, who);
    } catch (error) {
      throw parts.length === 1 ? error : atPart(index, part, error);
    }
  }
  return versions;
}

/** Adds the number of the part to the refusals of its fields. Where one of several things is deleted already, the whole write is refused. */
function atPart(index: number, { entityId }: RecordPart, error: unknown): unknown {
  if (error instanceof AppError && error.code === 'gone')
    return new RecordConflict('notFound', { entityId, current: null, keys: ['*'] });
  if (!(error instanceof AppError) || !error.details.fields) return error;
  const fields = error.details.fields.map(({ field, message }) => ({
    field: `parts.${index}.${field}`,
    message,
  }));
  return new AppError(error.code, { ...error.details, fields });
}
