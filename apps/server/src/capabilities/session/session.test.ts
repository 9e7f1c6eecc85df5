import { SESSION_IDLE_HOURS, SESSION_LONGEST_DAYS, TERMS_VERSION } from '@tussock/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { pruneSessions } from './session-store.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a session', () => {
  test('[ST-9] a call without a session is refused with code 101', async () => {
    const answer = await server.call('/api/auth/info');
    expect(answer.status).toBe(401);
    expect(answer.body.errorCode).toBe(101);
  });

  test('[API-PRO-4] says who is signed in and what they may do', async () => {
    const staff = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
    const answer = await server.call('/api/auth/info', { as: staff });
    expect(answer.body).toMatchObject({
      _id: staff.id,
      name: 'Tom Sinclair',
      population: 'provider',
      abilities: ['useProduct', 'createPlan', 'seeAccounts', 'seeAccount', 'createAccount'],
    });
  });

  test(`[ST-9] ends with code 102 after ${SESSION_IDLE_HOURS} hours without use`, async () => {
    const user = await server.addUser({ role: 'accountUser' });
    server.clock.at = new Date(server.clock.at.getTime() + SESSION_IDLE_HOURS * HOUR_MS);
    const answer = await server.call('/api/auth/info', { as: user });
    expect(answer.body.errorCode).toBe(102);
  });

  test(`ends after ${SESSION_LONGEST_DAYS} days of use`, async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const codes: (number | undefined)[] = [];
    for (let hours = 0; hours <= SESSION_LONGEST_DAYS * 24; hours += SESSION_IDLE_HOURS - 1) {
      codes.push((await server.call('/api/auth/info', { as: user })).body.errorCode);
      server.clock.at = new Date(server.clock.at.getTime() + (SESSION_IDLE_HOURS - 1) * HOUR_MS);
    }
    codes.push((await server.call('/api/auth/info', { as: user })).body.errorCode);
    expect(codes.at(0)).toBeUndefined();
    expect(codes.at(-3)).toBeUndefined();
    expect(codes.at(-1)).toBe(102);
  });

  test('[ST-9] of somebody who was deleted is refused with code 100', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    await server.database.db
      .updateTable('appUser')
      .set({ deletedAt: server.clock.at })
      .where('id', '=', user.id)
      .execute();
    expect((await server.call('/api/auth/info', { as: user })).body.errorCode).toBe(100);
  });

  test('[API-PRO-5] [ST-2] accepting the terms is kept with their version', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    await server.database.db
      .updateTable('appUser')
      .set({ acceptedTermsVersion: null })
      .where('id', '=', user.id)
      .execute();
    expect((await server.call('/api/auth/info', { as: user })).body).toMatchObject({
      hasAcceptedTerms: false,
    });
    const accepted = await server.call('/api/auth/user/accept-terms', { as: user, method: 'POST' });
    expect(accepted.body).toMatchObject({ hasAcceptedTerms: true });
    const row = await server.database.db
      .selectFrom('appUser')
      .select('acceptedTermsVersion')
      .where('id', '=', user.id)
      .executeTakeFirst();
    expect(row?.acceptedTermsVersion).toBe(TERMS_VERSION);
  });

  test('[ST-2] terms accepted in an older version are asked for again', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    await server.database.db
      .updateTable('appUser')
      .set({ acceptedTermsVersion: '2020-01' })
      .where('id', '=', user.id)
      .execute();
    const asked = await server.call('/api/auth/info', { as: user });
    expect(asked.body).toMatchObject({ hasAcceptedTerms: false });
    await server.call('/api/auth/user/accept-terms', { as: user, method: 'POST' });
    const after = await server.call('/api/auth/info', { as: user });
    expect(after.body).toMatchObject({ hasAcceptedTerms: true });
  });
});

describe('a write', () => {
  test('from another site is refused, with or without a session', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const foreign = await server.call('/api/auth/user/accept-terms', {
      as: user,
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(foreign.status).toBe(403);
  });

  test('without our own header is refused', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const response = await fetch(`${server.url}/api/auth/user/accept-terms`, {
      method: 'POST',
      headers: { cookie: user.cookie },
    });
    expect(response.status).toBe(403);
  });

  test('[ERR-413] with a body of 30 MB is refused and nothing is read', async () => {
    const user = await server.addUser({ role: 'providerStaff' });
    const answer = await server.call('/api/plan/create', {
      as: user,
      rawBody: `{"propertyName":"${'x'.repeat(30 * 1024 * 1024)}"}`,
    });
    expect(answer.status).toBe(413);
    expect(answer.body.message).toBe('The file uploaded is too large. Please try again.');
  });

  test('[ERR-400] with broken JSON is refused with a message list', async () => {
    const user = await server.addUser({ role: 'providerStaff' });
    const answer = await server.call('/api/plan/create', { as: user, rawBody: '{"propertyName":' });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(['The request is not valid JSON.']);
  });
});

test('sessions that ended 30 days ago are deleted with their ID tokens; open ones and those that ended later stay', async () => {
  const { db } = server.database;
  const signedIn = async (values: { revokedAt?: Date; expiresAt?: Date; lastSeenAt?: Date }) => {
    const { id } = await server.addUser({ role: 'accountUser' });
    await db.updateTable('session').set(values).where('userId', '=', id).execute();
    return id;
  };
  const at = (day: string): Date => new Date(`2027-${day}T12:00:00Z`);
  const open = { expiresAt: at('12-31'), lastSeenAt: at('05-30') };
  const gone = [
    await signedIn({ ...open, revokedAt: at('04-30') }),
    await signedIn({ expiresAt: at('04-30'), lastSeenAt: at('04-30') }),
    await signedIn({ expiresAt: at('12-31'), lastSeenAt: at('04-29') }),
  ];
  const kept = [
    await signedIn(open),
    await signedIn({ ...open, revokedAt: at('05-02') }),
    await signedIn({ expiresAt: at('12-31'), lastSeenAt: at('05-01') }),
  ];
  await pruneSessions(db, at('05-31'));
  const left = await db
    .selectFrom('session')
    .select('userId')
    .where('userId', 'in', [...gone, ...kept])
    .orderBy(sql`user_id`)
    .execute();
  expect(left.map(({ userId }) => userId)).toEqual(kept.toSorted());
});
