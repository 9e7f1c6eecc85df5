import { countMapRows, type ReadMapFile } from '@tussock/domain';
import { bounds as boundsOf } from '@tussock/geometry';
import { corpusPlace, mapFileCorpus, type Expected } from '@tussock/testkit';
import { expect, test } from 'vitest';
import { MapFileRefused } from './reading/raw-table.ts';
import { readMapFile } from './reading/read-map-file.ts';

/** What came of a file, in the words of the corpus. */
function seenOf(read: ReadMapFile, expected: Expected): object {
  if (read.needs !== null) {
    const [first] = read.proposals;
    return { needs: read.needs, ...('firstProposal' in expected ? { firstProposal: first?.label } : {}) };
  }
  const counts = countMapRows(read.rows);
  const cells = read.rows.flatMap((row) => row.cells);
  const has = (key: string): boolean => key in expected;
  const { cell, notice = '' } = expected as { cell?: unknown; notice?: string };
  return {
    ...Object.fromEntries(Object.entries(counts).filter(([key, count]) => count > 0 || has(key))),
    ...(has('cell') ? { cell: cells.find((one) => one === cell) } : {}),
    ...(has('notice')
      ? { notice: read.notices.some((one) => one.includes(notice)) ? notice : read.notices }
      : {}),
  };
}

const FARM = [172.3, -42.8, 172.32, -42.78] as const;

test.each(mapFileCorpus)('$title', async ({ name, bytes, readAs = {}, expected }) => {
  const seen = await readMapFile({ name, bytes: await bytes() }, { readAs, farm: FARM }).then(
    (read) => seenOf(read, expected),
    (error: unknown) => ({ refusal: error instanceof MapFileRefused ? error.reason : String(error) }),
  );
  expect(seen).toEqual(expected);
});

test.each(mapFileCorpus.filter(({ expected }) => 'areas' in expected))(
  'where it lies is where it was drawn: $title',
  async ({ name, bytes, readAs = {} }) => {
    const { rows } = await readMapFile({ name, bytes: await bytes() }, { readAs, farm: FARM });
    const farthest = rows.flatMap(({ geometry }) =>
      geometry ? boundsOf(geometry).map((edge, index) => Math.abs(edge - (corpusPlace[index % 2] ?? 0))) : [],
    );
    expect(Math.max(...farthest)).toBeLessThan(0.1);
  },
);

test('there are at least sixty awkward files', () => {
  expect(mapFileCorpus.length).toBeGreaterThanOrEqual(60);
});
