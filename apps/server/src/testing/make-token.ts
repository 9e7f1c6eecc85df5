import type { TokenScope } from '@tussock/domain';
import type { TestServer, TestUser } from './start-test-server.ts';

export interface MadeToken {
  readonly id: string;
  readonly token: string;
  /** The header with it. */
  readonly bearer: { readonly authorization: string };
  /** The same as GIS programs send it. */
  readonly basic: { readonly authorization: string };
}

/** Makes an access token by the call that people make. */
export async function makeToken(
  server: TestServer,
  as: TestUser,
  scopes: readonly TokenScope[],
  planIds: readonly string[] | null = null,
): Promise<MadeToken> {
  const { status, body } = await server.call<{ _id: string; token: string }>('/api/auth/token/create', {
    as,
    body: { name: 'QGIS in the office', scopes, days: 90, planIds },
  });
  if (status !== 200) throw new Error(`no token: ${JSON.stringify(body)}`);
  const { _id: id, token } = body;
  return {
    id,
    token,
    bearer: { authorization: `Bearer ${token}` },
    basic: { authorization: `Basic ${Buffer.from(`anybody:${token}`).toString('base64')}` },
  };
}
