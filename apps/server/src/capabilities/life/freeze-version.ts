import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  canonicalJson,
  claimedRows,
  mapIds,
  mappedIds,
  type RecordState,
  type StateRow,
} from '@tussock/domain';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Database, Reader } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { findName } from '../../platform/things/person-name-store.ts';
import { findPeopleOf, type PeopleOfPlan } from './people-of-plan.ts';
import { versionEntity } from './version-entity.ts';
import {
  findContent,
  findNewestVersion,
  findVersion,
  insertVersion,
  type VersionRow,
} from './version-store.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Content of a version: the plan's whole record at a revision. */
export interface VersionContent {
  readonly planId: string;
  readonly rev: number;
  readonly rows: RecordState;
  /** The people of the plan with their names of that day. Versions before the 24th of November 2026 were frozen without. */
  readonly people?: PeopleOfPlan;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Reads the whole record of a plan as the transaction sees it. */
export async function readState(
  trx: Transaction<DB>,
  readers: readonly RecordReader[],
  planId: string,
): Promise<RecordState> {
  const rows: StateRow[] = [];
  for (const { read } of readers)
    // Written by the readers in this very shape.
    for (const { text } of await read(trx, planId)) rows.push(JSON.parse(text) as StateRow);
  return rows.toSorted((one, other) => (one.entity + one.id < other.entity + other.id ? -1 : 1));
}

/** Freezes the plan within a change as its next version. Its revision is the one that this change moves the plan to. */
export async function freezeVersion(
  change: PlanChange,
  readers: readonly RecordReader[],
  { number, rev, reason }: { readonly number: number; readonly rev: number; readonly reason: string },
): Promise<VersionRow> {
  const { trx, planId, at, actorId, wrote } = change;
  const rows = await readState(trx, readers, planId);
  const content: VersionContent = { planId, rev, rows, people: await findPeopleOf(trx, planId, at) };
  const bytes = Buffer.from(canonicalJson(content), 'utf8');
  await insertVersion(trx, {
    id: uuidv7(),
    planId,
    number,
    rev,
    content: await pack(bytes),
    contentHash: hashOf(bytes),
    reason,
    madeBy: actorId,
    madeByName: await findName(trx, actorId),
    madeAt: at,
  });
  const version = await findVersion(trx, planId, number);
  if (!version) throw new Error('a version that was kept is there');
  wrote(versionEntity, null, version);
  return version;
}

async function readWhole(db: Reader, planId: string, number: number) {
  const row = await findContent(db, planId, number);
  if (!row) throw new AppError('notFound');
  const bytes = await unpack(row.content);
  if (hashOf(bytes) !== row.contentHash)
    throw new Error(`version ${number} of ${planId} is not what was frozen`);
  return { bytes, isClaimed: row.isClaimed };
}

/** Reads the frozen bytes of a version. @throws AppError notFound; an error where the bytes do not match their hash */
export const readContentBytes = async (db: Reader, planId: string, number: number): Promise<Buffer> =>
  (await readWhole(db, planId, number)).bytes;

/**
 * Reads the content of a version. A version that was imported with its plan is read under the ids that things have here; an imported file from
 * elsewhere is read as it claims.
 *
 * @throws AppError notFound
 */
export async function readContent(db: Reader, planId: string, number: number): Promise<VersionContent> {
  const { bytes, isClaimed } = await readWhole(db, planId, number);
  // Frozen from this very shape.
  const frozen = JSON.parse(bytes.toString('utf8')) as VersionContent;
  const content = isClaimed ? { ...frozen, rows: claimedRows(frozen.rows) } : frozen;
  return content.planId === planId
    ? content
    : mapIds(content, mappedIds(content.rows, content.planId, planId));
}

/** Reads the frozen record of a version and the people of the plan with their names of that day. @throws AppError notFound */
export async function readFrozenRows(db: Reader, planId: string, number: number) {
  const { rows, people } = await readContent(db, planId, number);
  return { rows, people: people?.people ?? {}, ownerName: people?.ownerName };
}

/** Reads what the book of a version is made from: the frozen record and its people, and the record of the version before. */
export async function readFrozenVersion(db: Database, planId: string, number: number) {
  const version = await findVersion(db, planId, number);
  if (!version) throw new AppError('notFound');
  const { rows, people } = await readContent(db, planId, number);
  const before = number > 1 ? (await readContent(db, planId, number - 1)).rows : undefined;
  return { rows, people, madeAt: version.madeAt, before };
}

/** Reads the record of the newest version; undefined where there is none yet. */
export async function findNewestVersionContent(db: Database, planId: string) {
  const version = await findNewestVersion(db, planId);
  return version && { number: version.number, rows: (await readContent(db, planId, version.number)).rows };
}
