import { MOST_TESTS_AT_ONCE, toasts } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { BATCH_BODY_LIMIT } from '../limits.ts';
import { uuid } from '../shapes/common.ts';
import { soilTest, soilTestContent } from '../shapes/soil-test.ts';

const NOUN = 'soil test';

export const listSoilTests = defineCall({
  id: 'soilTest.all',
  summary:
    'The soil tests of a plan, the newest first, with the years between two tests of a place, the day it is, and the names that laboratories know transects by.',
  method: 'GET',
  path: '/api/plan/{planId}/soil-test/all',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readRecords'],
  reply: z.object({
    results: z.array(soilTest),
    /** Stored matches of sample names, in lower case without macrons. */
    aliases: z.array(z.object({ sampleName: z.string(), transectId: uuid })),
    everyYears: z.number(),
    /** Day in New Zealand, 'YYYY-MM-DD'. */
    today: z.string(),
  }),
});

export const createSoilTest = defineCall({
  id: 'soilTest.create',
  summary: 'Adds a test of a transect. The id is made by the client.',
  method: 'POST',
  path: '/api/plan/{planId}/soil-test/create',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeRecords'],
  body: z.strictObject({ _id: uuid, ...soilTestContent }),
  reply: soilTest,
  toast: () => toasts.featureSaved(NOUN),
  resets: ['soilTests', 'history'],
});

export const updateSoilTest = defineCall({
  id: 'soilTest.update',
  summary: 'Changes a test, or moves it to another transect. `If-Match` carries the version the caller saw.',
  method: 'PUT',
  path: '/api/plan/{planId}/soil-test/update/{soilTestId}',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeRecords'],
  body: z.strictObject(soilTestContent),
  reply: soilTest,
  toast: () => toasts.featureSaved(NOUN),
  resets: ['soilTests', 'history'],
});

export const deleteSoilTest = defineCall({
  id: 'soilTest.delete',
  summary: 'Removes a test; its history stays.',
  method: 'DELETE',
  path: '/api/plan/{planId}/soil-test/delete/{soilTestId}',
  access: { to: 'plan', ability: 'editFeatures' },
  scopes: ['writeRecords'],
  reply: z.object({ _id: uuid }),
  toast: () => toasts.featureDeleted(NOUN),
  resets: ['soilTests', 'history'],
});

export const importSoilTests = defineCall({
  id: 'soilTest.import',
  summary:
    'Takes samples of a laboratory’s file, all or none. A sample is known by job and laboratory number: a final one replaces an interim one, and one that stands is left alone. Faults name the row, as in `rows.3.ph`.',
  method: 'POST',
  path: '/api/plan/{planId}/soil-test/import',
  access: { to: 'plan', ability: 'editFeatures' },
  body: z.strictObject({
    rows: z.array(z.strictObject(soilTestContent)).check(z.minLength(1), z.maxLength(MOST_TESTS_AT_ONCE)),
    /** Sample names that a person matched with a transect; they are stored. */
    aliases: z
      .array(
        z.strictObject({
          sampleName: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
          transectId: uuid,
        }),
      )
      .check(z.maxLength(MOST_TESTS_AT_ONCE)),
  }),
  reply: z.object({ new: z.number(), replaced: z.number(), left: z.number() }),
  toast: () => toasts.changesSaved(),
  resets: ['soilTests', 'history'],
  bodyLimit: BATCH_BODY_LIMIT,
});

export const downloadSoilTests = defineCall({
  id: 'soilTest.export',
  summary: 'The soil tests of a plan as CSV, with the columns that laboratories use.',
  method: 'GET',
  path: '/api/plan/{planId}/soil-test/export',
  access: { to: 'plan', ability: 'downloadReports' },
  scopes: ['readRecords'],
  answer: 'file',
  fileType: 'text/csv',
});
