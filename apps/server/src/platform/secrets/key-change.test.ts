import { startingMapping } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPass, makePass } from '../../capabilities/releases/code-word.ts';
import { isGenuineToken, newInvitationToken } from '../../capabilities/invitations/invitation-token.ts';
import { devicesOf, uplinkBody } from '../../testing/device-plan.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { openingKeys } from './opening-keys.ts';
import { hashOfSecret } from './secret.ts';

const BEFORE = 'the-key-that-was-there-before-0123456789';
const AFTER = 'the-key-that-took-its-place-9876543210';
const keys = openingKeys({ sessionKey: AFTER, formerSessionKey: BEFORE });
const OLDER = 'a-key-that-nobody-names-any-more-55555';

test.each([
  ['the present', AFTER, true],
  ['the former', BEFORE, true],
  ['one before that', OLDER, false],
])('the link of an invitation that %s key has signed is judged so', (_whose, key, isGenuine) => {
  expect(isGenuineToken(newInvitationToken(key), keys)).toBe(isGenuine);
});

test.each([
  ['the present', AFTER, true],
  ['the former', BEFORE, true],
  ['one before that', OLDER, false],
])('the pass to a shared copy that %s key has signed is judged so', (_whose, key, isRight) => {
  const at = new Date('2026-11-27T00:00:00Z');
  expect(isPass(keys, 'copy', { pass: makePass(key, 'copy', at), at })).toBe(isRight);
});

describe('when the key is changed', () => {
  let before: TestServer;
  let after: TestServer;
  let lead: TestUser;
  let planId: string;
  beforeAll(async () => {
    before = await startTestServer({ env: { SESSION_KEY: BEFORE } });
    after = await startTestServer({
      // The one server closes what both use.
      database: { ...before.database, close: () => Promise.resolve() },
      env: { SESSION_KEY: AFTER, SESSION_KEY_FORMER: BEFORE },
    });
    lead = await before.addUser({ role: 'providerStaff' });
    planId = await before.addPlan({ lead });
  });
  afterAll(async () => {
    await after.close();
    await before.close();
  });

  test('nobody is signed out', async () => {
    expect((await after.call(`/api/plan/${planId}/history`, { as: lead })).status).toBe(200);
  });

  test('an invitation that was sent opens', async () => {
    const owner = await before.addUser({ role: 'accountUser' });
    await before.giveRole(planId, owner, 'owner');
    const token = newInvitationToken(BEFORE);
    const [createdAt, expiresAt] = [before.clock.at, new Date(before.clock.at.getTime() + 60_000)];
    await before.database.db
      .insertInto('invitation')
      .values({
        id: uuidv7(),
        planId,
        userId: owner.id,
        email: owner.email,
        tokenHash: hashOfSecret(token),
        invitedBy: lead.id,
        createdAt,
        expiresAt,
      })
      .execute();
    expect((await after.call(`/api/invitation/${token}`)).body).toMatchObject({ planId, isOwner: true });
  });

  test('a write that made a secret, repeated, is answered with the secret that works', async () => {
    const options = {
      as: lead,
      headers: { 'idempotency-key': uuidv7() },
      body: { _id: uuidv7(), name: 'The Things Stack', mapping: startingMapping },
    };
    const path = `/api/plans/${planId}/integration`;
    await before.call(path, options);
    const { secret } = (await after.call<{ secret: string }>(path, options)).body;
    const sent = await devicesOf(after, lead, planId).send(
      { id: options.body._id, secret },
      uplinkBody('soil-1', after.clock.at, { Temp150: 15 }),
    );
    expect(sent.status).toBe(202);
  });

  test('the address of a calendar is given again as it was made', async () => {
    const options = {
      as: lead,
      method: 'POST',
      body: { insteadOf: null },
      headers: { 'idempotency-key': uuidv7() },
    };
    const secretOf = async (server: TestServer) =>
      (await server.call<{ address: string }>(`/api/plan/${planId}/calendar`, options)).body.address
        .split('/')
        .at(-1);
    const made = await secretOf(before);
    expect(made).toMatch(/^[\w-]{43}\.ics$/);
    expect(await secretOf(after)).toBe(made);
  });
});
