import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

interface Asked {
  readonly url: URL;
  readonly request: { readonly url: string; readonly mode?: string; readonly cache?: string };
}
interface Way {
  readonly match: (asked: Asked) => unknown;
  readonly handle: (asked: Asked & { readonly event: null }) => unknown;
}

const { ways, hear, worker } = vi.hoisted(() => {
  const heard: { message?: (event: { data: unknown }) => void } = {};
  const made = {
    addEventListener: (name: 'message', listen: (event: { data: unknown }) => void) => {
      heard[name] = listen;
    },
    skipWaiting: vi.fn(),
  };
  vi.stubGlobal('self', made);
  vi.stubGlobal('__SHELL__', []);
  return { ways: [] as Way[], hear: (data: unknown) => heard.message?.({ data }), worker: made };
});

/** A strategy that says which one it is. */
const { named } = vi.hoisted(() => ({
  named: (name: string) =>
    class {
      readonly said: string;
      constructor({ cacheName = '' }: { cacheName?: string } = {}) {
        this.said = `${name} ${cacheName}`.trim();
      }
      handle() {
        return this.said;
      }
    },
}));
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: vi.fn() }));
vi.mock('workbox-precaching', () => ({
  precacheAndRoute: () => undefined,
  cleanupOutdatedCaches: () => undefined,
  createHandlerBoundToURL: (page: string) => () => `the page ${page}`,
}));
vi.mock('workbox-strategies', () => ({
  CacheFirst: named('first kept'),
  NetworkFirst: named('first asked'),
  NetworkOnly: named('only asked'),
}));
vi.mock('workbox-routing', () => ({
  NavigationRoute: class {
    readonly handle: () => unknown;
    readonly denylist: readonly RegExp[];
    constructor(handle: () => unknown, { denylist }: { denylist: readonly RegExp[] }) {
      this.handle = handle;
      this.denylist = denylist;
    }
    /** As the library does: goings to a page alone, and none of the list. */
    match({ url, request }: Asked) {
      return request.mode === 'navigate' && !this.denylist.some((one) => one.test(url.pathname + url.search));
    }
  },
  registerRoute: (match: Way | Way['match'], handle?: Way['handle'] | { handle: () => unknown }) => {
    if (typeof match !== 'function') return ways.push(match);
    return ways.push({
      match,
      handle: (asked) => (typeof handle === 'function' ? handle(asked) : handle?.handle()),
    });
  },
}));

let kept: Record<string, Record<string, string>>;
beforeAll(async () => {
  // Not named for the compiler: what runs in a worker is compiled against other libraries than what runs in a test.
  const path = './service-worker.ts';
  await import(path);
});
beforeEach(() => {
  kept = { tiles: {} };
  vi.stubGlobal('caches', {
    keys: async () => Object.keys(kept),
    match: async ({ url }: { url: string }, { cacheName }: { cacheName: string }) => kept[cacheName]?.[url],
  });
});

/** What answers a request; undefined where it goes to the server as ever. */
async function answerOf(address: string, request: object = {}): Promise<unknown> {
  const url = new URL(address, 'https://farms.example');
  const asked = { url, request: { url: url.pathname, ...request } };
  return ways.find((way) => way.match(asked))?.handle({ ...asked, event: null });
}
const navigating = { mode: 'navigate' };
const TILE = '/api/tiles/titles/12/4030/2540.pbf';
const PICTURE = '/api/plan/0190/file/get/0191/small';

test.each(['/', '/plan/0190/view/map', '/plan/0190/view/api', '/shared/k3y?codeWord=1'])(
  'going to %s shows the page that is kept',
  async (address) => {
    expect(await answerOf(address, navigating)).toBe('the page /index.html');
  },
);

test.each([
  '/api/docs',
  '/api/auth/oidc/login?to=/',
  '/dev/outbox',
  '/dev-idp/auth',
  '/livez',
  '/readyz',
  '/licences.txt',
])('%s is the server’s own to answer', async (address) => {
  expect(await answerOf(address, navigating)).toBeUndefined();
});

test('a tile of a farm that is kept on purpose comes from there, whatever was looked at elsewhere', async () => {
  kept['kept-ground:0190'] = { [TILE]: 'the kept tile' };
  expect(await answerOf(TILE)).toBe('the kept tile');
});

test('any other tile is one that was looked at, and no cache but one of kept ground is gone through for it', async () => {
  kept['pictures'] = { [TILE]: 'no tile' };
  kept['kept-ground:0190'] = {};
  expect(await answerOf(TILE)).toBe('first kept tiles');
});

test('a tile that a page fetches to keep it is asked of the server, though it is kept', async () => {
  kept['kept-ground:0190'] = { [TILE]: 'the kept tile' };
  expect(await answerOf(TILE, { cache: 'no-store' })).toBe('only asked');
});

test('a small picture of a plan is asked of the server first: a right may have ended', async () => {
  expect(await answerOf(PICTURE)).toBe('first asked pictures');
});

test.each([
  ['a large picture', PICTURE.replace('small', 'large')],
  ['a document', PICTURE.replace('small', 'original')],
  ['the record of a plan', '/api/plan/0190/replica'],
])('%s is kept by nobody', async (_what, address) => {
  expect(await answerOf(address)).toBeUndefined();
});

test('a new release takes over when it is told to, and by no other word', () => {
  for (const data of [null, 'SKIP_WAITING', { type: 'RELOAD' }]) hear(data);
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  hear({ type: 'SKIP_WAITING' });
  expect(worker.skipWaiting).toHaveBeenCalledTimes(1);
});
