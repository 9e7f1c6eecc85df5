import { expect, test } from 'vitest';
import { attachmentOf } from './content-disposition.ts';

test.each([
  ['Tōtara Flat.pdf', 'Totara Flat.pdf', 'T%C5%8Dtara%20Flat.pdf'],
  ['a"b\\c%d.pdf', 'a_b_c_d.pdf', 'a%22b%5Cc%25d.pdf'],
  ["John's (new)*.pdf", "John's (new)*.pdf", 'John%27s%20%28new%29%2A.pdf'],
  ['half \ud83d.pdf', 'half _.pdf', 'half%20_.pdf'],
  ['two\r\nlines', 'two__lines', 'two%0D%0Alines'],
])('a file called %j is saved under its name by every reader of headers', (name, ascii, encoded) => {
  expect(attachmentOf(name)).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`);
});
