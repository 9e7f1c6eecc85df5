import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

/** As much of an OpenID Connect provider as says who it is, publishes its key, and gives the ID token of a test for any code. */
export interface TestProvider {
  readonly issuer: string;
  readonly key: CryptoKey;
  /** What the next ID token says, and with which key it is signed where that is not the one that is published. */
  readonly vouchFor: (claims: Readonly<Record<string, unknown>>, signWith?: CryptoKey) => void;
  /** What its UserInfo endpoint answers beside the subject. */
  readonly setUserInfo: (claims: Readonly<Record<string, unknown>>) => void;
  /** The last request for a token: how the client authenticated, and what the body said. */
  readonly tokenRequest: () => { readonly authorization: string | undefined; readonly body: URLSearchParams };
  close(): Promise<void>;
}

export const TEST_CLIENT = 'tussock';

/** @param metadata what it says of itself beside its addresses */
export async function startTestProvider(
  metadata: Readonly<Record<string, unknown>> = {},
): Promise<TestProvider> {
  const pair = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let issuer = '';
  let claims: Readonly<Record<string, unknown>> = {};
  let userInfo: Readonly<Record<string, unknown>> = {};
  let asked: { authorization: string | undefined; body: URLSearchParams } | undefined;
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
    '/userinfo': () => ({ sub: claims['sub'], ...userInfo }),
  };
  const about = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    ...metadata,
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    if (path === '/token')
      asked = {
        authorization: request.headers.authorization,
        body: new URLSearchParams(await text(request)),
      };
    const body = await (answers[path] ?? about)();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
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
    setUserInfo: (said) => {
      userInfo = said;
    },
    tokenRequest: () => {
      if (!asked) throw new Error('No token was asked for.');
      return asked;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
