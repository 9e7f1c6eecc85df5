import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const read = (path) => readFile(new URL(path, import.meta.url), 'utf8');

/** The mark beside the name, which says the same. */
const MARK = '<svg aria-hidden="true" width="28" height="28"';

/** What stands in the page itself, by the place that is kept for it: nothing is asked for before the first picture is seen. */
const PARTS = {
  '<!-- unsupported-browser -->': async () =>
    `<script>\n${await read('../src/unsupported-browser.js')}</script>`,
  '<!-- theme -->': async () => `<script>\n${await read('../src/apply-theme.js')}</script>`,
  '<!-- first-picture -->': async () => `<style>\n${await read('../src/first-picture.css')}</style>`,
  '<!-- mark -->': async () => (await read('../public/favicon.svg')).replace('<svg', MARK),
};

/** Puts into the page what runs before any bundle, and what its first picture is drawn with. */
export function inlineFirst() {
  return {
    name: 'inline-first',
    async transformIndexHtml(html) {
      let page = html;
      for (const [place, part] of Object.entries(PARTS)) {
        if (!page.includes(place)) throw new Error(`index.html has lost the place ${place}.`);
        const text = await part();
        page = page.replace(place, () => text);
      }
      return page;
    },
  };
}

const hashesIn = (html, element) =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text]) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );

/** Writes csp.json: the hashes by which the server's content security policy lets the page's own inline scripts and styles be. */
export function writeInlineHashes() {
  return {
    name: 'write-inline-hashes',
    apply: 'build',
    // From the page as it was written: a hash of anything but its very bytes lets nothing run.
    async writeBundle({ dir }) {
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      const hashes = { scripts: hashesIn(html, 'script'), styles: hashesIn(html, 'style') };
      await writeFile(join(dir, 'csp.json'), JSON.stringify(hashes));
    },
  };
}
