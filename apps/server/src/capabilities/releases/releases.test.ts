import { createHash } from 'node:crypto';
import type { ReleaseItem, SharedCopy } from '@tussock/contract';
import { CODE_TRIES, type Redaction } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { opOfCall } from '../../platform/ledger/op.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
let copyId: string;

const NOW = new Date('2026-11-22T00:00:00Z');
const DAY_MS = 86_400_000;

const path = (rest: string, plan = planId): string => `/api/plan/${plan}/release/${rest}`;
const all = async () =>
  (await server.call<{ results: ReleaseItem[] }>(path('all'), { as: lead })).body.results;
const itemOf = async (id: string) => (await all()).find(({ _id }) => _id === id);

async function prepare(body: object = {}): Promise<string> {
  const asked = await server.call<{ _id: string }>(path('prepare'), { as: lead, body });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  await vi.waitFor(async () => expect(await itemOf(asked.body._id)).toBeDefined(), {
    timeout: 90_000,
    interval: 200,
  });
  return asked.body._id;
}

const issue = (id: string, body: object = { days: 7 }, as = lead) =>
  server.call<{ address: string }>(path(`issue/${id}`), { as, body });
const withdraw = (id: string, as = lead) => server.call(path(`withdraw/${id}`), { as, method: 'POST' });
const open = (secret: string, body: object = {}) =>
  server.call<SharedCopy>(`/api/shared/${secret}/open`, { body });

/** A copy that was made once stands for each test under a link of its own. */
async function share(body: object = { days: 7 }): Promise<{ id: string; secret: string }> {
  const { db } = server.database;
  const made = await db.selectFrom('release').selectAll().where('id', '=', copyId).executeTakeFirstOrThrow();
  const id = uuidv7();
  await db
    .insertInto('release')
    .values({ ...made, id, settings: JSON.stringify(made.settings), leaving: JSON.stringify(made.leaving) })
    .execute();
  for (const part of ['about.json', 'document.json', 'copy.pdf'])
    await server.files.write(
      `release/${id}/${part}`,
      (await server.files.read(`release/${copyId}/${part}`)) ?? new Uint8Array(),
      'application/octet-stream',
    );
  const issued = await issue(id, body);
  expect(issued.status, JSON.stringify(issued.body)).toBe(200);
  return { id, secret: issued.body.address.split('/shared/')[1] ?? '' };
}

const draw = async (featureType: string, properties: object, at: readonly [number, number]) => {
  const geometry = { type: 'Point', coordinates: at };
  const body = { _id: uuidv7(), featureType, geometry, properties: { status: 'existing', ...properties } };
  const drawn = await server.call(`/api/plan/${planId}/feature/create`, { as: lead, body });
  expect(drawn.status, JSON.stringify(drawn.body)).toBe(200);
  return body._id;
};

async function plantSecrets(): Promise<void> {
  const trap = await draw(
    'bait-station',
    { name: 'Kākāriki line 7', deviceType: 'baitStation', target: ['rat'] },
    [172.31, -42.79],
  );
  await draw(
    'custom-feature',
    { name: 'Te Puna urupā', category: 'heritageOrWahiTapu', notes: 'Known to the hapū only' },
    [172.32, -42.79],
  );
  const record = replicaOf(server, lead, planId);
  const action = (set: object) => ({
    entity: 'action',
    entityId: uuidv7(),
    op: 'create' as const,
    set: { sectionKey: 'waterways', grade: 'good', state: 'agreed', dueOn: '2026-10-31', ...set },
  });
  const written = await record.write([
    action({
      title: 'Ring Rongo Huata on 021 555 0147 or rongo@example.nz about the 1,250 ewes',
      responsibleName: 'Rongo Huata',
    }),
    action({ title: 'Refill Kākāriki line 7', featureIds: [trap] }),
    action({ title: 'Fence off Te Puna urupā' }),
  ] as never);
  expect(written, JSON.stringify(written)).toMatchObject({ status: 200 });
}

beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = NOW;
  lead = await server.addUser({ role: 'providerStaff', name: 'Tāmati Rangihuna' });
  planId = await server.addPlan({ lead, propertyName: 'Mākahu Downs' });
  await plantSecrets();
  copyId = await prepare({ redacts: [] });
}, 180_000);
beforeEach(() => {
  server.clock.at = NOW;
});
afterAll(() => server.close());

describe('sharing a copy', () => {
  test('what will leave the farm is read from the document that was made, before anybody outside can see it', async () => {
    const item = await itemOf(copyId);
    expect(item?.leaving.sections).toContain('Actions by year');
    expect(item?.leaving.people).toEqual(['Aroha Tamatea', 'Rongo Huata']);
    expect(item).toMatchObject({ issuedAt: null, openCount: 0 });
  });

  test('whoever has the link reads the copy without signing in, and it is counted with the network alone', async () => {
    const { id, secret } = await share({ days: 7, note: 'For the bank' });
    const { status, body, headers } = await open(secret);
    expect(status).toBe(200);
    expect(body.copy?.propertyName).toBe('Mākahu Downs');
    expect(body.copy?.documentText).toContain('Refill Kākāriki line 7');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(await itemOf(id)).toMatchObject({
      note: 'For the bank',
      openCount: 1,
      openings: [{ what: 'read', network: expect.stringMatching(/\*$/) }],
    });
  });

  test('everybody gets the same PDF, the one whose fingerprint is shown', async () => {
    const { id, secret } = await share();
    const { copy } = (await open(secret)).body;
    const fetched = await server.call(`/api/shared/${secret}/copy?pass=${copy?.pass}`);
    const again = await server.call(`/api/shared/${secret}/copy?pass=${copy?.pass}`);
    const own = await server.call(path(`copy/${id}`), { as: lead });
    const hashes = [fetched, again, own].map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    expect(new Set(hashes)).toEqual(new Set([copy?.sha256]));
    expect((await itemOf(id))?.openCount).toBe(3);
  });

  test('the PDF and its pictures ask for a pass, and one of another link opens nothing', async () => {
    const one = await share();
    const other = await share();
    const pass = (await open(other.secret)).body.copy?.pass;
    const statuses = await Promise.all(
      ['', '?pass=', `?pass=${pass}`, '?pass=9999999999999.x'].map(
        async (query) => (await server.call(`/api/shared/${one.secret}/copy${query}`)).status,
      ),
    );
    expect(statuses).toEqual([400, 404, 404, 404]);
  });

  test('the link is not kept: what stands in the database does not lead to it', async () => {
    const { id, secret } = await share();
    const row = await server.database.db.selectFrom('release').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(Buffer.from(row[0]?.secretHash ?? []).toString('hex')).toBe(
      createHash('sha256').update(secret).digest('hex'),
    );
  });

  test('a copy is shared by one link, and a repeated request gets the very same', async () => {
    const { id } = await share();
    expect((await issue(id)).status).toBe(404);
  });

  test('a link for no days or for years is refused', async () => {
    expect((await issue(copyId, { days: 0 })).status).toBe(400);
    expect((await issue(copyId, { days: 4000 })).status).toBe(400);
  });

  test('a version that there is not cannot be shared', async () => {
    const body = { source: 'version', versionNumber: 9 };
    expect((await server.call(path('prepare'), { as: lead, body })).status).toBe(404);
  });
});

describe('a link that ended', () => {
  const shown = async (secret: string) => {
    const { status, body } = await open(secret);
    const { requestId: _id, ...said } = body as unknown as { requestId?: string };
    return { status, said: JSON.stringify(said).replace(/"[\da-f-]{36}"/g, '""') };
  };

  test('one that never was, one that ended, one withdrawn and one not shared are answered alike', async () => {
    const unknown = await shown('A'.repeat(43));
    const expired = await share({ days: 1 });
    const gone = await share({ days: 30 });
    await withdraw(gone.id);
    server.clock.at = new Date(NOW.getTime() + DAY_MS);
    expect(unknown.status).toBe(404);
    expect(await shown(expired.secret)).toEqual(unknown);
    expect(await shown(gone.secret)).toEqual(unknown);
  });

  test('withdrawn while somebody reads, the next request finds nothing: neither page, nor picture, nor PDF', async () => {
    const { id, secret } = await share();
    const { copy } = (await open(secret)).body;
    expect((await withdraw(id)).status).toBe(200);
    const after = await Promise.all([
      open(secret),
      server.call(`/api/shared/${secret}/copy?pass=${copy?.pass}`),
      server.call(`/api/shared/${secret}/picture/${uuidv7()}?pass=${copy?.pass}`),
    ]);
    expect(after.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('thrown away before it was shared, a copy leaves nothing in the store; shared and withdrawn it stays, to show what was let out', async () => {
    const { id } = await share();
    await withdraw(id);
    const discarded = await prepare();
    expect(await server.files.sizeOf(`release/${discarded}/copy.pdf`)).toBeGreaterThan(0);
    expect((await withdraw(discarded)).status).toBe(200);
    const parts = ['about.json', 'document.json', 'copy.pdf'].map((part) => `release/${discarded}/${part}`);
    await expect
      .poll(() => Promise.all(parts.map((key) => server.files.sizeOf(key))), { timeout: 20_000 })
      .toEqual([undefined, undefined, undefined]);
    expect((await server.call(path(`copy/${discarded}`), { as: lead })).status).toBe(404);
    expect((await server.call(path(`copy/${id}`), { as: lead })).status).toBe(200);
  });

  test('a copy that is made points at its files: no sweep waits for them', async () => {
    const waiting = await server.database.db
      .selectFrom('job')
      .select('dedupeKey')
      .where('dedupeKey', '=', `laid ${copyId}`)
      .execute();
    expect(waiting).toEqual([]);
    expect(await server.files.sizeOf(`release/${copyId}/copy.pdf`)).toBeGreaterThan(0);
  });

  test('of many who open it while it is withdrawn, exactly those who were let in are counted', async () => {
    const { id, secret } = await share();
    const [first, ...rest] = await Promise.all([open(secret), open(secret), withdraw(id), open(secret)]);
    const opened = [first, ...rest].filter(({ body }) => (body as SharedCopy).copy).length;
    expect((await itemOf(id))?.openCount).toBe(opened);
    expect((await open(secret)).status).toBe(404);
  });
});

describe('a code word', () => {
  const shareWithCode = () => share({ days: 7, codeWord: 'Pūkeko 12' });

  test('is asked for before anything is shown, the name of the farm too', async () => {
    const { secret } = await shareWithCode();
    expect((await open(secret)).body).toEqual({ copy: null, isCodeWrong: false });
    expect((await open(secret, { codeWord: 'pukeko 12' })).body).toEqual({ copy: null, isCodeWrong: true });
    expect((await open(secret, { codeWord: ' pūkeko 12' })).body.copy?.propertyName).toBe('Mākahu Downs');
  });

  test('is not kept, only what a slow hash makes of it', async () => {
    const { id } = await shareWithCode();
    const row = await server.database.db.selectFrom('release').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(row)).not.toMatch(/p(ū|u)keko/i);
  });

  test('is not to be guessed quickly by what is kept of the write that gave it', async () => {
    const { id } = await shareWithCode();
    const body = { days: 7, codeWord: 'Pūkeko 12' };
    const guessed = opOfCall(
      'release.issue',
      {},
      { params: { planId, releaseId: id }, query: undefined, body },
    );
    const kept = server.database.db
      .selectFrom('operation')
      .select('digest')
      .where('callId', '=', guessed.callId);
    expect((await kept.execute()).map(({ digest }) => digest)).not.toContain(guessed.digest());
  });

  test('after many wrong ones, given at once or not, the link opens no more and the people of the plan see why', async () => {
    const { id, secret } = await shareWithCode();
    const tries = Array.from({ length: CODE_TRIES + 2 }, () => open(secret, { codeWord: 'x' }));
    const statuses = (await Promise.all(tries))
      .map(({ status }) => status)
      .toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array.from({ length: CODE_TRIES }, () => 200), 404, 404]);
    expect((await open(secret, { codeWord: 'Pūkeko 12' })).status).toBe(404);
    expect(await itemOf(id)).toMatchObject({ wrongCodes: CODE_TRIES, openCount: 0 });
  });
});

describe('redaction', () => {
  const shown = ['Rongo Huata', '021 555 0147', 'rongo@example.nz', '1,250', 'Kākāriki', 'Te Puna'];
  const secretsOf = {
    people: ['Rongo Huata', 'Tāmati Rangihuna', 'Aroha Tamatea', '021 555 0147', 'rongo@example.nz'],
    stock: ['1,250'],
    baitStations: ['Kākāriki'],
    heritage: ['Te Puna', 'hapū'],
  } satisfies Record<Redaction, string[]>;

  test('nothing that is kept out stands in the document, its PDF, or what is said of it', async () => {
    const id = await prepare({ redacts: Object.keys(secretsOf) });
    const files = await Promise.all(
      ['document.json', 'about.json'].map((part) => server.files.read(`release/${id}/${part}`)),
    );
    const pdf = readPdf((await server.files.read(`release/${id}/copy.pdf`)) ?? new Uint8Array());
    const said = [...files.map((bytes) => Buffer.from(bytes ?? []).toString()), pdf.text, pdf.structure];
    const whole = said.join('\n').replaceAll(/\s+/gu, ' ');
    const found = Object.values(secretsOf)
      .flat()
      .filter((secret) => whole.includes(secret));
    expect(found).toEqual([]);
    const open = Buffer.from((await server.files.read(`release/${copyId}/document.json`)) ?? []).toString();
    expect(shown.filter((secret) => !open.includes(secret))).toEqual([]);
    expect((await itemOf(id))?.leaving.people).toEqual([]);
  }, 120_000);
});

test('what was shared, withdrawn and opened stands in the list of deeds, in the order of time', async () => {
  const { id, secret } = await share({ days: 7, note: 'For the council' });
  await open(secret);
  await withdraw(id);
  const { body } = await server.call<{ results: { action: string; what: string | null }[] }>(
    `/api/plan/${planId}/audit/all`,
    { as: lead },
  );
  const own = body.results.filter(({ what }) => what === 'For the council').map(({ action }) => action);
  expect(own).toEqual(['withdrawRelease', 'opening.read', 'release']);
});

test('that one of the plan’s people fetched the PDF of a copy stands in the list of deeds', async () => {
  const id = await prepare();
  const downloads = async () =>
    (
      await server.call<{ results: { what: string | null }[] }>(
        `/api/plan/${planId}/audit/all?deed=downloaded`,
        {
          as: lead,
        },
      )
    ).body.results.filter(({ what }) => what === 'copy for others').length;
  const before = await downloads();
  expect((await server.call(path(`copy/${id}`), { as: lead })).status).toBe(200);
  expect(await downloads()).toBe(before + 1);
});
