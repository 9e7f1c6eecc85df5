import { shareSettings, toasts } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { checkedByFields } from '../shapes/checked-by-fields.ts';
import { done, uuid } from '../shapes/common.ts';
import { releaseItem, releaseSettings, sharedCopy } from '../shapes/release.ts';

const access = { to: 'plan', ability: 'shareCopies' } as const;

export const listReleases = defineCall({
  id: 'release.all',
  summary: 'The copies of a plan that were made for others, the newest first, with who opened them.',
  method: 'GET',
  path: '/api/plan/{planId}/release/all',
  access,
  reply: z.object({ results: z.array(releaseItem) }),
});

export const prepareRelease = defineCall({
  id: 'release.prepare',
  summary:
    'Has a copy for others made, as long work. Nobody outside can read it: what will leave the farm is shown first, read from the document that was made. The copy has the id of the work.',
  method: 'POST',
  path: '/api/plan/{planId}/release/prepare',
  access,
  body: releaseSettings,
  example: { source: 'current', hasPictures: true, redacts: ['people'] },
  reply: z.object({ _id: uuid }),
  callsPerMinute: 30,
});

export const issueRelease = defineCall({
  id: 'release.issue',
  summary: 'Makes the secret link to a copy that is ready. The link is given this once.',
  method: 'POST',
  path: '/api/plan/{planId}/release/issue/{releaseId}',
  access,
  body: checkedByFields(shareSettings),
  reply: z.object({ address: z.string() }),
  resets: ['releases'],
});

export const withdrawRelease = defineCall({
  id: 'release.withdraw',
  summary: 'Ends a copy: its link opens no more, from the next request on.',
  method: 'POST',
  path: '/api/plan/{planId}/release/withdraw/{releaseId}',
  access,
  reply: done,
  toast: () => toasts.changesSaved(),
  resets: ['releases'],
});

export const downloadRelease = defineCall({
  id: 'release.copy',
  summary: 'The PDF of a copy, the very bytes that whoever has the link gets.',
  method: 'GET',
  path: '/api/plan/{planId}/release/copy/{releaseId}',
  access,
  answer: 'file',
  fileType: 'application/pdf',
});

export const openShared = defineCall({
  id: 'shared.open',
  summary:
    'A shared copy, for whoever has its link. A link that never was, ended, was withdrawn or is locked is answered alike.',
  method: 'POST',
  path: '/api/shared/{secret}/open',
  access: { to: 'anyone' },
  example: { codeWord: 'mānuka' },
  body: z.strictObject({ codeWord: z.optional(z.string().check(z.maxLength(200))) }),
  reply: sharedCopy,
  callsPerMinute: 30,
});

const pass = z.object({ pass: z.string().check(z.maxLength(200)) });

export const readSharedPicture = defineCall({
  id: 'shared.picture',
  summary: 'A picture of a shared copy.',
  method: 'GET',
  path: '/api/shared/{secret}/picture/{fileId}',
  access: { to: 'anyone' },
  query: pass,
  answer: 'file',
  fileType: 'image/jpeg',
  callsPerMinute: 600,
});

export const downloadShared = defineCall({
  id: 'shared.copy',
  summary: 'The PDF of a shared copy.',
  method: 'GET',
  path: '/api/shared/{secret}/copy',
  access: { to: 'anyone' },
  query: pass,
  answer: 'file',
  fileType: 'application/pdf',
  callsPerMinute: 30,
});
