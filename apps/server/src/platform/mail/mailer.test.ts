import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { uuidv7 } from 'uuidv7';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { startMailServer, type MailServer } from '../../testing/start-mail-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { JOB_WAITING } from '../jobs/job-store.ts';
import { PermanentFailure } from '../jobs/job-worker.ts';
import { smtpMailer } from './mailer.ts';

/** What the mail server answers to a recipient, one answer after another; then it takes everything. */
const refusals: number[] = [];
const tried: string[] = [];

let mail: MailServer;
let server: TestServer;
beforeAll(async () => {
  mail = await startMailServer({
    refuse: (address) => {
      tried.push(address);
      return refusals.shift();
    },
  });
  server = await startTestServer({ env: { SMTP_URL: mail.url, MAIL_FROM: 'Farms <farms@x.example>' } });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});
beforeEach(() => {
  tried.length = 0;
  mail.received.length = 0;
});
afterEach(() => {
  refusals.length = 0;
});

/** Creates a plan, from which an invitation follows. */
async function invite(email: string): Promise<void> {
  const staff = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  const body = {
    _id: uuidv7(),
    propertyName: 'Tōtara Flat',
    contactName: 'Hana Rewi',
    email,
    physicalAddress: '1 Tōtara Road',
  };
  const created = await server.call('/api/plan/create', { as: staff, body });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
}

const jobOf = (email: string) =>
  server.database.db
    .selectFrom('job')
    .select(['state', 'lastError'])
    .where(sql<boolean>`payload->>'to' = ${email}`)
    .executeTakeFirstOrThrow();

/** Lets what waits for later run now. */
const hurry = (): Promise<unknown> =>
  sql`with due as (update job set run_at = now() where ended_at is null returning 1)
    select pg_notify(${JOB_WAITING}, '') from (select count(*) from due) counted`.execute(server.database.db);

describe('a letter', () => {
  test('goes out once, in words that survive the journey, with the link and a Message-ID of its own', async () => {
    await invite('hana@farm.example');
    await vi.waitFor(async () => expect((await jobOf('hana@farm.example')).state).toBe('done'), 10_000);
    await hurry();
    expect(tried).toEqual(['hana@farm.example']);
    const letter = await PostalMime.parse(mail.received[0] ?? '');
    expect(letter.from).toMatchObject({ name: 'Farms', address: 'farms@x.example' });
    expect(letter.subject).toContain('Tōtara Flat');
    expect(letter.text).toMatch(new RegExp(`${server.url}/invitation/\\S+`));
    expect(letter.html).toContain('Tōtara Flat');
    expect(letter.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
  });

  test('says that a machine wrote it, so that no machine answers', async () => {
    await invite('away@farm.example');
    await vi.waitFor(async () => expect((await jobOf('away@farm.example')).state).toBe('done'), 10_000);
    const letter = await PostalMime.parse(mail.received.at(-1) ?? '');
    expect(letter.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('that is refused for now with 451 is sent later', async () => {
    refusals.push(451);
    await invite('later@farm.example');
    await vi.waitFor(
      async () => expect((await jobOf('later@farm.example')).lastError).toContain('451'),
      10_000,
    );
    await hurry();
    await vi.waitFor(async () => expect((await jobOf('later@farm.example')).state).toBe('done'), 10_000);
    expect(tried).toEqual(['later@farm.example', 'later@farm.example']);
    expect(mail.received).toHaveLength(1);
  });

  test('that is refused for good with 550 is laid aside and not tried again', async () => {
    refusals.push(550);
    await invite('nobody@farm.example');
    await vi.waitFor(async () => expect((await jobOf('nobody@farm.example')).state).toBe('failed'), 10_000);
    await hurry();
    await invite('somebody@farm.example');
    await vi.waitFor(async () => expect((await jobOf('somebody@farm.example')).state).toBe('done'), 10_000);
    expect(tried).toEqual(['nobody@farm.example', 'somebody@farm.example']);
    expect((await jobOf('nobody@farm.example')).lastError).toContain('550');
  });
});

const letter = { to: 'hana@rewi.example', subject: 'Kia ora', text: 'x', html: '<p>x</p>' };

describe('a refusal for good', () => {
  /** What comes of a letter to a mail server of such manners. */
  async function sendTo(manners: Parameters<typeof startMailServer>[0]): Promise<unknown> {
    const strict = await startMailServer(manners);
    onTestFinished(() => strict.close());
    const url = strict.url.replace('//', '//tussock:secret@');
    return smtpMailer(url, 'a@x.example', 'http://localhost')
      .send('1', letter)
      .catch((error: unknown) => error);
  }

  test.each([
    ['whoever signs in', { isLetIn: () => false }, 535],
    ['the sender', { refuseSender: () => 550 }, 550],
  ])('of %s is of every letter: it is tried again', async (_whom, manners, responseCode) => {
    const refused = await sendTo(manners);
    expect(refused).toMatchObject({ responseCode });
    expect(refused).not.toBeInstanceOf(PermanentFailure);
  });

  test.each([
    ['the recipient', { refuse: () => 550 }],
    ['what it says', { refuseLetter: () => 554 }],
  ])('of %s is of this letter alone: it is laid aside', async (_whom, manners) => {
    expect(await sendTo(manners)).toBeInstanceOf(PermanentFailure);
  });
});

describe('a mail server that does not do its part', () => {
  /** Listens, and says what it is told to; its address. */
  const listen = async (talk: (socket: Socket) => void): Promise<string> => {
    const sockets: Socket[] = [];
    const stuck = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      talk(socket);
    });
    await new Promise<void>((resolve) => stuck.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      stuck.close();
    });
    const address = stuck.address();
    return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  };

  test('and refuses whoever comes is tried again', async () => {
    const url = await listen((socket) => void socket.end('554 not now\r\n'));
    const refused = await smtpMailer(url, 'a@x.example', 'http://localhost')
      .send('1', letter)
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ responseCode: 554 });
    expect(refused).not.toBeInstanceOf(PermanentFailure);
  });

  test('and never answers is given up', async () => {
    const url = await listen(() => undefined);
    const mailer = smtpMailer(url, 'a@x.example', 'http://localhost', { stepMs: 200 });
    await expect(mailer.send('1', letter)).rejects.toThrow(/timeout|greeting/i);
  });

  test('and says a little again and again is given up too', async () => {
    const url = await listen((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    const mailer = smtpMailer(url, 'a@x.example', 'http://localhost', { stepMs: 5000, letterMs: 400 });
    await expect(mailer.send('1', letter)).rejects.toThrow(/abort|timeout/i);
  });
});
