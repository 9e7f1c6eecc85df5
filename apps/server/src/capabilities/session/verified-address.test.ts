import { generateKeyPair, type CryptoKey } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInBy } from '../../testing/sign-in-by.ts';
import { startTestProvider, TEST_CLIENT, type TestProvider } from '../../testing/start-test-provider.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startTestProvider();
  server = await startTestServer({
    env: { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: TEST_CLIENT, OIDC_CLIENT_SECRET: 'secret' },
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** The address on which a sign-in ends. */
const signInAs = async (
  claims: Readonly<Record<string, unknown>>,
  signWith?: CryptoKey,
): Promise<string | null> => (await signInBy(server, provider, claims, signWith)).headers.get('location');
const subjectOf = async (email: string) =>
  (
    await server.database.db
      .selectFrom('appUser')
      .select('subject')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).subject;

const unproven: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['says is not verified', { email_verified: false }],
  ['says nothing of', {}],
  ['says in words is verified', { email_verified: 'true' }],
];
test.each(unproven)(
  '[ST-9] an address that the provider %s lets nobody in as whoever has it here',
  async (said, claims) => {
    const email = `${said.replaceAll(' ', '-')}@farm.example`;
    await server.addUser({ role: 'providerAdmin', email });
    expect(await signInAs({ sub: `someone ${said}`, email, ...claims })).toBe('/sign-in-error?code=100');
    expect(await subjectOf(email)).toBeNull();
  },
);

test('a verified address is whoever has it here, and stays so when it is no longer verified', async () => {
  const email = 'hana@farm.example';
  await server.addUser({ role: 'accountUser', email });
  expect(await signInAs({ sub: 'hana', email, email_verified: true })).toBe('/dashboard');
  expect(await subjectOf(email)).toBe('hana');
  expect(await signInAs({ sub: 'hana', email, email_verified: false })).toBe('/dashboard');
});

test('capital letters make no other address of it', async () => {
  const email = 'ana.hohepa@farm.example';
  await server.addUser({ role: 'accountUser', email });
  expect(await signInAs({ sub: 'ana', email: 'Ana.Hohepa@Farm.example', email_verified: true })).toBe(
    '/dashboard',
  );
  expect(await subjectOf(email)).toBe('ana');
});

test('somebody else with the same verified address does not take the place of who came first', async () => {
  const email = 'first@farm.example';
  await server.addUser({ role: 'accountUser', email });
  await signInAs({ sub: 'first', email, email_verified: true });
  expect(await signInAs({ sub: 'second', email, email_verified: true })).toBe('/sign-in-error?code=100');
  expect(await subjectOf(email)).toBe('first');
});

test('a token that another key has signed than those the provider publishes lets nobody in', async () => {
  const email = 'kahu@farm.example';
  await server.addUser({ role: 'accountUser', email });
  const { privateKey } = await generateKeyPair('RS256');
  expect(await signInAs({ sub: 'kahu', email, email_verified: true }, privateKey)).not.toBe('/dashboard');
  expect(await subjectOf(email)).toBeNull();
  expect(await signInAs({ sub: 'kahu', email, email_verified: true })).toBe('/dashboard');
});
