import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCalls } from '@tussock/contract';
import { refusals } from '@tussock/domain';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const SCRIPT_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const STYLE_HASH = 'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=';

let server: TestServer;
let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'tussock-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Tussock</title>');
  await writeFile(
    join(webFolder, 'csp.json'),
    JSON.stringify({ scripts: [SCRIPT_HASH], styles: [STYLE_HASH] }),
  );
  await writeFile(join(webFolder, 'assets', 'entry-a1b2c3.js'), 'export {};');
  server = await startTestServer({ webFolder });
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true, force: true });
});

const policyOf = (headers: Headers): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
const textOf = ({ bytes }: { bytes: Uint8Array }): string => Buffer.from(bytes).toString('utf8');

describe('the headers of every answer', () => {
  test.each([
    '/',
    '/plan/1/edit/map/draw',
    '/api/docs',
    '/api/settings',
    '/api/auth/info',
    '/api/none',
    '/dev/outbox',
  ])('of %s allow no inline script and no inline style', async (path) => {
    const { headers } = await server.call(path);
    const policy = policyOf(headers);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'", `'${SCRIPT_HASH}'`]);
    expect(policy['style-src']).toEqual(["'self'", `'${STYLE_HASH}'`]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('let a page of ours, and no frame in it, ask for the position and the full screen, and nothing else of the device', async () => {
    const { headers } = await server.call('/');
    const policy = (headers.get('permissions-policy') ?? '').split(', ');
    expect(policy.filter((directive) => !directive.endsWith('=()'))).toEqual([
      'geolocation=(self)',
      'fullscreen=(self)',
    ]);
    expect(policy).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'payment=()', 'usb=()']));
  });

  test('say where a breach is reported, which is taken from whoever reports it', async () => {
    const { headers } = await server.call('/');
    const { 'report-to': group, 'report-uri': path } = policyOf(headers);
    expect([group, path]).toEqual([['policy'], ['/api/policy-reports']]);
    expect(headers.get('reporting-endpoints')).toBe(`policy="${server.url}/api/policy-reports"`);
    const report = { 'csp-report': { 'document-uri': `${server.url}/`, 'effective-directive': 'img-src' } };
    const answer = await fetch(`${server.url}/api/policy-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify(report),
    });
    expect(answer.status).toBe(204);
  });

  test('hold for the sign-in page of the local provider too', async () => {
    const toProvider = await server.call('/api/auth/oidc/login');
    const toPage = await fetch(toProvider.headers.get('location') ?? '', { redirect: 'manual' });
    const page = await fetch(new URL(toPage.headers.get('location') ?? '', server.url), {
      headers: {
        cookie: toPage.headers
          .getSetCookie()
          .map((cookie) => cookie.split(';')[0])
          .join('; '),
      },
    });
    expect(await page.text()).toContain('Who are you today?');
    expect(policyOf(page.headers)['default-src']).toEqual(["'none'"]);
  });

  test('ask for https only where people come by https', async () => {
    const { headers } = await server.call('/');
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

describe('the web application', () => {
  test('answers every address of a screen with its page, never kept', async () => {
    const answer = await server.call('/plan/1/view/reporting');
    expect([answer.status, textOf(answer)]).toEqual([200, '<!doctype html><title>Tussock</title>']);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test('lets files named by their content be kept for ever', async () => {
    const { headers } = await server.call('/assets/entry-a1b2c3.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/assets/entry-gone.js', '/api/none'])(
    '[ERR-404] does not answer %s with its page',
    async (path) => {
      const answer = await server.call(path);
      expect([answer.status, answer.body.message]).toEqual([404, refusals.notFound]);
    },
  );
});

describe('the description of the calls', () => {
  interface OpenApi {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  }

  test('as a page names every call', async () => {
    const page = textOf(await server.call('/api/docs'));
    const missing = allCalls.filter(({ path }) => !page.includes(`<code>${path}</code>`));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('as OpenAPI has an operation for every call', async () => {
    const { body } = await server.call<OpenApi>('/api/docs/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const described = Object.values(body.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(described.toSorted()).toEqual(allCalls.map(({ id }) => id).toSorted());
  });

  test('as OpenAPI points only at parts that are there', async () => {
    const { body } = await server.call('/api/docs/openapi.json');
    const text = JSON.stringify(body);
    const targets = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, target]) => target ?? ''));
    const dangling = [...targets].filter(
      (target) =>
        target.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], body) ===
        undefined,
    );
    expect(targets.size).toBeGreaterThan(0);
    expect(dangling).toEqual([]);
  });

  test('as OpenAPI declares every parameter of a path', async () => {
    const { body } = await server.call<{
      paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
    }>('/api/docs/openapi.json');
    const undeclared = Object.entries(body.paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ parameters }) => {
        const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
        return [...path.matchAll(/\{(\w+)\}/g)].filter(([, name]) => !declared.includes(name ?? ''));
      }),
    );
    expect(undeclared).toEqual([]);
  });
});

describe('whoever asks too often', () => {
  /** Of 60 a minute. */
  const SCALE = 0.05;

  test('[ERR-429] is told to try again soon, and when', async () => {
    const strict = await startTestServer({ rateLimitScale: SCALE });
    onTestFinished(() => strict.close());
    const ask = () => strict.call('/api/invitation/no-such-link');
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
    expect(answers[3]?.body).toMatchObject({ code: 'tooMany', message: refusals.tooMany });
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is still shown pages', async () => {
    const strict = await startTestServer({ rateLimitScale: 1 / 1200, webFolder });
    onTestFinished(() => strict.close());
    const statuses = [
      await strict.call('/api/settings'),
      await strict.call('/api/settings'),
      await strict.call('/'),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([200, 429, 200]);
  });
});

test('a server that cannot keep up refuses calls, and still shows pages and their files', async () => {
  const slow = await startTestServer({ longestLoopDelayMs: 1, webFolder });
  onTestFinished(() => slow.close());
  const keepBusy = (): void => {
    const until = performance.now() + 100;
    while (performance.now() < until);
  };
  await vi.waitFor(
    async () => {
      keepBusy();
      expect(await slow.call('/api/settings')).toMatchObject({ status: 503, body: { code: 'busy' } });
    },
    { timeout: 20_000 },
  );
  const shown = [await slow.call('/'), await slow.call('/assets/entry-a1b2c3.js'), await slow.call('/livez')];
  expect(shown.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a server that was kept from its work for two seconds on end, where a minute is allowed, refuses nothing', async () => {
  const patient = await startTestServer({ longestLoopDelayMs: 60_000, webFolder });
  onTestFinished(() => patient.close());
  const keepBusy = (): void => {
    const until = performance.now() + 1200;
    while (performance.now() < until);
  };
  // One after the other, so that whoever samples the loop each second finds that it has not come round in between.
  await new Promise<void>((over) => {
    setTimeout(keepBusy, 1);
    setTimeout(() => {
      keepBusy();
      setImmediate(over);
    }, 1100);
  });
  expect(await patient.call('/api/settings')).toMatchObject({ status: 200 });
});

test.each(['/livez', '/readyz'])('%s says that all is well', async (path) => {
  expect((await server.call(path)).body).toEqual({ ok: true });
});
