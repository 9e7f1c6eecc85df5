import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfiguration } from '../../platform/configuration/configuration.ts';
import { StartError } from '../../platform/configuration/start-error.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { factoriesOn, startTestServer } from '../../testing/start-test-server.ts';
import { makeFirstAdministrator } from './first-administrator.ts';

const FIRST_ADMIN_EMAIL = 'Mere.Parata@Provider.example';
const email = FIRST_ADMIN_EMAIL.toLowerCase();
const clock = { at: new Date('2026-11-28T00:00:00Z') };

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const start = () =>
  makeFirstAdministrator({
    database,
    clock: { now: () => clock.at },
    configuration: { ...readConfiguration({ FIRST_ADMIN_EMAIL }), publicUrl: 'https://tussock.example' },
  });
const users = () => database.db.selectFrom('appUser').select(['email', 'name', 'role']).execute();
const letters = () => database.db.selectFrom('job').select('payload').where('kind', '=', 'mail').execute();

test('where the provider has no administrator, the person whom the configuration names is made one, and invited', async () => {
  const server = await startTestServer({ database, env: { FIRST_ADMIN_EMAIL } });
  expect(await users()).toEqual([{ email, name: 'mere.parata', role: 'providerAdmin' }]);
  expect(await letters()).toEqual([{ payload: expect.objectContaining({ to: email }) }]);
  await server.close();
  // Closed with the server.
  database = await openTestDatabase();
});

test('of two that start at once one makes them, and a later start nobody', async () => {
  await Promise.all([start(), start()]);
  await start();
  expect(await users()).toHaveLength(1);
  expect(await letters()).toHaveLength(1);
});

test('where there is an administrator, nobody else is made one', async () => {
  await factoriesOn(database, clock).addUser({ role: 'providerAdmin', email: 'first@provider.example' });
  await start();
  expect((await users()).map((user) => user.email)).toEqual(['first@provider.example']);
});

test('whose address is another user’s is not made one, and the start says so', async () => {
  await factoriesOn(database, clock).addUser({ role: 'accountUser', email });
  await expect(start()).rejects.toThrow(StartError);
  expect((await users()).map(({ role }) => role)).toEqual(['accountUser']);
});
