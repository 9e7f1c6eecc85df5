import { defineOptions } from '../kind/options.ts';
import type { Fields } from '../kind/field.ts';
import { allTokenScopes, tokenScopes } from './token-scopes.ts';

/** Maximum lifetime of an access token, in days. */
export const LONGEST_TOKEN_DAYS = 366;
/** Live access tokens that a person may have at once. */
export const MOST_TOKENS = 50;
/** Farms that an access token may name. */
export const MOST_TOKEN_PLANS = 100;
/** Calls that may be made with one access token in a minute. */
export const TOKEN_CALLS_PER_MINUTE = 600;
/** Start of every access token, by which a leaked one is recognised. */
export const TOKEN_PREFIX = 'tussock_';
/** Days for which an ended or withdrawn token is listed. */
export const TOKEN_LISTED_DAYS = 30;

const scopeOptions = defineOptions(
  allTokenScopes.map((key) => ({ key, label: tokenScopes[key].label, help: tokenScopes[key].help })),
);

/** Fields of a new access token. The form and the server's check are derived from them. */
export const tokenFields = {
  name: {
    type: 'text',
    label: 'Name',
    required: true,
    maxLength: 60,
    help: 'What uses it, such as “QGIS in the office”',
  },
  scopes: { type: 'multiEnum', label: 'May', required: true, options: scopeOptions },
  days: {
    type: 'integer',
    label: 'Valid for',
    unit: 'days',
    required: true,
    min: 1,
    max: LONGEST_TOKEN_DAYS,
    step: 1,
  },
} as const satisfies Fields;

export type TokenState = 'live' | 'ended' | 'withdrawn';

/** Computes the state of an access token at a moment. */
export function tokenStateOf(
  token: { readonly expiresAt: string | Date; readonly withdrawnAt: string | Date | null },
  at: Date,
): TokenState {
  if (token.withdrawnAt !== null) return 'withdrawn';
  return new Date(token.expiresAt) <= at ? 'ended' : 'live';
}
