import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { installErrorReplies } from './error-reply.ts';
import { POLICY_REPORTS_PATH, receivePolicyReports } from './receive-policy-reports.ts';

const SITE = 'https://farms.example';
const LIMIT = 20;
const app = fastify();
let logged: unknown[] = [];

beforeAll(async () => {
  installErrorReplies(app);
  await app.register(rateLimit, { global: false, errorResponseBuilder: () => new AppError('tooMany') });
  await receivePolicyReports(app, {
    publicUrl: SITE,
    perMinute: LIMIT,
    log: { warn: (what: unknown) => void logged.push(what) },
  });
});
beforeEach(() => (logged = []));
afterAll(() => app.close());

/** Each test comes from an address of its own, as far as the limit goes. */
const send = (body: unknown, type: string, remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: POLICY_REPORTS_PATH,
    remoteAddress,
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const OLD = 'application/csp-report';
const NEW = 'application/reports+json';

test('a report of the older form is logged: what was breached, by what, and where, without ids, secrets and queries', async () => {
  const answer = await send(
    {
      'csp-report': {
        'document-uri': `${SITE}/shared/kY3xq9-secret-of-a-copy?pass=1.abc#part`,
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/steal.js?what=everything',
        'source-file': `${SITE}/assets/entry-a1b2c3.js?v=2`,
        'line-number': 7,
        'script-sample': 'alert(document.cookie)',
      },
    },
    OLD,
    '192.0.2.1',
  );
  expect(answer.statusCode).toBe(204);
  expect(logged).toEqual([
    {
      breach: {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/shared/…',
        source: '/assets/entry-a1b2c3.js',
        line: 7,
      },
    },
  ]);
});

test('reports of the newer form come several at once, with others among them', async () => {
  const url = `${SITE}/plan/0190a1b2-0000-7000-8000-000000000001/view/map`;
  const body = (over: object) => ({ documentURL: url, effectiveDirective: 'img-src', ...over });
  const answer = await send(
    [
      { type: 'csp-violation', body: body({ blockedURL: 'inline', lineNumber: 3 }) },
      { type: 'deprecation', body: { id: 'unload' } },
      { type: 'csp-violation', body: body({ blockedURL: 'data' }) },
    ],
    NEW,
    '192.0.2.2',
  );
  expect(answer.statusCode).toBe(204);
  const page = '/plan/…/view/map';
  expect(logged).toEqual([
    { breach: { directive: 'img-src', blocked: 'inline', page, source: null, line: 3 } },
    { breach: { directive: 'img-src', blocked: 'data', page, source: null, line: null } },
  ]);
});

test('what is of another site or of something that somebody put into their browser is taken and not logged', async () => {
  const report = (over: object) => ({
    'csp-report': { 'document-uri': `${SITE}/`, 'effective-directive': 'script-src', ...over },
  });
  const answers = [
    await send(report({ 'document-uri': 'https://other.example/' }), OLD, '192.0.2.3'),
    await send(report({ 'blocked-uri': 'chrome-extension://abc/x.js' }), OLD, '192.0.2.3'),
    await send(report({ 'blocked-uri': 'eval', 'source-file': 'moz-extension' }), OLD, '192.0.2.3'),
    await send({ 'csp-report': 'nothing' }, OLD, '192.0.2.3'),
    await send([null, 4], NEW, '192.0.2.3'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
  expect(logged).toEqual([]);
});

test('of very many in one body ten are logged', async () => {
  const body = { documentURL: `${SITE}/`, effectiveDirective: 'img-src', blockedURL: 'data' };
  await send(
    Array.from({ length: 40 }, () => ({ type: 'csp-violation', body })),
    NEW,
    '192.0.2.4',
  );
  expect(logged).toHaveLength(10);
});

test('[ERR-413] [ERR-415] [ERR-400] a body that is large, is no report or no JSON is refused', async () => {
  const answers = [
    await send('x'.repeat(17 * 1024), OLD, '192.0.2.5'),
    await send({}, 'application/json', '192.0.2.5'),
    await send('{', NEW, '192.0.2.5'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([413, 415, 400]);
});

test('[ERR-429] more than are allowed in a minute from one address are refused', async () => {
  const answers: number[] = [];
  for (let nth = 0; nth <= LIMIT; nth += 1) answers.push((await send([], NEW, '192.0.2.6')).statusCode);
  expect([answers.slice(0, LIMIT).every((status) => status === 204), answers.at(-1)]).toEqual([true, 429]);
});
