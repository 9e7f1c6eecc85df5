import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import type { Maker, MakerTools } from '../../platform/tasks/task-kind.ts';
import { readLayerMaker, readMapFileMaker, type ReadOrder } from './make-map-file.ts';

const ROWS = 11_000;
const BYTES_OF_ROW = 10_000;

/** A table that is nothing packed and far more than anybody's list of places unpacked. */
const swelling = (): Uint8Array => {
  const note = 'n'.repeat(BYTES_OF_ROW);
  const rows = Array.from({ length: ROWS }, (_, at) => `172.31,-42.79,${at}${note}`);
  return zipSync({ 'notes.csv': Buffer.from(['Lon,Lat,Notes', ...rows].join('\n')) }, { level: 1 });
};

// Some seconds of a machine that has nothing else to do.
const LONG_MS = 240_000;

const makers: readonly (readonly [string, Maker])[] = [
  ['looked at', readMapFileMaker],
  ['kept', readLayerMaker],
];

test.each(makers)(
  'a small ZIP of which more would come than of any file is refused where it is to be %s',
  async (_what, make) => {
    const folder = await mkdtemp(join(tmpdir(), 'tussock-swelling-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const content: ReadOrder = { file: join(folder, 'sent'), name: 'notes.zip', readAs: {}, farm: null };
    await writeFile(content.file, swelling());
    const path = join(folder, 'read.json');
    await make(content, { path, say: () => undefined } as unknown as MakerTools); // all of it that it looks at
    expect((await readFile(path, 'utf8')).slice(0, 100)).toBe('{"refused":"tooMuch"}');
  },
  LONG_MS,
);
