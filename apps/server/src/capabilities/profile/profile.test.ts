import { EMAIL_CHANGE_HOURS, LARGEST_UPLOAD, fileRefusals } from '@tussock/domain';
import type { PresignedData } from '@tussock/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { JOB_WAITING } from '../../platform/jobs/job-store.ts';
import { phonePhoto, pictureOf } from '../../testing/example-images.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Presigned {
  filePath: string;
  presignedData: PresignedData;
}

const presign = async (as: TestUser, contentType = 'image/jpeg') =>
  (await server.call<Presigned>('/api/auth/profile/image/user-presigned-url', { as, body: { contentType } }))
    .body;

/** Presigns, uploads, and gives the path of what was uploaded. */
async function upload(as: TestUser, bytes: Uint8Array): Promise<string> {
  const { filePath, presignedData } = await presign(as);
  expect(await uploadFile(presignedData, bytes, 'image/jpeg')).toBe(204);
  return filePath;
}

const use = (as: TestUser, profileImageUrl: string | null, opId: string = uuidv7()) =>
  server.call<{ profileImageUrl: string | null }>('/api/auth/profile/image/update', {
    as,
    headers: { 'idempotency-key': opId },
    body: { profileImageUrl },
  });

/** Lets jobs that wait for a later day run now. */
const runJobs = (): Promise<unknown> =>
  sql`with due as (update job set run_at = now() where ended_at is null returning 1)
    select pg_notify(${JOB_WAITING}, '') from (select count(*) from due) counted`.execute(server.database.db);

describe('[API-PRO-3] [API-PRO-2] a profile picture', () => {
  test('[ST-3] is uploaded, made anew and becomes the current user’s; removal takes it away', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const filePath = await upload(user, await phonePhoto(900, 600));
    const saved = await use(user, filePath);
    expect(saved.status).toBe(200);
    const url = saved.body.profileImageUrl ?? '';
    expect((await server.call('/api/auth/info', { as: user })).body).toMatchObject({ profileImageUrl: url });

    const picture = await server.call(url, { as: user });
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 320 });
    expect((await sharp(picture.bytes).metadata()).exif).toBeUndefined();

    expect((await use(user, null)).body.profileImageUrl).toBeNull();
    expect((await server.call(url, { as: user })).status).toBe(404);
  });

  test('is shown to people who are signed in, by headers under which it can do nothing', async () => {
    const [user, other] = [
      await server.addUser({ role: 'accountUser' }),
      await server.addUser({ role: 'providerStaff' }),
    ];
    const url = (await use(user, await upload(user, await pictureOf(64, 64)))).body.profileImageUrl ?? '';
    const seen = await server.call(url, { as: other });
    expect(seen.status).toBe(200);
    expect(seen.headers.get('content-type')).toBe('image/jpeg');
    expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
    expect(seen.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(seen.headers.get('cache-control')).toMatch(/^private/);
    expect((await server.call(url)).status).toBe(401);
  });

  test('sent again under its op id is answered as the first time, though its upload is used up', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const filePath = await upload(user, await pictureOf(64, 64));
    const opId = uuidv7();
    const first = await use(user, filePath, opId);
    expect(first.status).toBe(200);
    expect((await use(user, filePath, opId)).body).toEqual(first.body);
  });

  test('of another type than a picture is not signed for', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const body = { contentType: 'image/svg+xml' };
    const answer = await server.call('/api/auth/profile/image/user-presigned-url', { as: user, body });
    expect(answer.status).toBe(400);
  });

  test('[ERR-413] that is too large is refused where it is uploaded', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const { presignedData } = await presign(user);
    const bytes = new Uint8Array(LARGEST_UPLOAD.profileImage + 1);
    expect(await uploadFile(presignedData, bytes, 'image/jpeg')).toBe(413);
  });

  test('that is none is refused with a kind word, and the one before stays', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const before = (await use(user, await upload(user, await pictureOf(64, 64)))).body.profileImageUrl;
    const refused = await use(user, await upload(user, Buffer.from('<svg onload="alert(1)"/>')));
    expect(refused.status).toBe(400);
    expect(refused.body.message).toEqual([fileRefusals.imageType]);
    expect((await server.call('/api/auth/info', { as: user })).body['profileImageUrl']).toBe(before);
  });

  test('that somebody else uploaded, that never came in, or that was used already, is refused', async () => {
    const [user, other] = [
      await server.addUser({ role: 'accountUser' }),
      await server.addUser({ role: 'accountUser' }),
    ];
    const filePath = await upload(other, await pictureOf(64, 64));
    const never = (await presign(user)).filePath;
    for (const path of [filePath, never, 'staged/../../etc/passwd', 'https://elsewhere.example/x.png']) {
      const refused = await use(user, path);
      expect([path, refused.status, refused.body.message]).toEqual([path, 400, [fileRefusals.uploadGone]]);
    }
    expect((await use(other, filePath)).status).toBe(200);
    expect((await use(other, filePath)).status).toBe(400);
  });

  test('that was uploaded yesterday can no longer be used', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const filePath = await upload(user, await pictureOf(64, 64));
    await server.database.db
      .updateTable('stagedUpload')
      .set({ createdAt: new Date(server.clock.at.getTime() - 13 * 3_600_000) })
      .where('key', '=', filePath)
      .execute();
    expect((await use(user, filePath)).status).toBe(400);
  });

  test('leaves no file behind that is out of use: the upload, the one before, the one nobody used', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const first = await upload(user, await pictureOf(64, 64));
    const firstUrl = (await use(user, first)).body.profileImageUrl ?? '';
    const second = await upload(user, await pictureOf(48, 48));
    await use(user, second);
    const unused = await upload(user, await pictureOf(32, 32));
    await runJobs();
    const idOf = (path: string): string => path.split('/').at(-1) ?? '';
    const kept = (key: string) => server.files.read(key);
    const gone = [unused, first, second, `profile/${idOf(firstUrl)}/large`];
    await vi.waitFor(
      async () => expect(await Promise.all(gone.map(kept))).toEqual(gone.map(() => undefined)),
      { timeout: 20_000 },
    );
    expect(await kept(`profile/${idOf(second)}/large`)).toBeDefined();
    expect((await use(user, unused)).status).toBe(400);
  });
});

describe('[API-PRO-1] the profile', () => {
  test('keeps a name at once', async () => {
    const user = await server.addUser({ role: 'accountUser', name: 'Hana' });
    const saved = await server.call('/api/auth/profile/update', {
      as: user,
      body: { name: 'Hana Rewi', email: user.email },
    });
    expect(saved.body).toMatchObject({ user: { name: 'Hana Rewi', email: user.email }, pendingEmail: null });
  });

  test('lists what is wrong with it beside the fields', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const saved = await server.call('/api/auth/profile/update', {
      as: user,
      body: { name: ' ', email: 'nowhere' },
    });
    expect(saved.status).toBe(400);
    expect(saved.body.fields?.map(({ field }) => field)).toEqual(['name', 'email']);
  });

  /** Asks for a new address and gives the secret part of the link in the letter. */
  async function askFor(user: TestUser, email: string): Promise<string> {
    const body = { name: 'Hana', email };
    const saved = await server.call('/api/auth/profile/update', { as: user, body });
    expect(saved.body).toMatchObject({ pendingEmail: email.toLowerCase(), user: { email: user.email } });
    const letter = await vi.waitFor(async () => {
      const found = (await server.mailer.outbox()).find(({ to }) => to === email.toLowerCase());
      expect(found).toBeDefined();
      return found;
    }, 5000);
    return /confirm-email\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  }
  const confirm = (as: TestUser, token: string) =>
    server.call('/api/auth/profile/email/confirm', { as, body: { token } });

  test('takes a new address when the link sent to it is opened, once', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const token = await askFor(user, 'Hana.New@farm.example');
    const settings = await server.call('/api/auth/profile/settings', { as: user });
    expect(settings.body).toMatchObject({ pendingEmail: 'hana.new@farm.example' });
    expect((await confirm(user, token)).body).toMatchObject({ email: 'hana.new@farm.example' });
    expect((await confirm(user, token)).body.errorCode).toBe(201);
  });

  test('a new address of an account’s administrator is that of the account too', async () => {
    const accountId = await server.addAccount('Hill Country Advice');
    const user = await server.addUser({ role: 'accountAdmin', accountId });
    await confirm(user, await askFor(user, 'anika.new@farm.example'));
    const account = await server.database.db
      .selectFrom('account')
      .select('adminEmail')
      .where('id', '=', accountId)
      .executeTakeFirst();
    expect(account?.adminEmail).toBe('anika.new@farm.example');
  });

  test('does not take it from somebody else, after its time, or after another wish', async () => {
    const [user, other] = [
      await server.addUser({ role: 'accountUser' }),
      await server.addUser({ role: 'accountUser' }),
    ];
    const first = await askFor(user, 'one@farm.example');
    expect((await confirm(other, first)).body.errorCode).toBe(201);
    const second = await askFor(user, 'two@farm.example');
    expect((await confirm(user, first)).body.errorCode).toBe(201);
    await server.database.db
      .updateTable('emailChange')
      .set({ expiresAt: new Date(server.clock.at.getTime() - 1) })
      .where('email', '=', 'two@farm.example')
      .execute();
    expect((await confirm(user, second)).body.errorCode).toBe(201);
    expect(EMAIL_CHANGE_HOURS).toBe(24);
  });

  const letterTo = (to: string, subject: RegExp) =>
    vi.waitFor(async () => {
      const found = (await server.mailer.outbox()).find((one) => one.to === to && subject.test(one.subject));
      expect(found).toBeDefined();
      return found;
    }, 5000);

  test('of four people who take one address at once one has it, and the others are told', async () => {
    const links = await Promise.all(
      ['one', 'two', 'three', 'four'].map(async (token) => {
        const as = await server.addUser({ role: 'accountUser' });
        const [createdAt, expiresAt] = [server.clock.at, new Date(server.clock.at.getTime() + 1000)];
        const wish = { userId: as.id, email: 'shared@farm.example', createdAt, expiresAt };
        await server.database.db
          .insertInto('emailChange')
          .values({ ...wish, tokenHash: hashOfSecret(token) })
          .execute();
        return { as, token };
      }),
    );
    const answers = await Promise.all(links.map(({ as, token }) => confirm(as, token)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400,
    ]);
  });

  test('answers alike for an address that is somebody else’s; whoever reads its letters is told', async () => {
    const [user, other] = [
      await server.addUser({ role: 'accountUser' }),
      await server.addUser({ role: 'accountUser' }),
    ];
    const saved = await server.call('/api/auth/profile/update', {
      as: user,
      body: { name: 'Hana', email: other.email.toUpperCase() },
    });
    expect([saved.status, saved.body]).toMatchObject([200, { pendingEmail: other.email }]);
    const letter = await letterTo(other.email, /in use/);
    expect(letter?.text).not.toContain('confirm-email');
  });

  test('tells the present address that another one is wished for', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    await askFor(user, 'leaving@farm.example');
    expect((await letterTo(user.email, /about to change/))?.text).toContain('leaving@farm.example');
  });

  test('takes a name at any time, and another address only soon after signing in', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    await server.database.db
      .updateTable('session')
      .set({ createdAt: new Date(server.clock.at.getTime() - 11 * 60_000) })
      .where('userId', '=', user.id)
      .execute();
    const save = (email: string) =>
      server.call('/api/auth/profile/update', { as: user, body: { name: 'Hana', email } });
    expect((await save(user.email)).status).toBe(200);
    const refused = await save('late@farm.example');
    expect([refused.status, refused.body.code]).toEqual([403, 'signInAgain']);
  });
});

describe('[RT-10] the settings', () => {
  test('keep how often news comes by e-mail', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const read = () => server.call('/api/auth/profile/settings', { as: user });
    expect((await read()).body).toMatchObject({ emailDigest: 'off' });
    const body = { emailDigest: 'weekly' };
    expect((await server.call('/api/auth/profile/settings/update', { as: user, body })).status).toBe(200);
    expect((await read()).body).toMatchObject({ emailDigest: 'weekly' });
    const wrong = { emailDigest: 'hourly' };
    expect((await server.call('/api/auth/profile/settings/update', { as: user, body: wrong })).status).toBe(
      400,
    );
  });
});
