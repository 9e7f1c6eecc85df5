import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const source = new URL('../src/unsupported-browser.js', import.meta.url);
const marker = '<!-- unsupported-browser -->';

/** Puts the unsupported-browser script into the page, before any bundle. */
export function inlineUnsupportedBrowser() {
  return {
    name: 'inline-unsupported-browser',
    async transformIndexHtml(html) {
      if (!html.includes(marker))
        throw new Error('index.html has lost the place of the unsupported-browser script.');
      const script = await readFile(source, 'utf8');
      return html.replace(marker, () => `<script>\n${script}</script>`);
    },
  };
}

/** Writes csp.json: the hashes by which the server's content security policy lets the page's own inline scripts run. */
export function writeScriptHashes() {
  return {
    name: 'write-script-hashes',
    apply: 'build',
    // From the page as it was written: a hash of anything but its very bytes lets nothing run.
    async writeBundle({ dir }) {
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      const scriptHashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ([, script]) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
      );
      await writeFile(join(dir, 'csp.json'), JSON.stringify({ scriptHashes }));
    },
  };
}
