import {
  analytes,
  csvText,
  guardFormula,
  kinds,
  specifiedHeadings,
  writeResult,
  type PlanInfo,
} from '@tussock/domain';
import type { FileAnswer } from '../../handlers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { noteFetched } from '../../platform/ledger/note-fetched.ts';
import type { Services } from '../../services.ts';
import { findFeatures } from '../features/index.ts';
import { findPlan } from '../plans/index.ts';
import { contentOfRow } from './present-soil-test.ts';
import { findSoilTests } from './soil-test-store.ts';

/** Fields with the headings that the import recognises. */
const DETAILS = [
  'laboratoryJobNumber',
  'laboratoryNumber',
  'interim',
  'dateRegistered',
  'fileCreationDate',
  'primaryContactName',
  'clientName',
  'submitterName',
  'submitterAddress',
  'clientOrderNumber',
  'sampleName',
  'sampleType',
  'sampleDepth',
  'sampledOn',
] as const;
const HEADINGS = [
  'Transect',
  ...specifiedHeadings,
  'Sample Name',
  'Sample Type',
  'Sample Depth',
  'Date Sampled',
  ...analytes.map(({ columnName }) => columnName),
];

const cellOf = (value: unknown): string =>
  typeof value === 'boolean'
    ? value
      ? 'Yes'
      : 'No'
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';

/** Exports the tests of a plan as a table that is safe in spreadsheets and that the import can read. */
export async function exportSoilTests(
  services: Services,
  planId: string,
  caller: Caller,
): Promise<FileAnswer> {
  const { db } = services.database;
  const names = new Map(
    (await findFeatures(db, planId, [kinds.transect.id])).map(({ id, name }) => [id, name]),
  );
  const rows = (await findSoilTests(db, planId)).map((row) => {
    const { details, results } = contentOfRow(row);
    return [
      names.get(row.transectId) ?? '',
      ...DETAILS.map((key) => (key === 'interim' ? cellOf(details[key] === true) : cellOf(details[key]))),
      ...analytes.map(({ key }) => {
        const result = results[key];
        return result ? writeResult(result) : '';
      }),
    ].map(guardFormula);
  });
  const plan = await findPlan(db, planId);
  const { propertyName = '' } = plan.info as Partial<PlanInfo>; // written through the declared fields only
  await noteFetched(services, { caller, action: 'export', planId, detail: { call: 'soilTest.export' } });
  return {
    bytes: new TextEncoder().encode(csvText([HEADINGS, ...rows])),
    contentType: 'text/csv; charset=utf-8',
    fileName: `${propertyName} soil tests.csv`,
  };
}
