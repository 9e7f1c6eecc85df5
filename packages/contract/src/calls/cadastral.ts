import { toasts } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  addressSuggestions,
  boundary,
  boundaryPreviewBody,
  boundaryPreviewReply,
  boundaryUpdate,
  titleSearch,
  titleSearchReply,
} from '../shapes/cadastral.ts';

/** Maximum body size in bytes: 2,000 title parts of a large station, simplified. */
const BOUNDARY_BODY_LIMIT = 24 * 1024 * 1024;

export const suggestAddresses = defineCall({
  id: 'address.suggest',
  summary: 'Addresses of the land survey that hold what is typed, each with its place.',
  method: 'GET',
  path: '/api/address/suggest',
  access: { to: 'signedIn', ability: 'createPlan' },
  query: z.strictObject({
    search: z.string().check(z.trim(), z.minLength(3, 'Enter at least three letters'), z.maxLength(200)),
  }),
  reply: addressSuggestions,
  callsPerMinute: 120,
});

export const searchTitles = defineCall({
  id: 'cadastral.search',
  summary: 'Finds property titles by title number, a list of numbers, appellation, address or a point.',
  method: 'POST',
  path: '/api/plan/{planId}/cadastral/search',
  access: { to: 'plan', ability: 'editBoundary' },
  body: titleSearch,
  example: { titleNumber: 'CB12A/345' },
  reply: titleSearchReply,
  callsPerMinute: 120,
});

export const readBoundary = defineCall({
  id: 'cadastral.get',
  summary: 'A plan’s titles and their merged boundary.',
  method: 'GET',
  path: '/api/plan/{planId}/cadastral/',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readMap'],
  reply: boundary,
});

export const previewBoundary = defineCall({
  id: 'cadastral.preview',
  summary: 'The merge of some title parts and its area, without saving it.',
  method: 'POST',
  path: '/api/plan/{planId}/cadastral/preview',
  access: { to: 'plan', ability: 'editBoundary' },
  body: boundaryPreviewBody,
  reply: boundaryPreviewReply,
});

export const updateBoundary = defineCall({
  id: 'cadastral.update',
  summary: 'Saves the chosen titles and their boundary.',
  method: 'PUT',
  path: '/api/plan/{planId}/cadastral/update',
  access: { to: 'plan', ability: 'editBoundary' },
  body: boundaryUpdate,
  reply: boundary,
  toast: () => toasts.boundariesSaved(),
  resets: ['boundary', 'planInfo', 'plans', 'history'],
  bodyLimit: BOUNDARY_BODY_LIMIT,
});
