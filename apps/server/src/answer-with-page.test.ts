import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from './testing/start-test-server.ts';

const PAGE = '<!doctype html><html><head><title>Tussock</title></head><body></body></html>';

let server: TestServer;
let webFolder: string;
let lead: TestUser;
let stranger: TestUser;
let planId: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'tussock-web-'));
  await writeFile(join(webFolder, 'index.html'), PAGE);
  server = await startTestServer({ webFolder });
  lead = await server.addUser({ role: 'accountUser', email: 'lead@farms.example' });
  stranger = await server.addUser({ role: 'accountUser', email: 'other@farms.example' });
  planId = await server.addPlan({ lead, propertyName: 'Tūī Flat </script><b>$&' });
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true, force: true });
});

interface Page {
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
}

/** As a browser asks for a page: a fetch of Node says itself what it is. */
async function pageOf(path: string, as?: TestUser, mode: string | null = 'navigate'): Promise<Page> {
  const headers = { ...(mode ? { 'sec-fetch-mode': mode } : {}), ...(as ? { cookie: as.cookie } : {}) };
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    get(server.url + path, { headers }, done).on('error', fail);
  });
  return { headers: answer.headers, html: await text(answer) };
}

const SCRIPT = /<script type="application\/json" id="answered">(.*?)<\/script>/s;
const answeredIn = ({ html }: Page): Record<string, Record<string, unknown>> =>
  JSON.parse(SCRIPT.exec(html)?.[1] ?? '{}') as Record<string, Record<string, unknown>>;
const drawOf = (plan: string): string => `/plan/${plan}/edit/map/draw?zoom=3`;
const planCall = (): string => `/api/plan/${planId}`;

describe('a page that a browser goes to', () => {
  test('begins with what it would ask first: who is here, and of a place of a plan the plan', async () => {
    const answered = answeredIn(await pageOf(drawOf(planId), lead));
    expect(Object.keys(answered)).toEqual(['/api/auth/info', planCall(), '/api/settings']);
    expect(answered['/api/auth/info']).toMatchObject({ email: 'lead@farms.example' });
    expect(answered[planCall()]).toEqual((await server.call(planCall(), { as: lead })).body);
  });

  test('of the list of plans with the list', async () => {
    const answered = answeredIn(await pageOf('/dashboard', lead));
    expect(answered['/api/plan/all?order=desc&page=1&sort=createdAt']).toMatchObject({ totalResults: 1 });
  });

  test('has what is answered at its end, where nothing that somebody wrote ends it or changes the page', async () => {
    const { html } = await pageOf(drawOf(planId), lead);
    expect(html.replace(SCRIPT, '')).toBe(PAGE);
    expect(html).not.toContain('</script><b>');
    expect(html.indexOf('id="answered"')).toBeGreaterThan(html.indexOf('<body>'));
  });

  test('is kept by nobody', async () => {
    const { headers } = await pageOf(drawOf(planId), lead);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('comes packed to whoever can read that', async () => {
    const packed = await new Promise<IncomingHttpHeaders>((done, fail) => {
      const headers = { 'sec-fetch-mode': 'navigate', cookie: lead.cookie, 'accept-encoding': 'br' };
      get(server.url + drawOf(planId), { headers }, (answer) => {
        answer.resume().on('end', () => done(answer.headers));
      }).on('error', fail);
    });
    expect(packed['content-encoding']).toBe('br');
  });
});

describe('a page holds nothing', () => {
  test('of a plan that whoever asks may not see', async () => {
    const answered = answeredIn(await pageOf(drawOf(planId), stranger));
    expect(Object.keys(answered)).toEqual(['/api/auth/info', '/api/settings']);
  });

  test('but who is here before the terms are accepted', async () => {
    const late = await server.addUser({ role: 'accountUser', email: 'late@farms.example' });
    await server.database.db
      .updateTable('appUser')
      .set({ acceptedTermsVersion: null })
      .where('id', '=', late.id)
      .execute();
    expect(Object.keys(answeredIn(await pageOf('/dashboard', late)))).toEqual(['/api/auth/info']);
  });

  test('but what anybody may read where the session is not one', async () => {
    const madeUp = { id: '', email: '', cookie: 'tussock=made-up' };
    expect(Object.keys(answeredIn(await pageOf(drawOf(planId), madeUp)))).toEqual(['/api/settings']);
  });

  test.each([
    ['nobody is signed in', undefined, 'navigate'],
    ['a program keeps it for later', 'lead', 'cors'],
    ['the browser does not say what it is for', 'lead', null],
  ] as const)('where %s', async (_case, as, mode) => {
    const { html, headers } = await pageOf(drawOf(planId), as === 'lead' ? lead : as, mode);
    expect(html).toBe(PAGE);
    expect(headers['cache-control']).toBe('no-cache');
  });
});
