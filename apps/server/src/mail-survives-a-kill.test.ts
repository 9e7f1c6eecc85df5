import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from './platform/database/open-database.ts';
import { startMailServer, type MailServer } from './testing/start-mail-server.ts';
import { buildServer, type BuiltServer, type ServerProcess } from './testing/start-process.ts';
import { factoriesOn, type TestUser } from './testing/start-test-server.ts';

const LETTERS = 4;
/** The mail server has taken this letter, but its answer never comes. */
const UNANSWERED = 2;

interface ReceivedLetter {
  readonly to: string;
  readonly messageId: string;
}

const received: ReceivedLetter[] = [];
let isAnswering = false;
let heardUnanswered: () => void = () => {};
const unanswered = new Promise<void>((resolve) => {
  heardUnanswered = resolve;
});
/** Notes a letter down; false when its answer is to stay out. */
async function takeLetter(raw: string): Promise<boolean> {
  const { to, messageId } = await PostalMime.parse(raw);
  received.push({ to: to?.[0]?.address ?? '', messageId: messageId ?? '' });
  if (isAnswering || received.length !== UNANSWERED) return true;
  heardUnanswered();
  return false;
}

let mail: MailServer;
let built: BuiltServer;
let folder: string;
let staff: TestUser;
const running: ServerProcess[] = [];

beforeAll(async () => {
  mail = await startMailServer({ isAnswered: takeLetter });
  built = buildServer();
  folder = await mkdtemp(join(tmpdir(), 'tussock-mail-'));
  const database = await openEmbedded({ folder });
  staff = await factoriesOn(database, { at: new Date() }).addUser({ role: 'providerStaff' });
  await database.close();
});
afterAll(async () => {
  for (const server of running) {
    server.kill('SIGKILL');
    await server.ended;
  }
  await mail.close();
  await built.remove();
  await rm(folder, { recursive: true, force: true });
});

function start(): ServerProcess {
  const server = built.start(folder, [], {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Tussock <plans@tussock.example>',
  });
  running.push(server);
  return server;
}

async function createPlan(url: string, email: string): Promise<void> {
  const answer = await fetch(`${url}/api/plan/create`, {
    method: 'POST',
    headers: { cookie: staff.cookie, 'content-type': 'application/json', 'x-requested-with': 'tests' },
    body: JSON.stringify({
      _id: uuidv7(),
      propertyName: 'Tōtara Flat',
      contactName: 'Hana Rewi',
      email,
      physicalAddress: '1 Tōtara Road',
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

test('a server killed between sending a letter and hearing the answer loses none, and a letter sent twice is seen to be one', async () => {
  const addresses = Array.from({ length: LETTERS }, (_, index) => `owner${index}@mail.example`);
  const first = start();
  const url = await first.url;
  for (const address of addresses) await createPlan(url, address);
  await unanswered;
  first.kill('SIGKILL');
  await first.ended;

  isAnswering = true;
  await start().url;
  await expect
    .poll(() => [...new Set(received.map(({ to }) => to))].sort(), { timeout: 20_000 })
    .toEqual(addresses);
  // The unanswered one went out again: the same letter by its id.
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(LETTERS + 1);
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(LETTERS);
});
