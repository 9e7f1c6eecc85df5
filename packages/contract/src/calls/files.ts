import { CAPTION_CHARACTERS, filePurposes } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { uuid } from '../shapes/common.ts';
import { filePath, planFile, presignedUpload } from '../shapes/file.ts';

const purpose = z.enum(filePurposes);
const caption = z.string().check(z.trim(), z.maxLength(CAPTION_CHARACTERS));

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
  body: z.strictObject({ purpose, contentType: z.string().check(z.maxLength(120)) }),
  reply: presignedUpload,
  callsPerMinute: 120,
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
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    caption: z._default(caption, ''),
    keepsPlace: z._default(z.boolean(), false),
  }),
  reply: planFile,
  resets: ['files', 'history'],
  callsPerMinute: 120,
});

export const updateFile = defineCall({
  id: 'file.update',
  summary: 'Changes what stands under a file.',
  method: 'PUT',
  path: '/api/plan/{planId}/file/update/{fileId}',
  access: { to: 'plan', ability: 'editFeatures' },
  body: z.strictObject({ caption }),
  reply: planFile,
  resets: ['files', 'history'],
});

export const deleteFile = defineCall({
  id: 'file.delete',
  summary:
    'Deletes a file for good. Refused while features or soil tests show it, with the names of those. That it was there stays in the history.',
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
  answer: 'file',
});
