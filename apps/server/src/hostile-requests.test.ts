import { connect } from 'node:net';
import { allCalls } from '@tussock/contract';
import { refusals } from '@tussock/domain';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from './testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead });
});
afterAll(() => server.close());

/** What a server says to bytes on a bare connection: the head and the body of its answer. */
const say = (to: TestServer, bytes: string): Promise<{ head: string; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(to.url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text) => (answer += String(text)));
    socket.on('error', reject).on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      resolve({ head, body });
    });
  });

const writesWithBody = allCalls.filter(
  (call) => call.method !== 'GET' && call.access.to !== 'anyone' && 'body' in call,
);

describe('a stranger’s body is not read', () => {
  test.each(writesWithBody.map(({ id, method, path }) => ({ id, method, path })))(
    '[ERR-401] by $id: who it is comes first',
    async ({ method, path }) => {
      const address = path.replaceAll(/\{\w+\}/g, planId);
      const answer = await server.call(address, { method, rawBody: '[[[[ this is no JSON' });
      expect([answer.status, answer.body.errorCode]).toEqual([401, 101]);
    },
  );

  test('[ERR-403] nor that of somebody who has no right to the plan', async () => {
    const stranger = await server.addUser({ role: 'accountUser' });
    const answer = await server.call(`/api/plan/${planId}/feature/batch`, {
      as: stranger,
      rawBody: '[[[[ this is no JSON',
    });
    expect(answer.status).toBe(403);
  });

  test('[ERR-413] where anyone may call, if it is longer than such a call can need', async () => {
    const answer = await server.call('/api/invitation/no-such-link/renew', {
      body: { note: 'x'.repeat(20_000) },
    });
    expect([answer.status, answer.body.message]).toEqual([413, refusals.tooLarge]);
  });
});

describe('a body that would take the server’s time', () => {
  test.each([
    ['nested deep', '['.repeat(3_000_000), ['The request is nested too deeply.']],
    [
      'of millions of objects',
      `{"rows":[${'{},'.repeat(3_000_000)}{}]}`,
      ['The request holds more than can be taken at once.'],
    ],
  ])('[ERR-400] %s is refused before it is built', async (_what, rawBody, message) => {
    const answer = await server.call(`/api/plan/${planId}/feature/batch`, { as: lead, rawBody });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });
});

describe('a limit of calls', () => {
  test('[ERR-429] holds however the address is written', async () => {
    const strict = await startTestServer({ rateLimitScale: 0.05 });
    onTestFinished(() => strict.close());
    const answers = [
      await strict.call('/%61pi/invitation/no-such-link'),
      await strict.call('/a%70i/invitation/no-such-link'),
      await strict.call('/api/%69nvitation/no-such-link'),
      await strict.call('/%61pi/invitation/no-such-link'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
  });

  test('[ERR-429] is one for what is asked for whole and by its head alone', async () => {
    const strict = await startTestServer({ rateLimitScale: 0.05 });
    onTestFinished(() => strict.close());
    const ask = async (method: 'GET' | 'HEAD') =>
      (await fetch(`${strict.url}/api/invitation/no-such-link`, { method })).status;
    expect([await ask('GET'), await ask('HEAD'), await ask('HEAD'), await ask('GET')]).toEqual([
      401, 401, 401, 429,
    ]);
  });

  test('[ERR-429] holds for calls that are not there', async () => {
    const strict = await startTestServer({ rateLimitScale: 1 / 1200 });
    onTestFinished(() => strict.close());
    const answers = [await strict.call('/api/none'), await strict.call('/%61pi/none')];
    expect(answers.map(({ status }) => status)).toEqual([404, 429]);
  });
});

describe('text that is no text', () => {
  const id = '01900000-0000-7000-8000-00000000ffff';
  test.each([
    ['/api/plan/all?search=%00'],
    ['/api/plan/all?search=%ff'],
    ['/api/plan/all?search=%ED%A0%80'],
    ['/api/auth/oidc/callback?state=%00&code=x'],
    ['/api/auth/oidc/login?returnTo=%00'],
    ['/api/invitation/a%00b'],
    [`/api/plan/${id}/history?before=%00`],
  ])('[ERR-400] is refused in the address %s', async (path) => {
    const answer = await server.call(path, { as: lead });
    expect([answer.status, answer.body.message]).toEqual([
      400,
      ['The address contains characters that are not text.'],
    ]);
  });

  test.each([['{"propertyName":"a\\u0000b"}'], ['{"propertyName":"\\ud800"}']])(
    '[ERR-400] is refused in the body %s',
    async (rawBody) => {
      const answer = await server.call('/api/plan/create', { as: lead, rawBody });
      expect([answer.status, answer.body.message]).toEqual([
        400,
        ['The request contains characters that are not text.'],
      ]);
    },
  );

  test('[ERR-400] is refused in a form of another server', async () => {
    const answer = await server.call('/api/auth/oidc/backchannel-logout', {
      rawBody: 'logout_token=%00',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(400);
  });
});

describe('what is no id names nothing', () => {
  test.each([
    ['GET', '/api/plan/{plan}/feature/shared-ground/not-an-id'],
    ['GET', '/api/plans/{plan}/device/not-an-id/readings'],
    ['PUT', '/api/plans/{plan}/device/not-an-id'],
    ['PUT', '/api/plan/{plan}/feature/update/not-an-id?featureType=paddocks'],
    ['DELETE', '/api/plan/{plan}/access/external/delete/not-an-id'],
  ])('[ERR-404] %s %s', async (method, path) => {
    const answer = await server.call(path.replace('{plan}', planId), {
      as: lead,
      method,
      ...(method === 'PUT' ? { body: {} } : {}),
    });
    expect([answer.status, answer.body.message]).toEqual([404, refusals.notFound]);
  });
});

describe('what the framework refuses by itself', () => {
  const protects = (head: string): boolean =>
    head.toLowerCase().includes("content-security-policy: default-src 'none'") &&
    head.toLowerCase().includes('x-content-type-options: nosniff');

  test.each([
    ['an address that cannot be decoded', '/api/plan/%zz/feature/all', 400, 'badRequest'],
    ['a parameter that is too long', `/api/invitation/${'a'.repeat(300)}`, 414, 'addressTooLong'],
  ])('%s is answered as everything else', async (_what, path, status, code) => {
    const answer = await server.call(path);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each([
    ['no request', 'HELLO TUSSOCK\r\n\r\n', 400, 'badRequest'],
    ['a request that names no host', 'GET /livez HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'badRequest'],
    [
      'a request that expects what there is not',
      'GET /livez HTTP/1.1\r\nhost: x\r\nexpect: a reply by pigeon\r\n\r\n',
      400,
      'badRequest',
    ],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'headersTooLarge',
    ],
  ])('%s is answered as everything else', async (_what, bytes, status, code) => {
    const { head, body } = await say(server, bytes);
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(protects(head)).toBe(true);
    expect(JSON.parse(body)).toMatchObject({ code });
  });

  test('[ERR-400] a form in parts without a boundary is refused', async () => {
    const answer = await server.call('/api/upload', {
      rawBody: 'x',
      headers: { 'content-type': 'multipart/form-data' },
    });
    expect(answer.status).toBe(400);
  });
});

describe('until the terms are accepted', () => {
  test('[ST-2] little more is open than the question', async () => {
    const newcomer = await server.addUser({ role: 'providerStaff' });
    await server.database.db
      .updateTable('appUser')
      .set({ acceptedTermsVersion: null })
      .where('id', '=', newcomer.id)
      .execute();
    const before = await server.call('/api/plan/all', { as: newcomer });
    const self = await server.call('/api/auth/info', { as: newcomer });
    await server.call('/api/auth/user/accept-terms', { as: newcomer, method: 'POST' });
    const after = await server.call('/api/plan/all', { as: newcomer });
    expect([before.status, before.body.code]).toEqual([403, 'termsNotAccepted']);
    expect([self.status, after.status]).toEqual([200, 200]);
  });
});
