// Makes one file of long work and ends: whatever runs away or eats the memory is stopped with the process. Plain JavaScript, because it
// is started by file name.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [makersModule, ...fontFolders] = process.argv.slice(2);

/** Typesets in a folder of its own, which is there only where something is typeset. */
function lazyTypesetter() {
  let folder;
  let typesetDocument;
  return {
    async typeset(document, at) {
      const { createTypesetter } = await import('../pdf/typesetter.mjs');
      folder ??= await mkdtemp(join(tmpdir(), 'tussock-typeset-'));
      typesetDocument ??= createTypesetter(folder, fontFolders);
      return typesetDocument(document, Math.floor(at.getTime() / 1000));
    },
    close: async () => folder && rm(folder, { recursive: true, force: true }),
  };
}

async function make({ maker, content, path, files }) {
  const typesetter = lazyTypesetter();
  let end;
  try {
    const { makers, openFiles } = await import(makersModule);
    const typeset = (document, at) => typesetter.typeset(document, at);
    const say = (step, done, total) => process.send({ step, done, total });
    await makers[maker](content, { path, files: openFiles(files), say, typeset });
    end = { isMade: true };
  } catch (error) {
    end = { error: String(error?.stack ?? error) };
  }
  await typesetter.close();
  // What was said has to be on its way before the process ends.
  process.send(end, () => process.exit(0));
}

process.once('message', (order) => {
  void make(order);
});
// A server that is gone has no use for what is made.
process.once('disconnect', () => process.exit(1));
