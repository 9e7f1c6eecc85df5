import type { CheckedFields, FieldRefusal } from '../codecs/field-codec.ts';
import { checkFields } from '../codecs/field-checks.ts';
import { MOST_FILES } from '../files/file-rules.ts';
import type { Fields, TextField } from '../kind/field.ts';
import { analytes, type AnalyteKey } from './analytes.ts';
import { readResult, writeResult, type Result, type Results } from './result.ts';

/** A result is text in the form, because a laboratory writes '<2' as well as '17'. */
const resultFields = Object.fromEntries(
  analytes.map(({ key, label }) => [key, { type: 'text', label, maxLength: 20 }]),
) as { readonly [K in AnalyteKey]: TextField }; // one for each of them, just made

/** What is known of a test beside its results. The names are those of the laboratory's columns (specification §3). */
export const soilTestDetailFields = {
  sampledOn: {
    type: 'date',
    label: 'Sampled',
    required: true,
    help: 'The same month each time makes tests comparable',
  },
  sampleDepth: {
    type: 'number',
    label: 'Depth',
    unit: 'mm',
    min: 25,
    max: 600,
    step: 25,
    help: '75 under pasture, 150 under crops',
  },
  laboratory: { type: 'text', label: 'Laboratory', maxLength: 80 },
  laboratoryJobNumber: { type: 'text', label: 'Laboratory job number', maxLength: 40 },
  laboratoryNumber: {
    type: 'text',
    label: 'Laboratory number',
    // Where a laboratory gives none, the name of the sample and its depth stand here.
    maxLength: 140,
    help: 'With the job number it tells one sample from all others',
  },
  interim: { type: 'boolean', label: 'Interim result', help: 'An import replaces it with the final one' },
  sampleName: { type: 'text', label: 'Name of the sample', maxLength: 120 },
  sampleType: { type: 'text', label: 'Type of sample', maxLength: 80 },
  dateRegistered: { type: 'date', label: 'Date registered' },
  fileCreationDate: { type: 'date', label: 'Date of the file' },
  clientName: { type: 'text', label: 'Client', maxLength: 120, leftOutWith: 'people' },
  clientOrderNumber: { type: 'text', label: 'Client order number', maxLength: 80 },
  primaryContactName: { type: 'text', label: 'Primary contact', maxLength: 120, leftOutWith: 'people' },
  submitterName: { type: 'text', label: 'Submitter', maxLength: 120, leftOutWith: 'people' },
  submitterAddress: { type: 'text', label: 'Submitter’s address', maxLength: 240, leftOutWith: 'people' },
  notes: { type: 'longText', label: 'Notes', maxLength: 2000 },
  documents: {
    type: 'documents',
    label: 'Report of the laboratory',
    maxFiles: MOST_FILES,
    help: 'The PDF as it came',
  },
} as const satisfies Fields;

/** A test as a form holds it: its details, and each result as the laboratory writes it. */
export const soilTestFields: Fields = { ...soilTestDetailFields, ...resultFields };

export const soilTestSections = [
  { title: 'Sample', fields: ['sampledOn', 'sampleDepth'] },
  { title: 'Results', fields: analytes.map(({ key }): string => key) },
  {
    title: 'Laboratory',
    isFolded: true,
    fields: [
      'laboratory',
      'laboratoryJobNumber',
      'laboratoryNumber',
      'sampleName',
      'sampleType',
      'dateRegistered',
      'fileCreationDate',
      'clientName',
      'clientOrderNumber',
      'primaryContactName',
      'submitterName',
      'submitterAddress',
      'interim',
    ],
  },
  { title: 'Notes and files', fields: ['notes', 'documents'] },
] as const;

/** A checked test: details as they are stored, results as figures. */
export interface SoilTestContent {
  readonly details: Readonly<Record<string, unknown>> & { readonly sampledOn: string };
  readonly results: Results;
}

export type CheckedSoilTest =
  | { readonly ok: true; readonly content: SoilTestContent }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

export const NO_RESULT = 'A test needs at least one result';

const keyOfFirst = analytes[0].key;

/**
 * Checks a test: the one check of the form, of the import and of the server. `today` is the day in New Zealand, after which nothing was
 * sampled. Results may be beyond the slider; what no soil can hold is refused.
 */
export function checkSoilTest(values: Readonly<Record<string, unknown>>, today: string): CheckedSoilTest {
  const checked = checkFields(soilTestFields, values);
  const refusals: FieldRefusal[] = checked.ok ? [] : [...checked.refusals];
  const results: { [K in AnalyteKey]?: Result } = {};
  for (const analyte of analytes) {
    const text = values[analyte.key];
    const read = readResult(analyte, typeof text === 'string' ? text : '');
    if (!read.ok) refusals.push({ field: analyte.key, message: read.message });
    else if (read.result) results[analyte.key] = read.result;
  }
  const { sampledOn } = values;
  if (typeof sampledOn === 'string' && sampledOn > today)
    refusals.push({ field: 'sampledOn', message: 'The day of the sample is in the future' });
  if (refusals.length === 0 && Object.keys(results).length === 0)
    refusals.push({ field: keyOfFirst, message: NO_RESULT });
  if (refusals.length > 0 || !checked.ok) return { ok: false, refusals };
  const details = Object.fromEntries(
    Object.entries(checked.attributes).filter(([key]) => Object.hasOwn(soilTestDetailFields, key)),
  );
  // A required date, found to be one.
  return { ok: true, content: { details: details as SoilTestContent['details'], results } };
}

/** The same check as forms ask for it: with the values as they were typed, since results are figures only once stored. */
export function checkSoilTestForm(values: Readonly<Record<string, unknown>>, today: string): CheckedFields {
  const checked = checkSoilTest(values, today);
  return checked.ok ? { ok: true, attributes: soilTestValues(checked.content) } : checked;
}

/** A test as a form holds it. `checkSoilTest` makes the same content of it again. */
export const soilTestValues = ({
  details,
  results,
}: {
  readonly details: Readonly<Record<string, unknown>>;
  readonly results: Results;
}): Readonly<Record<string, unknown>> => ({
  ...details,
  ...Object.fromEntries(
    Object.entries(results).flatMap(([key, result]) => (result ? [[key, writeResult(result)]] : [])),
  ),
});
