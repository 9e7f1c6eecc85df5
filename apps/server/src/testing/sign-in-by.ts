import type { CryptoKey } from 'jose';
import type { TestProvider } from './start-test-provider.ts';
import type { TestServer } from './start-test-server.ts';

/** Signs in as whoever the provider says comes back; the answer with which the sign-in ends. */
export async function signInBy(
  server: TestServer,
  provider: TestProvider,
  claims: Readonly<Record<string, unknown>>,
  signWith?: CryptoKey,
) {
  const left = await server.call('/api/auth/oidc/login?returnTo=/dashboard');
  const asked = new URL(left.headers.get('location') ?? '').searchParams;
  provider.vouchFor({ nonce: asked.get('nonce'), ...claims }, signWith);
  const [cookie = ''] = left.headers.getSetCookie().map((line) => line.split(';')[0]);
  return server.call(`/api/auth/oidc/callback?code=any&state=${asked.get('state')}&iss=${provider.issuer}`, {
    headers: { cookie },
  });
}
