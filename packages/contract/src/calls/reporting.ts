import { bookWords, redactions, type BookPart } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { uuid } from '../shapes/common.ts';

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

const bookParts = Object.keys(bookWords.parts) as [BookPart, ...BookPart[]]; // the keys of the very parts

/** What is chosen of a plan book: parts left out, with or without pictures, and what is kept out of a copy for others. */
export const planBookSettings = z.strictObject({
  leftOut: z._default(z.array(z.enum(bookParts)), []),
  hasPictures: z._default(z.boolean(), true),
  redacts: z._default(z.array(z.enum(redactions)), []),
});

export const orderPlanBook = defineCall({
  id: 'report.planBook',
  summary:
    'Asks for the plan as a book: a tagged PDF with its maps, land and risk, outcomes, actions and evidence. It is made as long work.',
  method: 'POST',
  path: '/api/plan/{planId}/reporting/plan-book',
  access: { to: 'plan', ability: 'downloadReports' },
  body: planBookSettings,
  reply: z.object({ _id: uuid }),
  callsPerMinute: 30,
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
