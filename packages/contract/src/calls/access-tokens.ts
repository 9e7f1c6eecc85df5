import { allTokenScopes, MOST_TOKEN_PLANS, toasts, tokenFields } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { checkedByFields } from '../shapes/checked-by-fields.ts';
import { done, isoTime, nullableText, uuid } from '../shapes/common.ts';

const access = { to: 'signedIn', ability: 'useProduct' } as const;

export const accessToken = z.object({
  _id: uuid,
  name: z.string(),
  scopes: z.array(z.enum(allTokenScopes)),
  /** Farms that the token is for; null for every farm that the person has access to. */
  plans: z.nullable(z.array(z.object({ _id: uuid, propertyName: z.string() }))),
  createdAt: isoTime,
  expiresAt: isoTime,
  withdrawnAt: z.nullable(isoTime),
  lastUsedAt: z.nullable(isoTime),
  /** Network of the last use: an address without the part that names one machine. */
  lastUsedFrom: nullableText,
});
export type AccessTokenItem = z.infer<typeof accessToken>;

export const listAccessTokens = defineCall({
  id: 'token.all',
  summary: 'The person’s access tokens, the newest first, with those that ended in the last 30 days.',
  method: 'GET',
  path: '/api/auth/token/all',
  access,
  reply: z.object({ results: z.array(accessToken) }),
});

export const createAccessToken = defineCall({
  id: 'token.create',
  summary:
    'Makes an access token for a program that acts in the person’s name: for chosen farms or for all (`planIds` null), within scopes, until an end. The token is given this once.',
  method: 'POST',
  path: '/api/auth/token/create',
  access,
  body: checkedByFields(tokenFields, {
    planIds: z.nullable(z.array(uuid).check(z.minLength(1), z.maxLength(MOST_TOKEN_PLANS))),
  }),
  example: { name: 'QGIS in the office', scopes: ['readMap'], days: 90, planIds: null },
  reply: z.object({ _id: uuid, token: z.string() }),
  resets: ['accessTokens'],
  callsPerMinute: 30,
});

export const withdrawAccessToken = defineCall({
  id: 'token.withdraw',
  summary: 'Ends one of the person’s access tokens, from the next call on.',
  method: 'DELETE',
  path: '/api/auth/token/withdraw/{tokenId}',
  access,
  reply: done,
  toast: toasts.tokenWithdrawn,
  resets: ['accessTokens'],
});
