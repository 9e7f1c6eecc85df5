import { LARGEST_ARCHIVE } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { uuid } from '../shapes/common.ts';
import { filePath, uploadUnderWay } from '../shapes/file.ts';

export const orderArchive = defineCall({
  id: 'archive.order',
  summary:
    'Asks for the whole plan as one ZIP: its record, map layers, tables, documents, versions and a manifest of fingerprints. Long work, see task.all.',
  method: 'POST',
  path: '/api/plan/{planId}/archive/order',
  access: { to: 'plan', ability: 'exportPlan' },
  reply: z.object({ _id: uuid }),
  callsPerMinute: 20,
});

export const uploadArchive = defineCall({
  id: 'archive.upload',
  summary:
    'Begins to send the ZIP of a whole plan in parts, or goes on with what was begun under the same id: which parts are still missing.',
  method: 'POST',
  path: '/api/plan/archive/upload',
  access: { to: 'signedIn', ability: 'createPlan' },
  body: z.strictObject({
    uploadId: uuid,
    /** Size of the whole ZIP; one that is too large is refused before a byte is sent. */
    bytes: z.int().check(z.minimum(1)),
  }),
  reply: uploadUnderWay,
  example: { uploadId: '01900000-0000-7000-8000-000000000000', bytes: LARGEST_ARCHIVE },
  callsPerMinute: 240,
});

export const bringInArchive = defineCall({
  id: 'archive.bringIn',
  summary:
    'Makes a plan of the ZIP that was sent, which the caller then leads: all of it, or nothing. Ids are kept where they are free.',
  method: 'POST',
  path: '/api/plan/archive/bring-in',
  access: { to: 'signedIn', ability: 'createPlan' },
  body: z.strictObject({ filePath }),
  reply: z.object({ _id: uuid, propertyName: z.string() }),
  resets: ['plans'],
  callsPerMinute: 10,
  // A plan of years with its photos: its ZIP is unpacked, which may take ten minutes, and each of its files is kept.
  longestMs: 900_000,
});
