import { TOKEN_PREFIX } from '@tussock/domain';
import type { FastifyRequest } from 'fastify';

/** The longest header that is looked at. */
const LONGEST = 1000;

const asToken = (text: string | undefined): string | undefined =>
  text?.startsWith(TOKEN_PREFIX) ? text : undefined;

/** The password of basic authentication: everything behind the first colon (RFC 7617). */
function passwordIn(encoded: string): string | undefined {
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : text.slice(colon + 1);
}

/**
 * Reads the access token of a request: `Authorization: Bearer`, or the password of Basic, which is what GIS programs send. Undefined where there is
 * none: other credentials are those of somebody between the caller and us.
 */
export function readToken({
  headers: { authorization },
}: Pick<FastifyRequest, 'headers'>): string | undefined {
  if (authorization === undefined || authorization.length > LONGEST) return undefined;
  const [, scheme = '', credentials = ''] = /^(\w+) +(\S+) *$/.exec(authorization) ?? [];
  switch (scheme.toLowerCase()) {
    case 'bearer':
      return asToken(credentials);
    case 'basic':
      return asToken(passwordIn(credentials));
    default:
      return undefined;
  }
}

/** Whether a request carries a token that no page of another site can make a browser send: browsers add Basic by themselves, and never Bearer. */
export const hasBearerToken = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  readToken(request) !== undefined && /^bearer /i.test(request.headers.authorization ?? '');
