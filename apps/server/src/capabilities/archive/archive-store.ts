import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import type { ThingTable } from '../../platform/things/thing-store.ts';
import type { ArchivePerson } from './plan-archive.ts';

/** Finds all people whom a plan may refer to: with a role on it, its creator, in its log, or the uploader of a file. */
export async function findNamedPeople(db: Reader, planId: string): Promise<readonly ArchivePerson[]> {
  const { rows } = await sql<ArchivePerson>`
    select id, name, email from app_user where id in (
      select user_id from plan_role where plan_id = ${planId}
      union select created_by from plan where id = ${planId}
      union select owner_id from plan where id = ${planId}
      union select actor_id from change where plan_id = ${planId}
      union select responsible_id from plan_action where plan_id = ${planId}
      union select made_by from plan_version where plan_id = ${planId}
      union select uploaded_by from plan_file where plan_id = ${planId})
    order by email`.execute(db);
  return rows;
}

/** Reads the versions of a plan with their compressed content. */
export const findWholeVersions = (db: Reader, planId: string) =>
  db
    .selectFrom('planVersion')
    .leftJoin('planVersionFile as file', (join) =>
      join.onRef('file.planId', '=', 'planVersion.planId').onRef('file.number', '=', 'planVersion.number'),
    )
    .selectAll('planVersion')
    .select(['file.fileKey', 'file.sha256 as fileSha256', 'file.madeAt as fileMadeAt'])
    .where('planVersion.planId', '=', planId)
    .orderBy('planVersion.number')
    .execute();

/** Finds the ids of people in this installation by their e-mail addresses. */
export async function findIdsByEmail(
  db: Reader,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('appUser')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}

export const isPlanThere = async (db: Reader, planId: string): Promise<boolean> =>
  (await db.selectFrom('plan').select('id').where('id', '=', planId).executeTakeFirst()) !== undefined;

interface Standing {
  readonly planId: string;
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Sets the revision and creation time that a plan had before its import. */
export const writePlanPast = (
  trx: Transaction<DB>,
  planId: string,
  past: { version: number; boundaryVersion: number; createdAt: Date; at: Date },
) =>
  trx
    .updateTable('plan')
    .set({
      status: 'active',
      statusSince: past.at,
      version: past.version,
      boundaryVersion: past.boundaryVersion,
      createdAt: past.createdAt,
    })
    .where('id', '=', planId)
    .execute();

/** Marks a plan as having deltas from here on: its imported content must be fetched whole. */
export const startDeltas = (trx: Transaction<DB>, planId: string) =>
  trx
    .updateTable('plan')
    .set((plan) => ({ deltaFloor: plan('rev', '+', 1) }))
    .where('id', '=', planId)
    .execute();

/** Sets the version and times that a newly written feature had in its origin. */
export const writeFeaturePast = (trx: Transaction<DB>, { planId, id, ...past }: Standing) =>
  trx.updateTable('feature').set(past).where('planId', '=', planId).where('id', '=', id).execute();

/** The same for a soil test. */
export const writeTestPast = (trx: Transaction<DB>, { planId, id, ...past }: Standing) =>
  trx.updateTable('soilTest').set(past).where('planId', '=', planId).where('id', '=', id).execute();

/** Inserts a thing as it was in its origin. */
export const insertThing = (
  trx: Transaction<DB>,
  name: ThingTable,
  thing: Standing & { readonly content: unknown; readonly made: unknown },
) =>
  sql`insert into ${sql.table(name)} (plan_id, id, content, made, version, created_at, updated_at)
    values (${thing.planId}, ${thing.id}, ${JSON.stringify(thing.content)}::jsonb, ${JSON.stringify(thing.made)}::jsonb,
      ${thing.version}, ${thing.createdAt}, ${thing.updatedAt})`.execute(trx);

export const insertSampleNames = (
  trx: Transaction<DB>,
  names: readonly { planId: string; sampleName: string; transectId: string }[],
) => trx.insertInto('soilSampleAlias').values(names).execute();

/** Inserts a file as it was in its origin. */
export const insertWholeFile = (
  trx: Transaction<DB>,
  file: {
    planId: string;
    id: string;
    purpose: string;
    name: string;
    caption: string;
    folder: string;
    tags: readonly string[];
    expiresOn: string | null;
    contentType: string;
    bytes: number;
    width: number | null;
    height: number | null;
    place: unknown;
    takenAt: Date | null;
    sha256: string | null;
    uploadedBy: string | null;
    uploaderName: string | null;
    uploadedAt: Date;
    number: number;
    storedAs: string;
    earlier: readonly unknown[];
    version: number;
  },
) =>
  trx
    .insertInto('planFile')
    .values({
      ...file,
      tags: JSON.stringify(file.tags),
      place: file.place === null ? null : JSON.stringify(file.place),
      earlier: JSON.stringify(file.earlier),
    })
    .execute();
