import { generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startTestProvider,
  TEST_CLIENT as CLIENT,
  type TestProvider,
} from '../../testing/start-test-provider.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };

let provider: TestProvider;
let issuer: string;
let key: CryptoKey;
let server: TestServer;

beforeAll(async () => {
  provider = await startTestProvider();
  ({ issuer, key } = provider);
  server = await startTestServer({
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT, OIDC_CLIENT_SECRET: 'secret' },
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** Somebody who signed in at the provider, in its session of some name. */
async function signedIn(subject: string, idpSession: string): Promise<TestUser> {
  const user = await server.addUser({ role: 'accountUser' });
  await server.database.db
    .updateTable('appUser')
    .set({ issuer, subject })
    .where('id', '=', user.id)
    .execute();
  await server.database.db.updateTable('session').set({ idpSession }).where('userId', '=', user.id).execute();
  return user;
}

interface Token {
  readonly claims?: Record<string, unknown>;
  readonly issuer?: string;
  readonly audience?: string;
  readonly signWith?: CryptoKey;
  readonly issuedAt?: number;
}

const tokenOf = ({ claims, signWith, ...over }: Token): Promise<string> => {
  const jwt = new SignJWT({ events: EVENTS, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'logout+jwt' })
    .setIssuer(over.issuer ?? issuer)
    .setAudience(over.audience ?? CLIENT)
    .setJti('a')
    .setIssuedAt(over.issuedAt ?? Math.floor(server.clock.at.getTime() / 1000));
  return jwt.sign(signWith ?? key);
};

/** As the provider sends it: a form, without a cookie and without our header. */
const send = (logoutToken: string): Promise<Response> =>
  fetch(`${server.url}/api/auth/oidc/backchannel-logout`, {
    method: 'POST',
    body: new URLSearchParams({ logout_token: logoutToken }),
  });
const statusOf = async (as: TestUser) => (await server.call('/api/auth/info', { as })).status;

describe('a logout token of the provider', () => {
  test('ends the sessions that came from the one it names, and no others', async () => {
    const [here, there] = [await signedIn('hana', 's-1'), await signedIn('wiremu', 's-2')];
    const response = await send(await tokenOf({ claims: { sid: 's-1' } }));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await Promise.all([here, there].map(statusOf))).toEqual([401, 200]);
    const audit = await server.database.db
      .selectFrom('audit')
      .select('action')
      .where('actorId', '=', here.id)
      .execute();
    expect(audit).toEqual([{ action: 'signOutAtProvider' }]);
  });

  test('that names only a person ends all of theirs', async () => {
    const user = await signedIn('tama', 's-3');
    expect((await send(await tokenOf({ claims: { sub: 'tama' } }))).status).toBe(200);
    expect(await statusOf(user)).toBe(401);
  });

  const wrong: readonly [string, () => Promise<Token>][] = [
    ['of another provider', () => Promise.resolve({ issuer: 'https://elsewhere.example' })],
    ['for somebody else', () => Promise.resolve({ audience: 'another' })],
    ['signed by somebody else', async () => ({ signWith: (await generateKeyPair('RS256')).privateKey })],
    ['that is no logout', () => Promise.resolve({ claims: { events: {} } })],
    ['with a nonce, as ID tokens have', () => Promise.resolve({ claims: { nonce: 'n' } })],
    ['from yesterday', () => Promise.resolve({ issuedAt: Math.floor(Date.now() / 1000) - 86_400 })],
  ];
  test.each(wrong)('%s is refused and ends nothing', async (name, make) => {
    const user = await signedIn(`kept ${name}`, `kept ${name}`);
    const token = await make();
    const claims = { sid: `kept ${name}`, ...token.claims };
    expect((await send(await tokenOf({ ...token, claims }))).status).toBe(400);
    expect(await statusOf(user)).toBe(200);
  });

  test('that names nobody, is not signed, or is no token at all, is refused', async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ iss: issuer, aud: CLIENT, events: EVENTS, sid: 's' })).toString('base64url')}.`;
    const statuses = [await send(await tokenOf({})), await send(unsigned), await send('x')].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([400, 400, 400]);
  });

  test('opens the door for forms to this one call only', async () => {
    const user = await signedIn('form', 's-9');
    const response = await fetch(`${server.url}/api/auth/user/accept-terms`, {
      method: 'POST',
      headers: { cookie: user.cookie, 'x-requested-with': 'tests' },
      body: new URLSearchParams({ a: 'b' }),
    });
    expect(response.status).toBe(415);
  });
});
