import { afterEach, describe, expect, test } from 'vitest';
import { createLogger } from '../log/logger.ts';
import {
  connectIdentityProvider,
  ProofMissing,
  providerErrorOf,
  type SignInProof,
} from './identity-provider.ts';
import { startTestProvider, TEST_CLIENT, type TestProvider } from '../../testing/start-test-provider.ts';

/** Every character that the two encodings treat differently. */
const SECRET = 'a-b.c_d e+f:ü';

let provider: TestProvider;
afterEach(() => provider.close());

/** Signs in at a provider that describes itself so, and gives what it was asked. */
async function signIn(
  metadata: Readonly<Record<string, unknown>>,
  claims: Readonly<Record<string, unknown>>,
  proof?: SignInProof,
) {
  provider = await startTestProvider(metadata);
  const identityProvider = connectIdentityProvider({
    issuer: provider.issuer,
    clientId: TEST_CLIENT,
    clientSecret: SECRET,
    publicUrl: 'https://tussock.example',
    proof,
  });
  const { url: asked, state, nonce, codeVerifier } = await identityProvider.startSignIn();
  provider.vouchFor({ sub: 'hana', nonce, ...claims });
  const url = new URL(`https://tussock.example/api/auth/oidc/callback?code=any&state=${state}`);
  const complete = () => identityProvider.completeSignIn({ url, state, nonce, codeVerifier });
  return { asked: new URL(asked).searchParams, url, complete };
}

test('a secret goes by Basic in form encoding, which leaves hyphen, dot and underscore as they are', async () => {
  await (await signIn({}, {})).complete();
  const { authorization = '', body } = provider.tokenRequest();
  const credentials = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString('utf8');
  expect(credentials).toBe('tussock:a-b.c_d+e%2Bf%3A%C3%BC');
  expect(body.has('client_secret')).toBe(false);
});

test('a provider that names client_secret_post alone is given the secret in the body', async () => {
  await (await signIn({ token_endpoint_auth_methods_supported: ['client_secret_post'] }, {})).complete();
  const { authorization, body } = provider.tokenRequest();
  expect(authorization).toBeUndefined();
  expect([body.get('client_id'), body.get('client_secret')]).toEqual([TEST_CLIENT, SECRET]);
});

test('an address that the ID token lacks is read from UserInfo, verified or not as it says', async () => {
  const { complete } = await signIn({}, {});
  provider.setUserInfo({ email: 'Hana@Farm.example', email_verified: true });
  expect(await complete()).toMatchObject({ email: 'hana@farm.example', isEmailVerified: true });
});

test('an address of the ID token is taken before that of UserInfo', async () => {
  const { complete } = await signIn({}, { email: 'hana@farm.example', email_verified: true });
  provider.setUserInfo({ email: 'other@farm.example', email_verified: false });
  expect(await complete()).toMatchObject({ email: 'hana@farm.example', isEmailVerified: true });
});

test('an error that the provider sends the browser back with is logged by its own code and words', async () => {
  const { url, complete } = await signIn({}, {});
  url.searchParams.delete('code');
  url.searchParams.set('error', 'access_denied');
  url.searchParams.set('error_description', 'hana@farm.example may not use this client');
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const error: unknown = await complete().catch((refused: unknown) => refused);
  log.warn({ err: error, ...providerErrorOf(error) }, 'refused');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    providerError: 'access_denied',
    providerErrorDescription: '[hidden] may not use this client',
  });
});

describe('where a second step is asked for', () => {
  const byClass = { acr: ['gold', 'silver'], amr: [] };
  const byMethod = { acr: [], amr: ['mfa', 'hwk'] };

  test('the provider is asked for one of the classes', async () => {
    const { asked } = await signIn({}, {}, byClass);
    expect(asked.get('acr_values')).toBe('gold silver');
  });

  test.each([
    ['one of the classes', byClass, { acr: 'silver' }],
    ['one of the methods', byMethod, { amr: ['pwd', 'mfa'] }],
    ['both where both are asked for', { acr: ['gold'], amr: ['mfa'] }, { acr: 'gold', amr: ['mfa'] }],
    ['nothing where nothing is asked for', undefined, {}],
  ])('whoever proved %s is let in', async (_what, proof, claims) => {
    const { complete } = await signIn({}, claims, proof);
    expect(await complete()).toMatchObject({ subject: 'hana' });
  });

  test.each([
    ['another class', byClass, { acr: 'bronze' }],
    ['no class', byClass, {}],
    ['a password alone', byMethod, { amr: ['pwd'] }],
    ['a text in place of a list', byMethod, { amr: 'mfa' }],
    ['the class without the method', { acr: ['gold'], amr: ['mfa'] }, { acr: 'gold' }],
  ])('whoever brings %s is refused', async (_what, proof, claims) => {
    const { complete } = await signIn({}, claims, proof);
    await expect(complete()).rejects.toThrow(ProofMissing);
  });
});
