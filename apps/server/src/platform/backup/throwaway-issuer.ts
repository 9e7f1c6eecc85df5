import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** An OpenID Connect issuer on this machine that vouches for one person, for as long as a restored backup is tried. */
export interface ThrowawayIssuer {
  readonly url: string;
  /** Sets what the next ID token says. */
  readonly vouchFor: (claims: Readonly<Record<string, unknown>>) => void;
  close(): Promise<void>;
}

export const THROWAWAY_CLIENT = 'verify-backup';
const HOST = '127.0.0.1';

export async function startThrowawayIssuer(): Promise<ThrowawayIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  let claims: Readonly<Record<string, unknown>> = {};
  let url = '';
  const idToken = (): Promise<string> =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(url)
      .setAudience(THROWAWAY_CLIENT)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
  const about = () => ({
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/keys`,
    id_token_signing_alg_values_supported: ['ES256'],
  });
  const answers: Readonly<Record<string, () => unknown>> = {
    '/keys': () => ({ keys: [jwk] }),
    '/token': async () => ({ access_token: 'none', token_type: 'Bearer', id_token: await idToken() }),
  };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await (answers[request.url ?? ''] ?? about)();
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  url = `http://${HOST}:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url,
    vouchFor: (said) => {
      claims = said;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
