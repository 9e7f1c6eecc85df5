import { createServer } from 'node:http';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { signedInWindow } from './browse.ts';

/** Frames of one scroll, and how far each goes: three rows and a bit, so that no frame is spared new rows. */
const FRAMES = 90;
const STEP_PX = 120;

/** Rows of the window only, moved by `top`: a virtual list of some cells and nothing else. */
const barePage = (rows: number, cells: readonly string[]): string => `<!doctype html><style>
body{margin:0;font:14px sans-serif}#scroller{height:640px;width:900px;overflow:auto}#body{position:relative;height:${rows * 36}px}
.row{position:absolute;display:grid;grid-template-columns:repeat(${cells.length},9rem);height:36px}.row>div{overflow:hidden;white-space:nowrap}</style>
<div id="scroller" data-feature-grid><div id="body"></div></div><script>
const rows = Array.from({ length: ${rows} }, (_, i) => [...${JSON.stringify(cells)}, i]);
const scroller = document.getElementById('scroller'), body = document.getElementById('body'), shown = new Map();
function draw() {
  const first = Math.max(0, Math.floor(scroller.scrollTop / 36) - 8), last = Math.min(rows.length, first + 34);
  for (const [i, row] of shown) if (i < first || i >= last) { row.remove(); shown.delete(i); }
  for (let i = first; i < last; i++) if (!shown.has(i)) {
    const row = document.createElement('div'); row.className = 'row'; row.style.top = i * 36 + 'px'; row.dataset.row = i;
    for (const text of rows[i]) { const cell = document.createElement('div'); cell.textContent = text; row.append(cell); }
    body.append(row); shown.set(i, row);
  }
}
scroller.addEventListener('scroll', draw); draw();
</script>`;

/** Where a bare list scrolls. */
export const BARE_LIST = '[data-feature-grid]';

/** Serves a bare virtual list of so many rows, each with the cells and its number. */
export async function serveBareList(
  rows: number,
  cells: readonly string[],
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html').end(barePage(rows, cells));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

/** A page whose main thread is watched. */
export interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Opens a page as somebody and waits for a sign of it, and until it has nothing more to do at leisure. */
export async function openWatched(
  browser: Browser,
  { server, userId, url, sign }: { server: string; userId: string; url: string; sign: string },
): Promise<Opened> {
  const context = await signedInWindow(browser, server, userId);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(url);
  await page.waitForSelector(sign, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  return { page, cdp };
}

/** Milliseconds that the page's main thread has worked so far. */
export async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Runs in the page: so many frames, each a step further down. */
const scrollDown = (list: string): string => `new Promise((done) => {
  const list = document.querySelector(${JSON.stringify(list)});
  list.scrollTop = 0;
  let left = ${FRAMES};
  const next = () => {
    if (left-- === 0) return done();
    list.scrollTop += ${STEP_PX};
    requestAnimationFrame(next);
  };
  next();
})`;

/** Main-thread milliseconds of one frame while a list is scrolled from its top, frame by frame. */
export async function scrollFrameMs({ page, cdp }: Opened, list: string): Promise<number> {
  const before = await busyMs(cdp);
  await page.evaluate(scrollDown(list));
  return ((await busyMs(cdp)) - before) / FRAMES;
}
