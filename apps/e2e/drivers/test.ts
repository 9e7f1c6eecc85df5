import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { startTussock, type RunningTussock } from '../fixtures/start-tussock.ts';
import { visitorAt, type Visitor } from './visitor.ts';

interface VisitOptions {
  /** The browser knows no `Proxy`, as old ones do not. */
  readonly hasProxy?: boolean;
  /** Comes back to the browser that earlier stories of the file used in this seat: scripts are there already, and who signed in still is. */
  readonly seat?: string;
}

type NewVisitor = (options?: VisitOptions) => Promise<Visitor>;

interface ServerOfFile {
  file: string;
  server: RunningTussock | undefined;
  readonly seats: Map<string, BrowserContext>;
}

async function leave({ server, seats }: ServerOfFile): Promise<void> {
  await Promise.all([...seats.values()].map((context) => context.close()));
  seats.clear();
  await server?.stop();
}

/** A test with a server of its spec file, and as many visitors as the story needs. */
export const test = base.extend<
  { newVisitor: NewVisitor; tussock: RunningTussock; isFromNothing: boolean },
  { serverOfFile: ServerOfFile }
>({
  serverOfFile: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed from the pattern
    async ({}, provide) => {
      const held: ServerOfFile = { file: '', server: undefined, seats: new Map() };
      await provide(held);
      await leave(held);
    },
    { scope: 'worker' },
  ],
  isFromNothing: [false, { option: true }],
  tussock: async ({ serverOfFile, isFromNothing }, provide, testInfo) => {
    if (serverOfFile.file !== testInfo.file) {
      await leave(serverOfFile);
      serverOfFile.server = await startTussock({ isFromNothing });
      serverOfFile.file = testInfo.file;
    }
    if (!serverOfFile.server) throw new Error('The server of this file did not start.');
    await provide(serverOfFile.server);
  },
  newVisitor: async ({ browser, tussock, serverOfFile: { seats } }, provide) => {
    const visitors: Visitor[] = [];
    const contexts: BrowserContext[] = [];
    const pages: Page[] = [];
    await provide(async ({ hasProxy = true, seat } = {}) => {
      const taken = seat === undefined ? undefined : seats.get(seat);
      const context = taken ?? (await browser.newContext({ baseURL: tussock.url }));
      if (seat === undefined) contexts.push(context);
      else seats.set(seat, context);
      if (!hasProxy) await context.addInitScript(() => Object.assign(globalThis, { Proxy: undefined }));
      const page = await context.newPage();
      pages.push(page);
      const visitor = visitorAt(page);
      visitors.push(visitor);
      return visitor;
    });
    const faults = visitors.flatMap(({ screen }) => screen.faults());
    // The maps of pages left open would go on taking their share of the machine.
    await Promise.all(pages.map((page) => page.close()));
    await Promise.all(contexts.map((context) => context.close()));
    expect(faults).toEqual([]);
  },
});

export { expect } from '@playwright/test';
