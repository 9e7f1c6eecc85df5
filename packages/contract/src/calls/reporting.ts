import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Spec §4: paddock feature mode and crop/pasture mode. */
export const paddockReportSettings = z.strictObject({
  paddockFeatureMode: z._default(z.enum(['number', 'area']), 'number'),
  cropPastureMode: z._default(z.enum(['hectares', 'percentage']), 'hectares'),
});

export const downloadPaddockReport = defineCall({
  id: 'report.paddock',
  summary: 'The paddock report as a PDF.',
  method: 'POST',
  path: '/api/plan/{planId}/reporting/paddock/pdf',
  access: { to: 'plan', ability: 'downloadReports' },
  body: paddockReportSettings,
  answer: 'file',
  callsPerMinute: 30,
});
