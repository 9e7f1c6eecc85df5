import { kinds, toasts } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { FEATURE_BODY_LIMIT } from '../limits.ts';
import { uuid } from '../shapes/common.ts';
import { someAttributesOf } from '../shapes/feature.ts';
import { fertiliserSeason, fertiliserTrial, spreaderLine } from '../shapes/fertiliser.ts';
import { geometry } from '../shapes/geometry.ts';

const seasonQuery = z.object({
  startYear: z.optional(z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2200))),
});

export const readFertiliserSeason = defineCall({
  id: 'fertiliser.season',
  summary:
    'What was spread in a season (1 July to 30 June), by application, paddock, land unit and landholding, against the nitrogen cap.',
  method: 'GET',
  path: '/api/plans/{planId}/fertiliser/season',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readRecords'],
  query: seasonQuery,
  reply: fertiliserSeason,
});

export const tryFertiliserApplication = defineCall({
  id: 'fertiliser.try',
  summary:
    'What an application would come to if it were saved: its ground with exclusions taken off, and the nitrogen of each place it touches.',
  method: 'POST',
  path: '/api/plans/{planId}/fertiliser/try',
  access: { to: 'plan', ability: 'viewPlan' },
  body: z.strictObject({
    _id: z.optional(uuid),
    geometry: z.nullable(geometry),
    properties: someAttributesOf(kinds.fertiliser),
  }),
  reply: fertiliserTrial,
  bodyLimit: FEATURE_BODY_LIMIT,
});

export const downloadNitrogenRecord = defineCall({
  id: 'fertiliser.export',
  summary: 'The record of synthetic nitrogen of a season as CSV: what was put where and when.',
  method: 'GET',
  path: '/api/plans/{planId}/fertiliser/export',
  access: { to: 'plan', ability: 'downloadReports' },
  scopes: ['readRecords'],
  query: seasonQuery,
  answer: 'file',
  fileType: 'text/csv',
});

const spreaderFile = z.strictObject({ text: z.string().check(z.maxLength(2_000_000)) });
const readLines = z.object({
  lines: z.array(spreaderLine),
  counts: z.object({ new: z.number(), known: z.number(), faulty: z.number() }),
});

export const previewSpreaderFile = defineCall({
  id: 'fertiliser.previewFile',
  summary: 'Reads a spreader’s file without saving anything: each line with its faults.',
  method: 'POST',
  path: '/api/plans/{planId}/fertiliser/import/preview',
  access: { to: 'plan', ability: 'editFeatures' },
  body: spreaderFile,
  reply: readLines,
  bodyLimit: FEATURE_BODY_LIMIT,
});

export const importSpreaderFile = defineCall({
  id: 'fertiliser.importFile',
  summary:
    'Saves the lines of a spreader’s file that have no fault. A line that was saved before is left alone.',
  method: 'POST',
  path: '/api/plans/{planId}/fertiliser/import',
  access: { to: 'plan', ability: 'editFeatures' },
  body: spreaderFile,
  reply: readLines,
  toast: () => toasts.changesSaved(),
  resets: ['features', 'history'],
  bodyLimit: FEATURE_BODY_LIMIT,
});
