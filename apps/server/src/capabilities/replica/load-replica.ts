import type { RecordHead, RecordRow } from '@tussock/contract';
import { endOfDayInNewZealand, isOneOf } from '@tussock/domain';
import { bucketOf, bucketsFor } from '@tussock/sync';
import type { Transaction } from 'kysely';
import type { FileAnswer } from '../../handlers.ts';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { findGrantEnds, lastOf } from '../../platform/access/grant-ends.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findRev } from '../../platform/ledger/find-rev.ts';
import type { RecordLine, RecordReader } from '../../platform/ledger/record-reader.ts';
import type { Services } from '../../services.ts';
import { findRevAt, findStatesAt, recordIdOf } from './log-store.ts';
import { planOfTheDay } from './plan-of-the-day.ts';
import { EVERYTHING, RECORD_SCHEMA, viewFor, type View } from './marks.ts';

interface Asked {
  readonly caller: Caller;
  readonly plan: PlanAccess;
}

interface Seen {
  readonly rev: number;
  readonly lines: readonly RecordLine[];
}

type Look = (trx: Transaction<DB>, view: View) => Promise<Seen>;

/** Loads a plan's whole present record. */
export const loadReplica = (
  services: Pick<Services, 'database' | 'clock'>,
  readers: readonly RecordReader[],
  asked: Asked,
): Promise<FileAnswer> =>
  sendRecord(services, asked, async (trx, view) => ({
    rev: await findRev(trx, asked.plan.planId),
    lines: await readAll(trx, readers, { planId: asked.plan.planId, view }),
  }));

/**
 * Loads a plan's whole record at a revision or at the end of a day: unchanged rows are read as they are, the others from the log.
 *
 * @throws AppError badRequest when neither is named, or the revision is in the future
 */
export const loadRecordAt = (
  services: Pick<Services, 'database' | 'clock'>,
  readers: readonly RecordReader[],
  asked: Asked & RecordMoment,
): Promise<FileAnswer> =>
  sendRecord(services, asked, async (trx, view) => {
    const rev = await findRevAsked(trx, asked.plan.planId, asked);
    if (rev === undefined) throw new AppError('badRequest', { message: [NO_SUCH_REVISION] });
    return seeAt(trx, readers, { planId: asked.plan.planId, view, rev });
  });

const NO_SUCH_REVISION = 'Name a day, or a revision that the plan has had.';

/** The time of a record: a revision or a day. */
export interface RecordMoment {
  readonly rev?: number | undefined;
  readonly day?: string | undefined;
}

/** Finds the requested revision; undefined where none is named. @throws AppError badRequest when it is in the future */
async function findRevAsked(
  trx: Transaction<DB>,
  planId: string,
  { rev: named, day }: RecordMoment,
): Promise<number | undefined> {
  const rev =
    named === undefined && day !== undefined
      ? await findRevAt(trx, planId, endOfDayInNewZealand(day))
      : named;
  if (rev !== undefined && rev > (await findRev(trx, planId)))
    throw new AppError('badRequest', { message: [NO_SUCH_REVISION] });
  return rev;
}

/** Reads a record at a revision. */
async function seeAt(
  trx: Transaction<DB>,
  readers: readonly RecordReader[],
  { planId, view, rev }: { planId: string; view: View; rev: number },
): Promise<Seen> {
  const states = await findStatesAt(trx, planId, rev);
  const changed = new Set(states.map(recordIdOf));
  const standing = await readAll(trx, readers, { planId, view });
  const lines = [
    ...standing.filter(({ id }) => !changed.has(id)),
    ...(await Promise.all(states.map((state) => lineFromLog(readers, view, state)))).flat(),
  ];
  return { rev, lines: planOfTheDay(lines, standing, planId) };
}

/** Reads a plan's whole record from one snapshot of the database; the present one where no time is named. @throws AppError badRequest */
export const readRecordRows = (
  { database }: Pick<Services, 'database'>,
  readers: readonly RecordReader[],
  { planId, ...moment }: RecordMoment & { readonly planId: string },
): Promise<Seen> =>
  database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const asked = await findRevAsked(trx, planId, moment);
      if (asked !== undefined) return seeAt(trx, readers, { planId, view: EVERYTHING, rev: asked });
      return {
        rev: await findRev(trx, planId),
        lines: await readAll(trx, readers, { planId, view: EVERYTHING }),
      };
    });

/**
 * Sends a record from one transaction with one revision. All is read before the first line is sent, so that a slow reader does not keep the
 * transaction open.
 */
async function sendRecord(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { caller, plan }: Asked,
  look: Look,
): Promise<FileAnswer> {
  const view = viewFor(plan.abilities);
  const { rev, lines, ends } = await database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => ({
      ...(await look(trx, view)),
      ends: await findGrantEnds(trx, { caller, plan, at: clock.now() }),
    }));
  const head: RecordHead = {
    rev,
    schema: RECORD_SCHEMA,
    view: view.mark,
    until: lastOf(ends)?.toISOString() ?? null,
    buckets: bucketsFor(lines.length),
    entities: [...view.entities],
  };
  return {
    contentType: 'application/x-ndjson',
    isCompressed: true,
    chunks: linesOf(head, lines),
    size: lines.reduce((sum, { text }) => sum + text.length, 0),
  };
}

async function readAll(
  trx: Transaction<DB>,
  readers: readonly RecordReader[],
  { planId, view }: { planId: string; view: View },
): Promise<readonly RecordLine[]> {
  const seen: (readonly RecordLine[])[] = [];
  for (const { entities, read } of readers)
    if (entities.some((id) => view.entities.has(id))) seen.push(await read(trx, planId));
  return seen.flat();
}

/** Reads a row's former state from the log; nothing where it did not exist, or the view leaves it out. */
async function lineFromLog(
  readers: readonly RecordReader[],
  view: View,
  state: { readonly entity: string; readonly entityId: string; readonly before: unknown },
): Promise<readonly RecordLine[]> {
  const { entity, before } = state;
  const reader = readers.find(({ entities }) => isOneOf(entities, entity));
  if (!reader || before === null || !view.entities.has(entity)) return [];
  const id = recordIdOf(state);
  const row: RecordRow = { id, entity, version: 0, ...(await reader.fromLog(entity, before)) };
  return [{ id, text: JSON.stringify(row) }];
}

async function* linesOf(head: RecordHead, lines: readonly RecordLine[]): AsyncGenerator<string> {
  yield `${JSON.stringify({ head })}\n`;
  const buckets: string[][] = Array.from({ length: head.buckets }, () => []);
  for (const { id, text } of lines) buckets[bucketOf(id, head.buckets)]?.push(text);
  for (const [bucket, rows] of buckets.entries()) yield `{"bucket":${bucket},"rows":[${rows.join(',')}]}\n`;
  yield `${JSON.stringify({ end: { rows: lines.length } })}\n`;
}
