import { printable, reportDocument, typesetDocument, type TypesetDocument } from '@tussock/reports';
import { afterAll, expect, test } from 'vitest';
import { createPdfRenderer } from '../../platform/pdf/create-pdf-renderer.ts';
import { readPdf } from '../../testing/read-pdf.ts';

const renderer = createPdfRenderer();
afterAll(() => renderer.close());

const AT = new Date('2026-11-21T00:00:00Z');
const LAST_CODE_POINT = 0x1_ff_ff;

const reportOf = (propertyName: string): TypesetDocument =>
  typesetDocument(
    reportDocument(
      'paddock',
      { rows: [{ id: 'plan', entity: 'plan', values: { propertyName }, made: {} }], rev: 0, at: AT },
      { paddockFeatureMode: 'number', cropPastureMode: 'hectares' },
    ),
  );

/** Of the 43,000 characters of Chinese and Korean one in 256 is set: setting all of them takes the typesetter minutes. */
const isSet = (codePoint: number): boolean =>
  codePoint < 0x34_00 || codePoint > 0xff_00 || codePoint % 256 === 0;

test('every character that reports let through is in the shipped fonts, plain and strong', async () => {
  const characters = Array.from({ length: LAST_CODE_POINT }, (_, codePoint) => codePoint)
    .filter(isSet)
    .map((codePoint) => String.fromCodePoint(codePoint));
  const kept = [...new Set(characters.map(printable).filter((character) => character !== ''))];
  expect(kept.length).toBeGreaterThan(2500);
  const words = kept.join('').match(/.{1,40}/gu) ?? [];
  const { info } = readPdf(await renderer.render(reportOf(words.join(' ')), AT));
  expect(info['Tagged']).toBe('yes');
}, 120_000);
