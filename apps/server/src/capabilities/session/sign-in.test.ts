import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

/** As much of a browser as signing in needs: cookies by path, and following what it is sent to. */
class Visitor {
  readonly #base: string;
  /** By name and path: pages that are open beside each other have one of a name each. */
  readonly #cookies = new Map<string, { name: string; value: string; path: string }>();

  constructor(base: string) {
    this.#base = base;
  }

  /** The cookies of this browser at the root of the site. */
  cookieHeader(): string {
    return [...this.#cookies.values()]
      .filter(({ path }) => path === '/')
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  /** The provider no longer knows who this is; our own cookies stay. */
  forgetProvider(): void {
    for (const key of this.#cookies.keys()) if (!key.startsWith('tussock')) this.#cookies.delete(key);
  }

  async go(path: string, form?: Record<string, string>): Promise<Response> {
    const url = new URL(path, this.#base);
    const cookie = [...this.#cookies.values()]
      .filter(({ path: at }) => url.pathname.startsWith(at))
      .map(({ name, value }) => `${name}=${value}`);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        cookie: cookie.join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      const at = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      if (value === '' || line.includes('1970')) this.#cookies.delete(`${name} ${at}`);
      else this.#cookies.set(`${name} ${at}`, { name, value, path: at });
    }
    return response;
  }

  /** Follows redirects until a page, and gives the path it ended on. */
  async follow(path: string): Promise<{ response: Response; path: string }> {
    let at = path;
    for (let hop = 0; hop < 12; hop += 1) {
      const response = await this.go(at);
      const next = response.headers.get('location');
      if (!next) return { response, path: at };
      at = next;
      if (new URL(at, this.#base).pathname.match(/^\/(dashboard|welcome|sign-in-error|plan)/))
        return { response, path: new URL(at, this.#base).href.replace(this.#base, '') };
    }
    throw new Error('too many redirects');
  }

  async signIn(email: string, returnTo = '/dashboard'): Promise<string> {
    const page = await this.follow(`/api/auth/oidc/login?returnTo=${encodeURIComponent(returnTo)}`);
    if (page.response.status !== 200) return page.path;
    const sent = await this.go(page.path, { email });
    return (await this.follow(sent.headers.get('location') ?? '')).path;
  }
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addUser({ role: 'providerStaff', email: 'tom@tussock.example' });
});
afterAll(() => server.close());

describe('[GEN-3] signing in at the identity provider', () => {
  test('by code, PKCE, state and nonce ends at the page that was asked for, with a session', async () => {
    const visitor = new Visitor(server.url);
    expect(await visitor.signIn('tom@tussock.example', '/plan/7/view/femp')).toBe('/plan/7/view/femp');
    const info = await visitor.go('/api/auth/info');
    expect(await info.json()).toMatchObject({ email: 'tom@tussock.example' });
  });

  test('asks the provider with a challenge and without ever naming the verifier', async () => {
    const sent = await new Visitor(server.url).go('/api/auth/oidc/login');
    const url = new URL(sent.headers.get('location') ?? '');
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect([...url.searchParams.keys()]).toEqual(
      expect.arrayContaining(['state', 'nonce', 'code_challenge']),
    );
    expect(url.search).not.toContain('verifier');
  });

  test('for the first time in two browsers at once opens in both', async () => {
    const emails = ['new-one', 'new-two', 'new-three', 'new-four'].map((name) => `${name}@tussock.example`);
    for (const email of emails) await server.addUser({ role: 'accountUser', email });
    const ends = emails.flatMap((email) => [1, 2].map(() => new Visitor(server.url).signIn(email)));
    expect(await Promise.all(ends)).toEqual(ends.map(() => '/dashboard'));
  });

  test('that is begun in two tabs of one browser ends in both at their own page, whichever comes back first', async () => {
    const visitor = new Visitor(server.url);
    const begin = async (returnTo: string) =>
      (await visitor.follow(`/api/auth/oidc/login?returnTo=${returnTo}`)).path;
    const [one, other] = [await begin('/plan/1/view/farm'), await begin('/plan/2/view/farm')];
    const end = async (path: string) => {
      const sent = await visitor.go(path, { email: 'tom@tussock.example' });
      return (await visitor.follow(sent.headers.get('location') ?? '')).path;
    };
    expect([await end(one), await end(other)]).toEqual(['/plan/1/view/farm', '/plan/2/view/farm']);
  });

  test('on a page that was left open until the provider had forgotten it begins again', async () => {
    const sent = await new Visitor(server.url).go('/dev-idp/sign-in/long-gone', {
      email: 'tom@tussock.example',
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/api/auth/oidc/login']);
  });

  test('[ST-9] somebody whom nobody invited is told so with code 100', async () => {
    expect(await new Visitor(server.url).signIn('stranger@elsewhere.example')).toBe(
      '/sign-in-error?code=100',
    );
  });

  test('[ST-9] coming back in another browser than the one that left ends with code 103', async () => {
    const [leaving, returning] = [new Visitor(server.url), new Visitor(server.url)];
    const page = await leaving.follow('/api/auth/oidc/login');
    const sent = await leaving.go(page.path, { email: 'tom@tussock.example' });
    const callback = await leaving.go(sent.headers.get('location') ?? '');
    const foreign = await returning.go(callback.headers.get('location') ?? '');
    expect(foreign.headers.get('location')).toBe('/sign-in-error?code=103');
  });

  test('[ST-9] coming back in a browser that has begun to sign in by itself ends with code 103: nobody is signed in as another', async () => {
    const [leaving, returning] = [new Visitor(server.url), new Visitor(server.url)];
    await returning.follow('/api/auth/oidc/login');
    const page = await leaving.follow('/api/auth/oidc/login');
    const sent = await leaving.go(page.path, { email: 'tom@tussock.example' });
    const callback = await leaving.go(sent.headers.get('location') ?? '');
    const foreign = await returning.go(callback.headers.get('location') ?? '');
    expect(foreign.headers.get('location')).toBe('/sign-in-error?code=103');
    expect((await returning.go('/api/auth/info')).status).toBe(401);
  });

  test('coming back after more than ten minutes ends with code 103', async () => {
    const visitor = new Visitor(server.url);
    const page = await visitor.follow('/api/auth/oidc/login');
    const sent = await visitor.go(page.path, { email: 'tom@tussock.example' });
    const callback = (await visitor.go(sent.headers.get('location') ?? '')).headers.get('location') ?? '';
    const left = server.clock.at;
    server.clock.at = new Date(left.getTime() + 10 * 60_000);
    const late = await visitor.go(callback);
    server.clock.at = left;
    expect(late.headers.get('location')).toBe('/sign-in-error?code=103');
  });

  test('the session outlives the browser, and no longer than the server keeps it: thirty days', async () => {
    const visitor = new Visitor(server.url);
    const page = await visitor.follow('/api/auth/oidc/login');
    const sent = await visitor.go(page.path, { email: 'tom@tussock.example' });
    const callback = await visitor.go(sent.headers.get('location') ?? '');
    const signedIn = await visitor.go(callback.headers.get('location') ?? '');
    const session = signedIn.headers.getSetCookie().find((line) => line.startsWith('tussock='));
    expect(session?.split('; ')).toContain('Max-Age=2592000');
  });

  test('every cookie of ours is for this site alone: no script reads it, and no other site sends it along with a write', async () => {
    const visitor = new Visitor(server.url);
    const left = await visitor.go('/api/auth/oidc/login');
    const page = await visitor.follow('/api/auth/oidc/login');
    const sent = await visitor.go(page.path, { email: 'tom@tussock.example' });
    const callback = await visitor.go(sent.headers.get('location') ?? '');
    const signedIn = await visitor.go(callback.headers.get('location') ?? '');
    const ours = [left, signedIn]
      .flatMap(({ headers }) => headers.getSetCookie())
      .filter((line) => !line.includes('1970'))
      .map((line) => line.split('; '));
    expect(ours.map(([pair = '']) => pair.split('=')[0])).toEqual(['tussock-sign-in', 'tussock']);
    const wanted = ['Path=/', 'HttpOnly', 'SameSite=Lax'];
    const lacking = ours.map((parts) => wanted.filter((attribute) => !parts.includes(attribute)));
    expect(lacking).toEqual([[], []]);
  });

  test('a code cannot be used twice', async () => {
    const visitor = new Visitor(server.url);
    const page = await visitor.follow('/api/auth/oidc/login');
    const sent = await visitor.go(page.path, { email: 'tom@tussock.example' });
    const callback = (await visitor.go(sent.headers.get('location') ?? '')).headers.get('location') ?? '';
    await visitor.go(callback);
    expect((await visitor.go(callback)).headers.get('location')).toBe('/sign-in-error?code=103');
  });

  test('the provider that knows somebody asks again when another is to sign in, and offers the address', async () => {
    const visitor = new Visitor(server.url);
    await visitor.signIn('tom@tussock.example');
    const known = await visitor.follow('/api/auth/oidc/login');
    expect(known.path).toBe('/dashboard');
    const asked = await visitor.follow('/api/auth/oidc/login?asAnother=true&loginHint=ana%40tussock.example');
    expect(asked.response.status).toBe(200);
    expect(await asked.response.text()).toContain('value="ana@tussock.example"');
  });

  test('returns to a page of this site only', async () => {
    expect(await new Visitor(server.url).signIn('tom@tussock.example', '//evil.example/')).toBe('/dashboard');
  });

  test('signing out ends the session here and at the provider', async () => {
    const visitor = new Visitor(server.url);
    await visitor.signIn('tom@tussock.example');
    const out = await visitor.go('/api/auth/oidc/logout');
    expect(out.headers.get('location')).toContain('/dev-idp/session/end?');
    expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect((await visitor.go('/api/auth/info')).status).toBe(401);
  });

  test('a page that has erased what it kept itself has nothing else erased: what others never sent stays', async () => {
    const visitor = new Visitor(server.url);
    await visitor.signIn('tom@tussock.example');
    const out = await visitor.go('/api/auth/oidc/logout?isErased=true');
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    expect((await visitor.go('/api/auth/info')).status).toBe(401);
  });

  test('signing out at the provider ends the session here, which the provider says by itself', async () => {
    const visitor = new Visitor(server.url);
    await visitor.signIn('tom@tussock.example');
    const page = await visitor.go('/dev-idp/session/end');
    const form = Object.fromEntries(
      [...(await page.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ) as Record<string, string>;
    await visitor.go('/dev-idp/session/end/confirm', { ...form, logout: 'yes' });
    expect((await visitor.go('/api/auth/info')).status).toBe(401);
  });

  test('signing in as another ends the session that was here', async () => {
    await server.addUser({ role: 'accountUser', email: 'ana@tussock.example' });
    const visitor = new Visitor(server.url);
    await visitor.signIn('tom@tussock.example');
    const former = visitor.cookieHeader();
    visitor.forgetProvider();
    await visitor.signIn('ana@tussock.example');
    const info = await visitor.go('/api/auth/info');
    expect(await info.json()).toMatchObject({ email: 'ana@tussock.example' });
    const again = await fetch(`${server.url}/api/auth/info`, { headers: { cookie: former } });
    expect(again.status).toBe(401);
  });

  test('signing in and out are written down', async () => {
    const user = await server.addUser({ role: 'accountUser', email: 'written@tussock.example' });
    const visitor = new Visitor(server.url);
    await visitor.signIn('written@tussock.example');
    await visitor.go('/api/auth/oidc/logout');
    const rows = await server.database.db
      .selectFrom('audit')
      .select('action')
      .where('actorId', '=', user.id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['signIn', 'signOut']);
  });

  test('another site cannot sign anybody out', async () => {
    const user = await server.addUser({ role: 'accountUser' });
    const forced = await server.call('/api/auth/oidc/logout', {
      as: user,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(forced.status).toBe(403);
    expect((await server.call('/api/auth/info', { as: user })).status).toBe(200);
  });
});

test('who signed in locally is known again where the server listens elsewhere at its next start', async () => {
  const { database } = server;
  // Each start takes a free port of its own; the database is the first server's to close.
  const elsewhere = await startTestServer({ database: { ...database, close: () => Promise.resolve() } });
  await server.addUser({ role: 'providerStaff', email: 'mere@tussock.example' });
  const ends = [];
  for (const { url } of [server, elsewhere, server])
    ends.push(await new Visitor(url).signIn('mere@tussock.example'));
  await elsewhere.close();
  expect(ends).toEqual(['/dashboard', '/dashboard', '/dashboard']);
});

test('who was bound to the address that the local sign-in had once is known again', async () => {
  const { db } = server.database;
  const user = await server.addUser({ role: 'providerStaff', email: 'hana@tussock.example' });
  await new Visitor(server.url).signIn(user.email);
  await db
    .updateTable('appUser')
    .set({ issuer: 'http://localhost:3000/dev-idp' })
    .where('id', '=', user.id)
    .execute();
  expect(await new Visitor(server.url).signIn(user.email)).toBe('/sign-in-error?code=100');
  await sql
    .raw(await readFile(new URL('../../../migrations/033-one-local-sign-in.sql', import.meta.url), 'utf8'))
    .execute(db);
  expect(await new Visitor(server.url).signIn(user.email)).toBe('/dashboard');
});
