import { uuidv7 } from 'uuidv7';
import { makePartitions } from '../capabilities/devices/index.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { factoriesOn, type TestUser } from './start-test-server.ts';

/** What a database was filled with. */
export interface Filling {
  readonly lead: TestUser;
  readonly planId: string;
  readonly otherPlanId: string;
  /** Keys of the uploaded files, and of which plan they are. */
  readonly fileKeys: { readonly plan: readonly string[]; readonly otherPlan: readonly string[] };
}

/** Text that is easily broken on its way: line ends of every kind, quotes, a backslash, signs beyond the basic plane. */
const AWKWARD = 'Tōtara \u2028 "Flat" \\ \r\n\t🐑 {a,b} \u0085';
const AT = new Date('2026-03-04T05:06:07.089Z');

async function addContent({ db }: OpenDatabase, lead: TestUser, planId: string): Promise<void> {
  const geojson = JSON.stringify({ type: 'Point', coordinates: [172.123456789012, -43.1] });
  await db
    .insertInto('feature')
    .values(
      [0, 1, 2].map((number) => ({
        planId,
        id: uuidv7(),
        kind: ['bore', 'paddock', 'trough'][number] ?? '',
        kindVersion: 1,
        name: number === 0 ? AWKWARD : '',
        attributes: JSON.stringify({ note: AWKWARD, tiny: 1e-7, none: null }),
        geojson,
        bbox: '(172.2,-43.1),(172.1,-43.2)',
        areaM2: number === 1 ? 0.1 + 0.2 : null,
      })),
    )
    .execute();
  await db
    .insertInto('change')
    .values(
      [1, 2].map((rev) => ({
        planId,
        rev,
        ord: 0,
        entity: 'plan',
        entityId: planId,
        op: 'update',
        before: JSON.stringify({ rev }),
        after: null,
        actorId: lead.id,
        opId: uuidv7(),
      })),
    )
    .execute();
  await db
    .insertInto('planVersion')
    .values({
      id: uuidv7(),
      planId,
      number: 1,
      rev: 2,
      content: Buffer.from([0, 1, 92, 255, 10, 13]),
      contentHash: 'a'.repeat(64),
      reason: AWKWARD,
      madeBy: lead.id,
      madeByName: 'Aroha',
      madeAt: AT,
    })
    .execute();
}

async function addReadings({ db }: OpenDatabase, planId: string): Promise<void> {
  const integrationId = uuidv7();
  const sensorId = uuidv7();
  await db
    .insertInto('deviceIntegration')
    .values({
      id: integrationId,
      planId,
      name: 'Network',
      mapping: '{}',
      secretHash: Buffer.from('hash'),
      createdAt: AT,
      secretMadeAt: AT,
    })
    .execute();
  await db
    .insertInto('sensor')
    .values({ id: sensorId, planId, deviceId: 'probe', integrationId, firstHeardAt: AT })
    .execute();
  await makePartitions(db, AT);
  await db
    .insertInto('sensorReading')
    .values([
      { sensorId, at: AT, temp150: 11.3 },
      { sensorId, at: new Date('1999-12-31T11:00:00.123Z'), ec150: 0.1 },
    ])
    .execute();
}

async function addFiles({ db }: OpenDatabase, files: FileStore, given: { lead: TestUser; planId: string }) {
  const id = uuidv7();
  const key = `plans/${given.planId}/${id}/original`;
  await files.write(key, Buffer.from(`file of ${given.planId} ${AWKWARD}`), 'text/plain');
  await db
    .insertInto('planFile')
    .values({
      planId: given.planId,
      id,
      purpose: 'document',
      name: 'consent.txt',
      contentType: 'text/plain',
      bytes: 10,
      storedAs: id,
      uploadedBy: given.lead.id,
      uploadedAt: AT,
    })
    .execute();
  return key;
}

async function addToken({ db }: OpenDatabase, lead: TestUser, planId: string): Promise<void> {
  const id = uuidv7();
  const token = { id, userId: lead.id, name: AWKWARD, tokenHash: Buffer.from('hash'), scopes: ['readMap'] };
  const until = { createdAt: AT, expiresAt: new Date('2027-03-04T05:06:07.089Z') };
  await db
    .insertInto('accessToken')
    .values({ ...token, ...until, isForAllPlans: false })
    .execute();
  await db.insertInto('accessTokenPlan').values({ tokenId: id, planId }).execute();
}

/** Fills a database and a file store with two plans, each with features, log, a version, readings and a file, and an empty file beside. */
export async function fillDatabase(database: OpenDatabase, files: FileStore): Promise<Filling> {
  const { addUser, addPlan, addAccount } = factoriesOn(database, { at: AT });
  const accountId = await addAccount('Dairy co-operative');
  const lead = await addUser({ role: 'accountUser', accountId });
  const planId = await addPlan({ lead, accountId, propertyName: AWKWARD });
  const otherPlanId = await addPlan({ lead, accountId });
  const keys: string[] = [];
  for (const id of [planId, otherPlanId]) {
    await addContent(database, lead, id);
    await addReadings(database, id);
    keys.push(await addFiles(database, files, { lead, planId: id }));
  }
  await addToken(database, lead, planId);
  const empty = `release/${uuidv7()}/about.json`;
  await files.write(empty, new Uint8Array(), 'text/plain');
  const [own = '', others = ''] = keys;
  return { lead, planId, otherPlanId, fileKeys: { plan: [own], otherPlan: [others, empty] } };
}
