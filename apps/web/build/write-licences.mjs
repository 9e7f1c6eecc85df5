import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { licencesOf, packagesOf } from './licences.mjs';

const web = join(import.meta.dirname, '..');
const root = join(web, '../..');

/** Looks leave nothing behind in the script that asks for them. */
const STYLE = /\.css(?:\?|$)/;

/**
 * Notes what is really in the parts of a build – the page's, its workers', the service worker's –, and writes of whom that is and under which
 * words it may be handed on, for the page that shows it.
 */
export function licencesOfOthers() {
  const files = new Set();
  /** In every build whose files go to browsers. */
  const note = () => ({
    name: 'note-licences',
    apply: 'build',
    renderChunk: {
      // Parts that are looks alone go before the end.
      order: 'pre',
      handler(_, { modules }) {
        for (const [id, { renderedLength }] of Object.entries(modules))
          if (renderedLength > 0 || STYLE.test(id)) files.add(id);
        return null;
      },
    },
    generateBundle(_, bundle) {
      for (const { originalFileNames = [] } of Object.values(bundle))
        for (const name of originalFileNames) files.add(resolve(web, name));
    },
  });
  /** Behind the last of these builds. */
  const write = () => ({
    name: 'write-licences',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir }) =>
        writeFile(join(dir, 'licence-texts.json'), JSON.stringify(licencesOf(packagesOf(files, root)))),
    },
  });
  return { note, write };
}
