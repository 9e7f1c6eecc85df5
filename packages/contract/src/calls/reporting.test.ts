import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { reportCalls } from './reporting.ts';

const paddockReportSettings = reportCalls.paddock.body ?? z.never();

test.each([
  [{}, { paddockFeatureMode: 'number', cropPastureMode: 'hectares' }],
  [
    { paddockFeatureMode: 'Area of paddocks', cropPastureMode: 'Percentage' },
    { paddockFeatureMode: 'area', cropPastureMode: 'percentage' },
  ],
  [
    { paddockFeatureMode: 'Number of paddocks', cropPastureMode: 'Hectares' },
    { paddockFeatureMode: 'number', cropPastureMode: 'hectares' },
  ],
  [
    { paddockFeatureMode: 'area', cropPastureMode: 'percentage' },
    { paddockFeatureMode: 'area', cropPastureMode: 'percentage' },
  ],
])(
  '[ST-5] [API-REP-1] the modes %o are read in the words of the specification and as keys',
  (said, meant) => {
    expect(z.parse(paddockReportSettings, said)).toEqual(meant);
  },
);

test('[ST-5] a mode that there is not is refused', () => {
  expect(z.safeParse(paddockReportSettings, { paddockFeatureMode: 'Weight' }).success).toBe(false);
});
