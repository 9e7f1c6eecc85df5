import { createServer, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

/** As much of an OpenID Connect provider as says who it is, publishes its key, and gives the ID token of a test for any code. */
export interface TestProvider {
  readonly issuer: string;
  readonly key: CryptoKey;
  /** What the next ID token says, and with which key it is signed where that is not the one that is published. */
  readonly vouchFor: (claims: Readonly<Record<string, unknown>>, signWith?: CryptoKey) => void;
  close(): Promise<void>;
}

export const TEST_CLIENT = 'tussock';

export async function startTestProvider(): Promise<TestProvider> {
  const pair = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let issuer = '';
  let claims: Readonly<Record<string, unknown>> = {};
  let signWith = pair.privateKey;
  const idToken = (): Promise<string> =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(TEST_CLIENT)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(signWith);
  const answers: Readonly<Record<string, () => unknown>> = {
    '/keys': () => ({ keys: [jwk] }),
    '/token': async () => ({ access_token: 'a', token_type: 'Bearer', id_token: await idToken() }),
  };
  const about = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
  });
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const body = await (answers[path] ?? about)();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request.url ?? '', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    issuer,
    key: pair.privateKey,
    vouchFor: (said, key = pair.privateKey) => {
      claims = said;
      signWith = key;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
