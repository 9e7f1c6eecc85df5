import { expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
// @ts-expect-error -- plain JavaScript, which the typesetting process reads by its file name
import { compactPdf as compactUntyped } from './compact-pdf.mjs';

const compactPdf = compactUntyped as (pdf: Uint8Array) => Uint8Array;
const CELLS = 2000;

/** A document of one empty page and many small objects, with a classic table of objects. */
function plainPdf(): Buffer {
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R >>',
    '<< /Length 3 >>\nstream\nq Q\nendstream',
    ...Array.from({ length: CELLS }, (_, index) => `<< /Type /StructElem /S /TD /K ${index} >>`),
  ];
  let text = '%PDF-1.7\n';
  const offsets = bodies.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`,
  );
}

test('a document of many small objects weighs a fifth, and is read as before', () => {
  const plain = plainPdf();
  const packed = compactPdf(plain);
  expect(packed.length).toBeLessThan(plain.length / 5);
  expect(readPdf(packed).info).toMatchObject({ Pages: '1', 'Page size': '200 x 100 pts' });
});

test.each([
  ['that is no PDF', Buffer.from('a letter')],
  ['that was cut', plainPdf().subarray(0, 5000)],
  ['that is locked', Buffer.from(plainPdf().toString('latin1').replace('/Root', '/Encrypt 1 0 R /Root'))],
])('a file %s is left as it is', (_what, bytes) => {
  expect(compactPdf(bytes)).toBe(bytes);
});
