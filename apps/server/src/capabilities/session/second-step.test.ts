import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInBy } from '../../testing/sign-in-by.ts';
import { startTestProvider, TEST_CLIENT, type TestProvider } from '../../testing/start-test-provider.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const email = 'hana@farm.example';
const hana = { sub: 'hana', email, email_verified: true };
let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startTestProvider();
  server = await startTestServer({
    env: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: TEST_CLIENT,
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_AMR: 'mfa',
    },
  });
  await server.addUser({ role: 'accountUser', email });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

test('whoever signed in by a password alone is told that a second step is needed, and has no session', async () => {
  const back = await signInBy(server, provider, { ...hana, amr: ['pwd'] });
  expect(back.headers.get('location')).toBe('/sign-in-error?code=104');
  expect(back.headers.getSetCookie().filter((line) => /tussock=[^;]/.test(line))).toEqual([]);
});

test('whoever took the second step is let in', async () => {
  const back = await signInBy(server, provider, { ...hana, amr: ['pwd', 'mfa'] });
  expect(back.headers.get('location')).toBe('/dashboard');
});
