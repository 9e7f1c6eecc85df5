import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { kinds } from '@tussock/domain';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { signedInWindow, startBrowser } from './measure/browse.ts';
import { medianOf } from './measure/interleave.ts';
import { printMachine } from './measure/print-figures.ts';
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedServer } from './sample/seed-server.ts';

// A name that one person saves, on the list of another who looks at it: beside the bare event of the stream in the same page.
const SAVES = Number(process.env['SAVES'] ?? 30);
/** Between two saves, milliseconds: each is alone on its way. */
const REST_MS = 400;

/** Runs in the page, which has no types here: when each event of the stream came, and when a text was seen first. */
const NOTE_MOMENTS = `{
  const Own = globalThis.EventSource;
  globalThis.EventSource = class extends Own {
    constructor(...how) {
      super(...how);
      this.addEventListener('change', () => { globalThis.heardAt ??= Date.now(); });
    }
  };
  globalThis.waitFor = (text) => {
    globalThis.heardAt = globalThis.seenAt = undefined;
    delete document.body.dataset.seen;
    const look = new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) return;
      globalThis.seenAt = Date.now();
      look.disconnect();
      document.body.dataset.seen = 'yes';
    });
    look.observe(document.body, { subtree: true, childList: true, characterData: true });
  };
}`;

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openBenchDatabase();
const server = await startServer(
  readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }),
  { database, rateLimitScale: 1e6, webFolder: resolve('apps/web/dist') },
);
const { cookie, planId, userId } = await seedServer(database.db, { plans: 1, features: 30 });
const headers = { cookie, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
const browser = await startBrowser();
try {
  printMachine();
  const reply = await fetch(`${server.url}/api/plan/${planId}/feature/all`, { headers });
  const { results } = (await reply.json()) as {
    results: readonly {
      _id: string;
      featureType: string;
      version: number;
      geometry: object;
      properties: object;
    }[];
  };
  const paddock = results.find(({ featureType }) => featureType === kinds.paddock.wording.featureType);
  if (!paddock) throw new Error('there is no paddock');
  const { version, properties } = paddock;
  const sent = { _id: paddock._id, featureType: paddock.featureType, geometry: paddock.geometry };
  const page = await (await signedInWindow(browser, server.url, userId)).newPage();
  await page.addInitScript(NOTE_MOMENTS);
  await page.goto(`${server.url}/plan/${planId}/view/other?kind=paddock`);
  await page.waitForSelector('[role=grid]');
  await page.waitForTimeout(3000);
  const taken: { readonly answered: number; readonly heard: number; readonly seen: number }[] = [];
  for (let nth = 0; nth < SAVES; nth++) {
    const name = `Seen by another ${nth}.`;
    await page.evaluate(`globalThis.waitFor(${JSON.stringify(name)})`);
    const from = Date.now();
    const saved = await fetch(`${server.url}/api/plan/${planId}/feature/batch`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        rows: [{ ...sent, version: version + nth, properties: { ...properties, name } }],
      }),
    });
    if (!saved.ok) throw new Error(await saved.text());
    const answered = Date.now() - from;
    await page.waitForSelector('body[data-seen]', { state: 'attached' });
    const { heard, seen } = await page.evaluate<{ heard: number; seen: number }>(
      '({ heard: globalThis.heardAt, seen: globalThis.seenAt })',
    );
    taken.push({ answered, heard: heard - from, seen: seen - from });
    await page.waitForTimeout(REST_MS);
  }
  const middle = (of: 'answered' | 'heard' | 'seen'): number => medianOf(taken.map((one) => one[of]));
  console.log(
    `  ${SAVES} saves: answered after ${middle('answered')} ms, the bare event after ${middle('heard')} ms, seen after ${middle('seen')} ms (${(middle('seen') / middle('heard')).toFixed(2)} ×; the slowest ${Math.max(...taken.map(({ seen }) => seen))} ms, wanted within 1,000)`,
  );
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
