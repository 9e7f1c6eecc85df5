import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import { newToken } from './cookies.ts';
import { createSession } from './session-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1';

/** The same person, signed in on a phone too. */
async function onPhone(user: TestUser): Promise<TestUser> {
  const token = newToken();
  await createSession(server.database.db, {
    tokenHash: hashOfSecret(token),
    userId: user.id,
    idpSession: null,
    idToken: '',
    userAgent: PHONE,
    at: server.clock.at,
  });
  return { ...user, cookie: `tussock=${token}` };
}

const list = async (as: TestUser) =>
  (
    await server.call<{
      results: { _id: string; device: string; isHandheld: boolean; isCurrent: boolean }[];
    }>('/api/auth/session/all', { as })
  ).body.results;
const statusOf = async (as: TestUser) => (await server.call('/api/auth/info', { as })).status;

describe('[RT-10] one’s own sessions', () => {
  test('are listed with this one first, and nobody else’s', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    await server.addUser({ role: 'accountUser' });
    await onPhone(user);
    const sessions = await list(user);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[1]).toMatchObject({ device: 'Safari on iPhone', isHandheld: true });
    expect(JSON.stringify(sessions)).not.toContain('tokenHash');
  });

  test('[ST-9] one that is ended is over at its next call, with code 101', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const phone = await onPhone(user);
    const other = (await list(user)).find(({ isCurrent }) => !isCurrent);
    const ended = await server.call(`/api/auth/session/delete/${other?._id}`, { as: user, method: 'DELETE' });
    expect(ended.status).toBe(200);
    const next = await server.call('/api/auth/info', { as: phone });
    expect([next.status, next.body.errorCode]).toEqual([401, 101]);
    expect(await list(user)).toHaveLength(1);
  });

  test('all others are ended at once, and this one stays', async () => {
    const [user, stranger] = [
      await server.addUser({ role: 'accountUser' }),
      await server.addUser({ role: 'accountUser' }),
    ];
    const phones = [await onPhone(user), await onPhone(user)];
    const ended = await server.call('/api/auth/session/end-others', { as: user, method: 'POST' });
    expect(ended.body).toMatchObject({ ended: 2 });
    expect(await Promise.all(phones.map(statusOf))).toEqual([401, 401]);
    expect(await Promise.all([user, stranger].map(statusOf))).toEqual([200, 200]);
  });

  test('somebody else’s cannot be ended, and answers like one that does not exist', async () => {
    const [user, stranger] = [
      await server.addUser({ role: 'accountUser' }),
      await server.addUser({ role: 'providerAdmin' }),
    ];
    const [own] = await list(user);
    const end = (id: string | undefined) =>
      server.call(`/api/auth/session/delete/${id}`, { as: stranger, method: 'DELETE' });
    expect([(await end(own?._id)).status, (await end(randomUUID())).status]).toEqual([404, 404]);
    expect(await statusOf(user)).toBe(200);
  });
});
