import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorBody } from '@tussock/contract';
import {
  examinerRoles,
  isOneOf,
  TERMS_VERSION,
  type ExaminerRole,
  type GlobalRole,
  type PlanRole,
} from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { newToken } from '../capabilities/session/cookies.ts';
import { createSession } from '../capabilities/session/session-store.ts';
import { readConfiguration } from '../platform/configuration/configuration.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { startServer, type RunningServer, type StartOptions } from '../start-server.ts';
import { openTestDatabase } from './open-test-database.ts';
import { hashOfSecret } from '../platform/secrets/secret.ts';

export interface TestAnswer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T & ErrorBody;
  readonly bytes: Uint8Array;
}

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly cookie: string;
}

interface CallOptions {
  readonly as?: TestUser | undefined;
  readonly method?: string;
  readonly body?: unknown;
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whoever calls leaves with it. */
  readonly signal?: AbortSignal;
}

export interface TestServer extends RunningServer {
  readonly clock: { at: Date };
  call<T = Record<string, unknown>>(path: string, options?: CallOptions): Promise<TestAnswer<T>>;
  addUser(user: {
    role: GlobalRole;
    email?: string;
    accountId?: string | null;
    name?: string;
  }): Promise<TestUser>;
  /** A session of its own for somebody who is there already. */
  addSession(user: { id: string; email: string }): Promise<TestUser>;
  addAccount(name: string): Promise<string>;
  addPlan(plan: {
    lead: TestUser;
    propertyName?: string;
    ownerEmail?: string;
    accountId?: string;
    status?: string;
  }): Promise<string>;
  giveRole(planId: string, user: TestUser, role: PlanRole, expiresAt?: Date): Promise<void>;
}

/** The real application over a real database, on a free port, with a clock that tests may move. */
export async function startTestServer(
  options: {
    env?: Record<string, string>;
    surveyTimeoutMs?: number;
    rateLimitScale?: number;
    longestLoopDelayMs?: number;
    beatMs?: number;
    /** The long work that this server does; all that there is where it is left out. */
    taskKinds?: StartOptions['taskKinds'];
    readingLimits?: StartOptions['readingLimits'];
    /** In place of one of its own; closed with the server. */
    database?: OpenDatabase;
    /** A built web application; without it there are no pages. */
    webFolder?: string;
  } = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tussock-test-'));
  const database = options.database ?? (await openTestDatabase());
  const clock = { at: new Date() };
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    DEMO: '0',
    // Tests share machines that are late with everything.
    LONGEST_LOOP_DELAY_MS: String(options.longestLoopDelayMs ?? 60_000),
    ...options.env,
  });
  const server = await startServer(configuration, {
    database,
    clock: { now: () => new Date(clock.at) },
    rateLimitScale: options.rateLimitScale ?? 1000,
    webFolder: options.webFolder ?? join(folder, 'no-web'),
    beatMs: options.beatMs,
    taskKinds: options.taskKinds,
    readingLimits: options.readingLimits,
    ...(options.surveyTimeoutMs === undefined ? {} : { surveyTimeoutMs: options.surveyTimeoutMs }),
  });
  return {
    ...server,
    clock,
    ...callsOn(server.url),
    ...factoriesOn(database, clock),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function callsOn(url: string): Pick<TestServer, 'call'> {
  return {
    async call<T>(path: string, { as, method, body, rawBody, headers, signal }: CallOptions = {}) {
      const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await fetch(url + path, {
        method: method ?? (payload === undefined ? 'GET' : 'POST'),
        redirect: 'manual',
        headers: {
          'x-requested-with': 'tests',
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(as ? { cookie: as.cookie } : {}),
          ...headers,
        },
        ...(payload === undefined ? {} : { body: payload }),
        ...(signal ? { signal } : {}),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      const parsed: unknown = isJson ? JSON.parse(Buffer.from(bytes).toString('utf8')) : {};
      // The test states what it expects and then asserts on it.
      return { status: response.status, headers: response.headers, body: parsed as T & ErrorBody, bytes };
    },
  };
}

const DAY_MS = 86_400_000;
const NO_HASH = '0'.repeat(64);

/** A certifier or an auditor whose examination is concluded, of which a plan may have several: their role is that, and no row of its own. */
async function invite(
  db: OpenDatabase['db'],
  about: {
    readonly planId: string;
    readonly user: TestUser;
    readonly role: ExaminerRole;
    readonly at: Date;
    readonly expiresAt: Date | undefined;
  },
): Promise<void> {
  const { planId, user, role, at, expiresAt } = about;
  const by = { madeBy: NOBODY, madeByName: 'Nobody', madeAt: at };
  const made = { content: Buffer.from([]), contentHash: NO_HASH, rev: 0, reason: 'tests', ...by };
  await db
    .insertInto('planVersion')
    .values({ id: uuidv7(), planId, number: 1, ...made })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('planExamination')
    .values({
      id: uuidv7(),
      planId,
      kind: role === 'auditor' ? 'audit' : 'certification',
      programme: 'freshwaterFarmPlan',
      programmeVersion: '2023',
      versionNumber: 1,
      contentHash: NO_HASH,
      examinerId: user.id,
      examinerName: 'Examiner of tests',
      scope: 'tests',
      endsAt: expiresAt ?? new Date(at.getTime() + DAY_MS),
      redacts: '[]',
      culturalPlaces: '[]',
      invitedBy: NOBODY,
      invitedByName: 'Nobody',
      invitedAt: at,
      declaration: '{}',
      state: 'concluded',
      stateSince: at,
    })
    .execute();
}
const NOBODY = '01900000-0000-7000-8000-000000000000';

/** What tests fill a database with: people with a session, accounts, plans and roles. */
export function factoriesOn(
  { db }: OpenDatabase,
  clock: { at: Date },
): Pick<TestServer, 'addUser' | 'addSession' | 'addAccount' | 'addPlan' | 'giveRole'> {
  const addSession: TestServer['addSession'] = async ({ id, email }) => {
    const token = newToken();
    await createSession(db, {
      tokenHash: hashOfSecret(token),
      userId: id,
      idpSession: null,
      idToken: 'x',
      userAgent: 'tests',
      at: clock.at,
    });
    return { id, email, cookie: `tussock=${token}` };
  };
  return {
    addSession,
    async addUser({ role, email, accountId = null, name }) {
      const id = uuidv7();
      const address = email ?? `${id}@tussock.example`;
      await db
        .insertInto('appUser')
        .values({
          id,
          email: address,
          name: name ?? `User ${id.slice(-6)}`,
          role,
          accountId,
          acceptedTermsVersion: TERMS_VERSION,
          acceptedTermsAt: clock.at,
        })
        .execute();
      return addSession({ id, email: address });
    },
    async addAccount(name) {
      const id = uuidv7();
      await db
        .insertInto('account')
        .values({ id, name, adminEmail: `${id}@tussock.example` })
        .execute();
      return id;
    },
    async addPlan({ lead, propertyName = 'Tōtara Flat', ownerEmail, accountId, status = 'active' }) {
      const id = uuidv7();
      const email = ownerEmail ?? `${id}@tussock.example`;
      const info = { propertyName, contactName: 'Aroha Tamatea', email, physicalAddress: '1 Tōtara Road' };
      await db
        .insertInto('plan')
        .values({
          id,
          status,
          propertyName,
          info: JSON.stringify(info),
          createdBy: lead.id,
          accountId: accountId ?? null,
          createdAt: clock.at,
          updatedAt: clock.at,
        })
        .execute();
      await db.insertInto('planRole').values({ planId: id, userId: lead.id, role: 'lead' }).execute();
      return id;
    },
    async giveRole(planId, user, role, expiresAt) {
      if (isOneOf(examinerRoles, role)) return invite(db, { planId, user, role, at: clock.at, expiresAt });
      await db
        .insertInto('planRole')
        .values({ planId, userId: user.id, role, expiresAt: expiresAt ?? null })
        .execute();
      if (role === 'owner')
        await db.updateTable('plan').set({ ownerId: user.id }).where('id', '=', planId).execute();
    },
  };
}
