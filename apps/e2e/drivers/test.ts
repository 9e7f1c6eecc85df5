import { test as base, expect, type BrowserContext } from '@playwright/test';
import { startTussock, type RunningTussock } from '../fixtures/start-tussock.ts';
import { KeptBrowser } from './restartable-browser.ts';
import { visitorAt, type Visitor } from './visitor.ts';

interface VisitOptions {
  /** The browser knows no `Proxy`, as old ones do not. */
  readonly hasProxy?: boolean;
  /** A phone: small, and touched. */
  readonly isPhone?: boolean;
}

type NewVisitor = (options?: VisitOptions) => Promise<Visitor>;

interface ServerOfFile {
  file: string;
  server: RunningTussock | undefined;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** What a map starts with, as whoever has taken the ground away leaves it. */
const hideGround = (): void => {
  if (localStorage.getItem('state') === null)
    localStorage.setItem('state', JSON.stringify({ map: { groundLayers: [] } }));
};

/** A test with a server of its spec file, and as many visitors as the story needs. */
export const test = base.extend<
  {
    newVisitor: NewVisitor;
    keptBrowser: KeptBrowser;
    otherKeptBrowser: KeptBrowser;
    tussock: RunningTussock;
    isFromNothing: boolean;
    hasGround: boolean;
    settings: Readonly<Record<string, string>>;
  },
  { serverOfFile: ServerOfFile }
>({
  serverOfFile: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed from the pattern
    async ({}, provide) => {
      const held: ServerOfFile = { file: '', server: undefined };
      await provide(held);
      await held.server?.stop();
    },
    { scope: 'worker' },
  ],
  isFromNothing: [false, { option: true }],
  // Of the server of a file, besides those of every test.
  settings: [{}, { option: true }],
  // Relief and contours drawn in software take the time of many stories that are not about them.
  hasGround: [false, { option: true }],
  tussock: async ({ serverOfFile, isFromNothing, settings }, provide, testInfo) => {
    if (serverOfFile.file !== testInfo.file) {
      await serverOfFile.server?.stop();
      serverOfFile.server = await startTussock({ isFromNothing, settings });
      serverOfFile.file = testInfo.file;
    }
    if (!serverOfFile.server) throw new Error('The server of this file did not start.');
    await provide(serverOfFile.server);
  },
  keptBrowser: async ({ playwright, tussock }, provide) => {
    const kept = new KeptBrowser(playwright.chromium, tussock.url);
    await provide(kept);
    await kept.clearAway();
  },
  otherKeptBrowser: async ({ playwright, tussock }, provide) => {
    const kept = new KeptBrowser(playwright.chromium, tussock.url);
    await provide(kept);
    await kept.clearAway();
  },
  newVisitor: async ({ browser, tussock, hasGround }, provide) => {
    const visitors: Visitor[] = [];
    const contexts: BrowserContext[] = [];
    await provide(async ({ hasProxy = true, isPhone = false } = {}) => {
      const context = await browser.newContext({ baseURL: tussock.url, ...(isPhone ? phone : {}) });
      contexts.push(context);
      if (!hasProxy) await context.addInitScript(() => Object.assign(globalThis, { Proxy: undefined }));
      if (!hasGround) await context.addInitScript(hideGround);
      const visitor = visitorAt(await context.newPage());
      visitors.push(visitor);
      return visitor;
    });
    const faults = visitors.flatMap(({ screen }) => screen.faults());
    // The maps of pages left open would go on taking their share of the machine.
    await Promise.all(contexts.map((context) => context.close()));
    expect(faults).toEqual([]);
  },
});

export { expect } from '@playwright/test';
