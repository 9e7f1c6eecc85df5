import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172.4, -42.8],
      [172.41, -42.8],
      [172.41, -42.79],
      [172.4, -42.79],
      [172.4, -42.8],
    ],
  ],
};

test('the thumbnail of a farm is for those on the plan, follows what is drawn, and is drawn once for a revision', async () => {
  const lead = await server.addUser({ role: 'providerStaff' });
  const stranger = await server.addUser({ role: 'accountUser' });
  const planId = await server.addPlan({ lead });
  const read = async (cookie: string) => {
    const answer = await fetch(`${server.url}/api/plan/${planId}/reporting/thumbnail.svg`, {
      headers: { cookie, 'x-requested-with': 'XMLHttpRequest' },
    });
    return { status: answer.status, type: answer.headers.get('content-type'), svg: await answer.text() };
  };
  const stored = () =>
    server.database.db.selectFrom('planThumbnail').select('rev').where('planId', '=', planId).execute();
  expect((await read(stranger.cookie)).status).toBe(403);
  const empty = await read(lead.cookie);
  expect(empty).toMatchObject({ status: 200, type: expect.stringContaining('image/svg+xml') });
  expect(empty.svg).not.toContain('<path');
  const properties = { name: 'Front', use: 'pasture', status: 'existing' };
  const body = { _id: uuidv7(), featureType: 'paddocks', geometry, properties };
  expect((await server.call(`/api/plan/${planId}/feature/create`, { as: lead, body })).status).toBe(200);
  expect((await read(lead.cookie)).svg).toContain('<path');
  const first = await stored();
  expect((await read(lead.cookie)).svg).toContain('<path');
  expect(await stored()).toEqual(first);
});
