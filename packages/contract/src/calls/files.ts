import { FILE_NAME_CHARACTERS, filePurposes } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { moment, nullableText, uuid } from '../shapes/common.ts';
import { filePath, planFile, presignedUpload, uploadUnderWay } from '../shapes/file.ts';

const purpose = z.enum(filePurposes);
/** Values that people fill in for a file; `checkFile` enforces their maximum lengths, with the field. */
const written = {
  caption: z.optional(nullableText),
  folder: z.optional(nullableText),
  tags: z.optional(z.nullable(z.array(z.string()))),
  expiresOn: z.optional(nullableText),
};
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(FILE_NAME_CHARACTERS));
const contentType = z.string().check(z.maxLength(120));

export const listFiles = defineCall({
  id: 'file.all',
  summary: 'The files of a plan, the newest first.',
  method: 'GET',
  path: '/api/plan/{planId}/file/all',
  access: { to: 'plan', ability: 'viewPlan' },
  reply: z.object({ results: z.array(planFile) }),
});

export const presignFile = defineCall({
  id: 'file.presign',
  summary: 'Where a photo or document of the plan may be uploaded to, for a quarter of an hour.',
  method: 'POST',
  path: '/api/plan/{planId}/file/presigned-url',
  access: { to: 'plan', ability: 'editFeatures' },
  body: z.strictObject({ purpose, contentType }),
  reply: presignedUpload,
  callsPerMinute: 120,
});

export const uploadParts = defineCall({
  id: 'file.upload',
  summary:
    'Begins an upload in parts, or goes on with the one begun under the same id: which parts are still missing, and a form for each.',
  method: 'POST',
  path: '/api/plan/{planId}/file/upload',
  access: { to: 'plan', ability: 'editFeatures' },
  body: z.strictObject({
    uploadId: uuid,
    purpose,
    contentType,
    /** Size of the whole file. */
    bytes: z.int().check(z.minimum(1)),
  }),
  reply: uploadUnderWay,
  callsPerMinute: 240,
});

export const attachFile = defineCall({
  id: 'file.attach',
  summary:
    'Makes an uploaded file one of the plan’s. Pictures are made anew; where they were taken is kept only where asked for.',
  method: 'POST',
  path: '/api/plan/{planId}/file/attach',
  access: { to: 'plan', ability: 'editFeatures' },
  body: z.strictObject({
    filePath,
    purpose,
    name,
    ...written,
    keepsPlace: z._default(z.boolean(), false),
    /** Time when a photo was taken, according to the device; the camera's own time takes precedence when it has a time zone. */
    takenAt: z.optional(moment),
    /** Time when it was chosen, by the clock of the device; shown beside the server's time when the file was sent later. */
    doneAt: z.optional(moment),
    /** SHA-256 of the file as sent, in hexadecimal; other contents are refused. */
    sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    /** Document of which this is a newer version; its other values stay. */
    versionOf: z.optional(uuid),
  }),
  reply: planFile,
  resets: ['files', 'history'],
  callsPerMinute: 120,
});

export const updateFile = defineCall({
  id: 'file.update',
  summary: 'Changes what is written of a file; what is left out stays, and null takes it away.',
  method: 'PUT',
  path: '/api/plan/{planId}/file/update/{fileId}',
  access: { to: 'plan', ability: 'editFeatures' },
  body: z.strictObject({ name: z.optional(name), ...written }),
  example: { caption: 'Put up for visitors', folder: 'Signs' },
  reply: planFile,
  resets: ['files', 'history'],
});

export const deleteFile = defineCall({
  id: 'file.delete',
  summary:
    'Puts a file into the bin for 90 days. Refused while something of the plan shows it, with the names of that.',
  method: 'DELETE',
  path: '/api/plan/{planId}/file/delete/{fileId}',
  access: { to: 'plan', ability: 'editFeatures' },
  reply: z.object({ _id: uuid }),
  resets: ['files', 'history'],
});

export const readFile = defineCall({
  id: 'file.get',
  summary: 'A file of a plan: a picture as `large` or `small`, a document as `original`.',
  method: 'GET',
  path: '/api/plan/{planId}/file/get/{fileId}/{size}',
  access: { to: 'plan', ability: 'viewPlan' },
  /** Number of an earlier version; the newest when left out. */
  query: z.object({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
  answer: 'file',
});

export const orderDocuments = defineCall({
  id: 'file.order',
  summary:
    'Asks for documents of the plan as one ZIP with their folders and a list of their fingerprints: those that are named, or all where none is. Long work, see task.all.',
  method: 'POST',
  path: '/api/plan/{planId}/file/order',
  access: { to: 'plan', ability: 'viewPlan' },
  body: z.strictObject({ ids: z.array(uuid).check(z.maxLength(10_000)) }),
  reply: z.object({ _id: uuid }),
  callsPerMinute: 20,
});
