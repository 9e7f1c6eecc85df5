import { kinds, refusals } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable } from './platform/database/database-unavailable.ts';
import { openTestDatabase } from './testing/open-test-database.ts';
import { startTestServer, type TestServer, type TestUser } from './testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead });
});
afterAll(() => server.close());

/** A database that has no room left for a table, in the words and by the code of PostgreSQL. */
const fill = async (table: string) => {
  await sql
    .raw(
      `create function no_room() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file "base/5/16387": No space left on device' using errcode = '53100';
      end $$`,
    )
    .execute(server.database.db);
  await sql
    .raw(`create trigger no_room before insert on ${table} for each row execute function no_room()`)
    .execute(server.database.db);
};
const makeRoom = () => sql.raw('drop function no_room cascade').execute(server.database.db);

const path = () => `/api/plan/${planId}`;
const create = () =>
  server.call(`${path()}/feature/create`, {
    as: lead,
    body: {
      _id: uuidv7(),
      featureType: kinds.trough.wording.featureType,
      geometry: { type: 'Point', coordinates: [172.1, -43.6] },
      properties: exampleAttributes.trough,
    },
  });
const stored = async () => ({
  features: (await server.database.db.selectFrom('feature').select('id').execute()).length,
  rev: (await server.database.db.selectFrom('plan').select('rev').executeTakeFirstOrThrow()).rev,
});

test.each(['feature', 'change'])(
  'a write that finds no room in the table %s is refused as such, and nothing of it is kept',
  async (table) => {
    const before = await stored();
    await fill(table);
    expect(await create()).toMatchObject({ status: 507, body: { message: refusals.databaseFull } });
    expect(await stored()).toEqual(before);
    expect((await server.call(path(), { as: lead })).status).toBe(200);
    await makeRoom();
    expect((await create()).status).toBe(200);
  },
);

test('while the disk is full the server is not ready, and says so', async () => {
  const database = await openTestDatabase();
  const checkReady = () => Promise.reject(new DatabaseUnavailable('full'));
  const full = await startTestServer({ taskKinds: {}, database: { ...database, checkReady } });
  onTestFinished(() => full.close());
  expect(await full.call('/readyz')).toMatchObject({
    status: 503,
    body: { message: [refusals.databaseFull] },
  });
  expect((await full.call('/livez')).status).toBe(200);
});
