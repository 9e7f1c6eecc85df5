import { toasts } from '@tussock/domain';
import { defineCall } from '../define-call.ts';
import {
  boundary,
  boundaryPreviewBody,
  boundaryPreviewReply,
  boundaryUpdate,
  titleSearch,
  titleSearchReply,
} from '../shapes/cadastral.ts';

/** 500 titles of a large station, simplified; bytes. */
const BOUNDARY_BODY_LIMIT = 8 * 1024 * 1024;

export const searchTitles = defineCall({
  id: 'cadastral.search',
  summary: 'Finds property titles by title number, appellation, address or a point.',
  method: 'POST',
  path: '/api/plan/{planId}/cadastral/search',
  access: { to: 'plan', ability: 'editBoundary' },
  body: titleSearch,
  reply: titleSearchReply,
  callsPerMinute: 120,
});

export const readBoundary = defineCall({
  id: 'cadastral.get',
  summary: 'A plan’s titles and their merged boundary.',
  method: 'GET',
  path: '/api/plan/{planId}/cadastral/',
  access: { to: 'plan', ability: 'viewPlan' },
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
