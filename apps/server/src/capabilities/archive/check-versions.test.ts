import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveRefusals } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFrozen, checkNumbers, checkPrinted } from './check-versions.ts';

const planId = uuidv7();
const planRow = { id: planId, entity: 'plan', values: {}, made: {} };
const frozen = (content: object): Buffer =>
  Buffer.from(JSON.stringify({ planId, rev: 7, rows: [planRow], ...content }));
const version = (bytes: Buffer, number = 1) => ({
  id: uuidv7(),
  number,
  rev: 7,
  reason: 'Sent for approval',
  contentHash: createHash('sha256').update(bytes).digest('hex'),
  madeBy: uuidv7(),
  madeByName: 'Tom Sinclair',
  madeAt: '2026-11-20T06:00:00Z',
  path: `versions/${number}.json`,
  pdf: null,
});
const whole = frozen({});

test('a version that is what it was frozen as is taken', () => {
  expect(() => checkFrozen(whole, version(whole))).not.toThrow();
});

test('a version of which a word was changed since is refused', () => {
  const changed = Buffer.from(whole.toString('utf8').replace('"values":{}', '"values":{"name":"Ford"}'));
  expect(() => checkFrozen(changed, version(whole))).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({ message: [archiveRefusals.changed('versions/1.json')] }),
    }),
  );
});

test.each([
  ['of another revision', frozen({ rev: 8 })],
  ['of another plan', frozen({ planId: uuidv7() })],
  ['of two plans', frozen({ rows: [planRow, { ...planRow, id: uuidv7() }] })],
  ['of no plan', frozen({ rows: [] })],
  ['no JSON', Buffer.from('{')],
])('a version that is %s is refused though its hash is right', (_which, bytes) => {
  expect(() => checkFrozen(bytes, version(bytes))).toThrow(expect.objectContaining({ code: 'badRequest' }));
});

test('versions are numbered from 1, each number once, each with an id of its own', () => {
  const [first, second] = [version(whole, 1), version(whole, 2)];
  const refused = expect.objectContaining({ code: 'badRequest' });
  expect(() => checkNumbers([second, first])).not.toThrow();
  expect(() => checkNumbers([second])).toThrow(refused);
  expect(() => checkNumbers([first, version(whole, 1)])).toThrow(refused);
  expect(() => checkNumbers([first, version(whole, 3)])).toThrow(refused);
  expect(() => checkNumbers([first, { ...second, id: first.id }])).toThrow(refused);
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tussock-printed-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the printed book of a version is taken as it was printed, and refused with a byte of it changed', async () => {
  const printed = Buffer.from('%PDF-1.7 a book');
  const pdf = {
    path: 'versions/1.pdf',
    sha256: createHash('sha256').update(printed).digest('hex'),
    madeAt: '2026-11-20T06:00:00Z',
  };
  const file = join(folder, 'book.pdf');
  writeFileSync(file, printed);
  await expect(checkPrinted(file, pdf)).resolves.toBeUndefined();
  writeFileSync(file, printed.toString().replace('a book', 'b book'));
  await expect(checkPrinted(file, pdf)).rejects.toMatchObject({
    code: 'badRequest',
    details: { message: [archiveRefusals.changed('versions/1.pdf')] },
  });
});
