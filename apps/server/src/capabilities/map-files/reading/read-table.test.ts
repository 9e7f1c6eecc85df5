import type { ReadMapFile } from '@tussock/domain';
import { expect, test } from 'vitest';
import { readMapFile } from './read-map-file.ts';

/** Mount Pleasant circuit (NZGD2000): its false origin lies at 400 000 m and 800 000 m. */
const MOUNT_PLEASANT = 2124;
const readAs = (system: number, ...lines: readonly string[]): Promise<ReadMapFile> =>
  readMapFile(
    { name: 'pegs.csv', bytes: new TextEncoder().encode(['Name;X;Y', ...lines].join('\n')) },
    { readAs: { system }, farm: null },
  );
const placeOf = async (read: Promise<ReadMapFile>): Promise<unknown> =>
  (await read).rows[0]?.geometry?.coordinates;

test.each(['Peg;412,345;798,210', 'Peg;412345;798,210', 'Peg;412,345;798210'])(
  'metres of a circuit with a comma between their thousands are those without one: %s',
  async (line) => {
    const plain = await placeOf(readAs(MOUNT_PLEASANT, 'Peg;412345;798210'));
    expect(plain).toBeDefined();
    expect(await placeOf(readAs(MOUNT_PLEASANT, line))).toEqual(plain);
  },
);

test('degrees with a comma before their decimals stay degrees', async () => {
  expect(await placeOf(readAs(4326, 'Peg;172,310;-43,520'))).toEqual([172.31, -43.52]);
});
