import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sql } from 'kysely';
import { drawingWords, exactWords, kinds } from '@tussock/domain';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { signedInWindow, startBrowser } from './measure/browse.ts';
import { medianOf } from './measure/interleave.ts';
import { undrivenWindow } from './measure/undriven-window.ts';
import { printMachine } from './measure/print-figures.ts';
import { serveBareMaps } from './sample/bare-maps.ts';
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedServer } from './sample/seed-server.ts';

// The drawing screen beside a bare page of MapLibre in the same style: opening, moving, picking, editing.
const SIZES = (process.env['SIZES'] ?? '1000,10000').split(',').map(Number);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** Who takes longer for one thing is not waited for, milliseconds. */
const LONGEST_MS = 60_000;
/** The part of the window that the map has beside the panel: the bare pages get the same. */
const MAP = { width: 967, height: 849 };
/** Until what comes behind the first farm has come (the drawing tools, the parts a worker keeps), for all alike, milliseconds. */
const REST_MS = 12_000;
const SAME = 'the same style, bare';
const MOVES = 24;
const STEP_PX = 8;
const ZOOMS = 4;

const MEASURES = ['open', 'again', 'frame', 'pick', 'edit', 'save'] as const;
type Taken = Partial<Record<(typeof MEASURES)[number], number>>;

/** Where the map stands in the window, and what says that something was picked. */
interface Contender {
  readonly name: string;
  readonly url: string;
  readonly drawn: string;
  readonly left: number;
  readonly picked: string;
  /** Begins the edit of what was picked, and saves it. */
  readonly edit?: {
    readonly prepare: (page: Page) => Promise<void>;
    readonly edited: string;
    readonly change: (page: Page) => Promise<void>;
    readonly save: (page: Page) => Promise<void>;
    readonly saved: string;
  };
}

/** Milliseconds until something is seen after it was asked for. */
async function timed(
  page: Page,
  seen: string,
  ask: () => Promise<unknown>,
  timeout = LONGEST_MS,
): Promise<number> {
  const from = performance.now();
  await ask();
  await page.waitForSelector(seen, { state: 'attached', timeout });
  return performance.now() - from;
}

const bareEdit: Contender['edit'] = {
  prepare: (page) => page.evaluate('findPicked()'),
  edited: 'body[data-edited]',
  change: () => Promise.resolve(),
  save: (page) => page.keyboard.press('s'),
  saved: 'body[data-saved]',
};
const DRAWN_ON = 'section[data-drawing] ~ output[data-map-state=idle]';
const ownEdit: Contender['edit'] = {
  prepare: () => Promise.resolve(),
  edited: DRAWN_ON,
  change: async (page) => {
    await page.getByRole('button', { name: exactWords.nudge }).click();
    await page.getByRole('button', { name: exactWords.nudgeEast }).click();
    await page.waitForSelector(DRAWN_ON, { state: 'attached', timeout: LONGEST_MS });
    await page.getByRole('button', { name: drawingWords.keepShape }).focus();
  },
  // A key for all: a click of the tool waits for two pictures of its own before it presses.
  save: (page) => page.keyboard.press('Enter'),
  saved: 'section:not([data-drawing]) ~ output[data-map-state=idle]',
};

/** Runs in the page, which has no types here: the moments of its frames from now on. */
const KEEP_FRAMES = `{
  const moments = (globalThis.frameMoments = []);
  const tick = (at) => { moments.push(at); requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}`;

/** The usual time between two frames while something is done, milliseconds. */
async function framesWhile(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(KEEP_FRAMES);
  await act();
  const moments = await page.evaluate<readonly number[]>('globalThis.frameMoments');
  return medianOf(moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment)));
}

/** Runs in the page: settles once no frame of the last second took longer than 50 ms. */
const REST = `new Promise((rested) => {
  let [last, since] = [performance.now(), performance.now()];
  const tick = (at) => {
    if (at - last > 50) since = at;
    last = at;
    if (at - since > 1000) rested(); else requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
})`;

/** Waits until the page has drawn what was asked of it: a slow machine draws for seconds after a zoom, and what is asked then waits. */
const atRest = (page: Page): Promise<unknown> => page.evaluate(REST);

/** From the middle of the map, pixels: there may be a road. */
const TRIES = [
  [0, 0],
  [37, 23],
  [-41, 31],
  [60, -50],
  [-70, -80],
] as const;
const MISSED_MS = 6000;

/**
 * Runs in the page: when what a click chose is there, and the picture of the map that was made after it is out. What drives the page would be
 * told before the picture or behind it, by chance. A picture is handed to the graphics in one frame, and holds up the one after the next. Of a
 * map that is drawn without graphics, which marks nothing, no picture is waited for.
 */
const notePick = (picked: string): string => `{
  const [{ prototype }, isMarked] = [WebGL2RenderingContext, !document.querySelector('.ol-layer')];
  const { clear } = prototype;
  let isDrawn = false;
  prototype.clear = function (...all) { isDrawn = true; return clear.apply(this, all); };
  const nextFrame = () => new Promise(requestAnimationFrame);
  addEventListener('click', async ({ timeStamp }) => {
    isDrawn = !isMarked;
    while (!isDrawn || !document.querySelector(${JSON.stringify(picked)})) await nextFrame();
    await nextFrame();
    await nextFrame();
    globalThis.pickedMs = performance.now() - timeStamp;
  }, true);
}`;

/** The time from the click that hit something until that and its mark on the map are shown. */
async function pick(page: Page, { picked }: Contender, [x, y]: readonly [number, number]): Promise<number> {
  await page.evaluate(notePick(picked));
  for (const [east, south] of TRIES) {
    await page.mouse.click(x + east, y + south);
    const isHit = await page
      .waitForFunction('globalThis.pickedMs', undefined, { timeout: MISSED_MS })
      .catch(() => null);
    if (isHit) return page.evaluate<number>('globalThis.pickedMs');
  }
  throw new Error('nothing was hit');
}

/** From the network, and from the device: the bare pages ask for their file again. */
async function measureOpening(
  browser: Browser,
  { url, drawn }: Contender,
  signedIn: BrowserContext,
  taken: Taken,
): Promise<void> {
  const window = await undrivenWindow(browser, signedIn);
  try {
    taken.open = await window.open(url, drawn, LONGEST_MS);
    await new Promise((rested) => {
      setTimeout(rested, REST_MS);
    });
    taken.again = await window.open(url, drawn, LONGEST_MS);
  } finally {
    await window.close();
  }
}

async function measure(browser: Browser, contender: Contender, userId: string): Promise<Taken> {
  const context = await signedInWindow(browser, server.url, userId);
  const taken: Taken = {};
  try {
    await measureOpening(browser, contender, context, taken);
    const page = await context.newPage();
    await page.goto(contender.url);
    await page.waitForSelector(contender.drawn, { state: 'attached', timeout: LONGEST_MS });
    await page.waitForTimeout(REST_MS);
    const [x, y] = [contender.left + MAP.width / 2, MAP.height / 2] as const;
    taken.frame = await framesWhile(page, async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 1; step <= MOVES; step++) await page.mouse.move(x + step * STEP_PX, y + step);
      await page.mouse.up();
      for (let step = 0; step < ZOOMS; step++) await page.mouse.wheel(0, -120);
    });
    await atRest(page);
    taken.pick = await pick(page, contender, [x, y]);
    const { edit } = contender;
    if (!edit) return taken;
    await edit.prepare(page);
    await atRest(page);
    taken.edit = await timed(page, edit.edited, () => page.keyboard.press('e'));
    await edit.change(page);
    taken.save = await timed(page, edit.saved, () => edit.save(page));
    return taken;
  } catch (error) {
    const last = Object.keys(taken).at(-1) ?? 'nothing';
    console.log(`  ${contender.name} came as far as ${last}: ${String(error).split('\n')[0]}`);
    return taken;
  } finally {
    await context.close();
  }
}

const server = await (async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
  const database = await openBenchDatabase();
  const running = await startServer(
    readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    { database, rateLimitScale: 1e6, webFolder: resolve('apps/web/dist') },
  );
  return { ...running, folder };
})();
const { db } = server.database;
const browser = await startBrowser();
printMachine();
for (const size of SIZES) {
  const { cookie, planId, userId } = await seedServer(db, { plans: 1, features: size });
  // A land unit of many parcels has several parts, whose corners are dragged by nobody.
  await sql`delete from feature where plan_id = ${planId} and kind = ${kinds.lmu.id}`.execute(db);
  const { rows } = await sql<{ west: number; south: number; east: number; north: number }>`
    select min((bbox[1])[0]) as west, min((bbox[1])[1]) as south, max((bbox[0])[0]) as east, max((bbox[0])[1]) as north
    from feature where plan_id = ${planId}`.execute(db);
  const { west, south, east, north } = rows[0] ?? { west: 0, south: 0, east: 0, north: 0 };
  const bounds = [west, south, east, north];
  await sql`update plan set boundary_bounds = ${JSON.stringify(bounds)}::jsonb where id = ${planId}`.execute(
    db,
  );
  const reply = await fetch(`${server.url}/api/plan/${planId}/feature/all`, { headers: { cookie } });
  const text = await reply.text();
  const { results } = JSON.parse(text) as { results: readonly unknown[] };
  const bare = await serveBareMaps({ bounds, server: { url: server.url, cookie }, reply: text });
  const page = { drawn: 'body[data-drawn]', left: 0, picked: 'body[data-picked]' };
  const contenders: readonly Contender[] = [
    { name: SAME, url: bare.ownStyle, ...page, edit: bareEdit },
    {
      name: 'the drawing screen',
      url: `${server.url}/plan/${planId}/edit/map/draw`,
      drawn: `[data-map-farm=drawn][data-map-features="${results.length}"]`,
      left: 1440 - MAP.width,
      picked: '[aria-label="Change its shape"]',
      edit: ownEdit,
    },
  ];
  const taken = new Map<string, Taken[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const contender of contenders)
      taken.get(contender.name)?.push(await measure(browser, contender, userId));
  const medians = contenders.map(({ name }) => {
    const of = (key: (typeof MEASURES)[number]): number =>
      medianOf((taken.get(name) ?? []).flatMap((one) => one[key] ?? []));
    return { name, ...Object.fromEntries(MEASURES.map((key) => [key, of(key)])) } as {
      name: string;
    } & Required<Taken>;
  });
  const bareTaken = medians.find(({ name }) => name === SAME);
  const beside = (one: Required<Taken>, key: (typeof MEASURES)[number]): string =>
    (one[key] / (bareTaken?.[key] ?? Number.NaN)).toFixed(2);
  console.log(`\n  ${size} features: beside the bare page of the same style (target 1.6 ×)`);
  for (const one of medians) {
    const said = MEASURES.map((key) => `${key} ${one[key].toFixed(0).padStart(5)} ms ${beside(one, key)} ×`);
    console.log(`  ${one.name.padEnd(22)} ${said.join('   ')}`);
  }
  bare.close();
}
await browser.close();
await server.close();
rmSync(server.folder, { recursive: true, force: true });
