import { allCalls, type AnyCall } from '@tussock/contract';
import { allTokenScopes, type TokenScope } from '@tussock/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectedScopes } from './expected-scopes.ts';
import { makeToken } from './make-token.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

let server: TestServer;
let planId: string;
let everything: { authorization: string };
const bearers = new Map<TokenScope, { authorization: string }>();
beforeAll(async () => {
  server = await startTestServer();
  // Somebody who may do everything: what is refused is refused by the scope.
  const admin = await server.addUser({ role: 'providerAdmin' });
  planId = await server.addPlan({ lead: admin });
  everything = (await makeToken(server, admin, allTokenScopes)).bearer;
  for (const scope of allTokenScopes) bearers.set(scope, (await makeToken(server, admin, [scope])).bearer);
});
afterAll(() => server.close());

const NO_SUCH_ID = '01900000-0000-7000-8000-00000000ffff';
const pathOf = ({ path }: AnyCall): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    name === 'planId' ? planId : name.length === 1 ? '12' : NO_SUCH_ID,
  );

const ask = (call: AnyCall, headers: { authorization: string } | undefined) =>
  server.call(pathOf(call), {
    headers: headers ?? {},
    method: call.method,
    ...(call.method === 'GET' ? {} : { body: { notAField: true } }),
  });

const isOpen = ({ status }: { status: number }): boolean => status !== 401 && status !== 403;

async function openingScopes(call: AnyCall): Promise<readonly TokenScope[]> {
  const open: TokenScope[] = [];
  // What is closed to a token with every scope is closed to each.
  if (!isOpen(await ask(call, everything))) return open;
  for (const scope of allTokenScopes) {
    if (isOpen(await ask(call, bearers.get(scope)))) open.push(scope);
  }
  return open;
}

const calls = allCalls.filter(({ access }) => access.to !== 'anyone').map((call) => ({ call, id: call.id }));

test.each(calls)('$id is opened by the scopes that the list written by hand names', async ({ call, id }) => {
  expect(await openingScopes(call)).toEqual(expectedScopes[id] ?? []);
});
