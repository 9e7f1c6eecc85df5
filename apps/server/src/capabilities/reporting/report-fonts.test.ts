import { reportDocument, typesetDocument, type TypesetDocument } from '@tussock/reports';
import { afterAll, expect, test } from 'vitest';
import { createPdfRenderer } from '../../platform/pdf/create-pdf-renderer.ts';
import { readPdf } from '../../testing/read-pdf.ts';

const renderer = createPdfRenderer();
afterAll(() => renderer.close());

const AT = new Date('2026-11-21T00:00:00Z');
const LAST_CODE_POINT = 0x1_ff_ff;
const CHUNK = 256;

const reportOf = (propertyName: string): TypesetDocument =>
  typesetDocument(
    reportDocument(
      'paddock',
      { rows: [{ id: 'plan', entity: 'plan', values: { propertyName }, made: {} }], rev: 0, at: AT },
      { paddockFeatureMode: 'number', cropPastureMode: 'hectares' },
    ),
  );

test('every character that reports let through is in the shipped fonts, plain and strong', async () => {
  const chunks = Array.from({ length: Math.ceil(LAST_CODE_POINT / CHUNK) }, (_, chunk) =>
    Array.from({ length: CHUNK }, (_, index) => String.fromCodePoint(chunk * CHUNK + index)).join(' '),
  );
  // The report's own data say what became of each character.
  const names = chunks.map((chunk) => {
    const data = JSON.parse(String(reportOf(chunk).files['data.json'])) as { subject: string };
    // Breaks of overlong words aside.
    return data.subject.replaceAll('\u200B', '');
  });
  const kept = [...new Set(names.join('').normalize('NFC'))].filter((character) => character !== ' ');
  expect(kept.length).toBeGreaterThan(1000);
  const words = kept.join('').match(/.{1,40}/gu) ?? [];
  const { info } = readPdf(await renderer.render(reportOf(words.join(' ')), AT));
  expect(info['Tagged']).toBe('yes');
});
