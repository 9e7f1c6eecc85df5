import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** A mode by its key, or in the words of the specification (§4); the key comes out. */
const mode = <Key extends string>(words: Readonly<Record<Key, string>>) => {
  // The keys of the table are exactly the modes.
  const keys = Object.keys(words) as Key[];
  return z.pipe(
    z.enum([...keys, ...Object.values<string>(words)]),
    z.transform((said): Key => keys.find((key) => key === said || words[key] === said) ?? (said as Key)),
  );
};

/** Spec §4: paddock feature mode and crop/pasture mode. */
export const paddockReportSettings = z.strictObject({
  paddockFeatureMode: z._default(mode({ number: 'Number of paddocks', area: 'Area of paddocks' }), 'number'),
  cropPastureMode: z._default(mode({ hectares: 'Hectares', percentage: 'Percentage' }), 'hectares'),
});

export const downloadPaddockReport = defineCall({
  id: 'report.paddock',
  summary: 'The paddock report as a PDF.',
  method: 'POST',
  path: '/api/plan/{planId}/reporting/paddock/pdf',
  access: { to: 'plan', ability: 'downloadReports' },
  body: paddockReportSettings,
  answer: 'file',
  fileType: 'application/pdf',
  callsPerMinute: 30,
});
