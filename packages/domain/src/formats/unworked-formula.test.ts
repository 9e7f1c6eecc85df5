import { expect, test } from 'vitest';
import { sayUnworkedFormula, unworkedFormulasAsText, type Zip } from './unworked-formula.ts';

/** A workbook of one sheet that is not packed at all: bytes are the letters of its sheet. */
const letters: Zip = {
  strFromU8: (bytes) => String.fromCodePoint(...bytes),
  strToU8: (text) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0),
  unzipSync: (bytes) => ({ 'xl/worksheets/sheet1.xml': bytes }),
  zipSync: (files) => files['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
};
const told = (sheet: string): string =>
  letters.strFromU8(unworkedFormulasAsText(letters.strToU8(sheet), letters));

const NONE = '#NOT WORKED OUT!';
test.each([
  [
    'that failed',
    '<c r="A1" s="2" t="e"><f>B1/C1</f><v>#DIV/0!</v></c>',
    '<c r="A1" s="2" t="str"><f>B1/C1</f><v>#DIV/0!</v></c>',
  ],
  [
    'without a value',
    '<c r="A1" s="2"><f>B1/C1</f></c>',
    `<c r="A1" s="2" t="str"><f>B1/C1</f><v>${NONE}</v></c>`,
  ],
  [
    'with an empty value, as programs write it that work nothing out',
    '<c r="A1" t="n"><f>B1</f><v></v></c>',
    `<c r="A1" t="str"><f>B1</f><v>${NONE}</v></c>`,
  ],
  [
    'shared with another cell',
    '<x:c r="A1"><x:f t="shared" si="0"/><x:v/></x:c>',
    `<x:c r="A1" t="str"><x:f t="shared" si="0"/><x:v>${NONE}</x:v></x:c>`,
  ],
])('a formula %s is a text that says so', (_what, cell, wanted) => {
  expect(told(`<row><c r="Z1"/>${cell}</row>`)).toBe(`<row><c r="Z1"/>${wanted}</row>`);
});

test.each([
  ['a figure', '<c r="A1"><v>5</v></c>'],
  ['a formula that was worked out', '<c r="A1"><f>B1</f><v>5</v></c>'],
  ['a formula of text that comes to nothing', '<c r="A1" t="str"><f>B1&amp;C1</f><v></v></c>'],
  ['an empty cell before a formula', '<c r="A1" s="1"/><c r="B1"><f>A1</f><v>0</v></c>'],
])('%s stays as it is', (_what, cell) => {
  expect(told(cell)).toBe(cell);
});

test('such a text is told, and no other', () => {
  expect(sayUnworkedFormula('#REF!')).toBe('“#REF!” is a formula that failed');
  expect(sayUnworkedFormula(NONE)).toContain('never worked out');
  expect(sayUnworkedFormula('# 4')).toBeNull();
});
