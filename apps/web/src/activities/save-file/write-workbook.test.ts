import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { writeWorkbook } from './write-workbook.ts';

test('[RT-21] a workbook is read again as it was written: words, figures and days', async () => {
  const written = writeWorkbook('Actions', [
    ['Action', 'Planned cost ($)', 'Due'],
    ['Fence the Tōtara <wetland> & "gully"', 4850.5, { day: '2026-11-30' }],
    ['=HYPERLINK("http://example.org")', 0, ''],
  ]);
  const sheet = await readSheet(Buffer.from(written));
  expect(sheet).toEqual([
    ['Action', 'Planned cost ($)', 'Due'],
    ['Fence the Tōtara <wetland> & "gully"', 4850.5, new Date('2026-11-30T00:00:00Z')],
    ['=HYPERLINK("http://example.org")', 0, null],
  ]);
});
