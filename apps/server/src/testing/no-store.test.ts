import { allCalls, type AnyCall } from '@tussock/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from './start-test-server.ts';

let server: TestServer;
let admin: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.addUser({ role: 'providerAdmin' });
  planId = await server.addPlan({ lead: admin });
});
afterAll(() => server.close());

const NO_SUCH_ID = '01900000-0000-7000-8000-00000000ffff';
const pathOf = ({ path }: AnyCall): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    name === 'planId' ? planId : name.length === 1 ? '12' : NO_SUCH_ID,
  );
/** Without a session, so that signing out ends none. */
const someone = ({ access }: AnyCall): TestUser | undefined => (access.to === 'anyone' ? undefined : admin);

const calls: readonly AnyCall[] = allCalls;
const named = calls.map((call) => ({ id: call.id, call }));

test.each(named)('what $id answers a stranger is kept by no browser', async ({ call }) => {
  const answer = await server.call(pathOf(call), {
    method: call.method,
    ...(call.method === 'GET' ? {} : { body: { notAField: true } }),
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

// A file says itself how long it may be kept.
const readings = named.filter(({ call }) => call.method === 'GET' && call.answer !== 'file');
test.each(readings)('what $id answers somebody who may ask is kept by no browser', async ({ call }) => {
  const answer = await server.call(pathOf(call), { as: someone(call) });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
