import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayInNewZealand, TERMS_VERSION } from '@tussock/domain';
import { heightsOfSteps, loadGeos } from '@tussock/geometry';
import { planBook, seasonsOf, typesetDocument, type BookContent, type BookRow } from '@tussock/reports';
import { sql } from 'kysely';
import { newToken } from '../apps/server/src/capabilities/session/cookies.ts';
import { createSession } from '../apps/server/src/capabilities/session/session-store.ts';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { createPdfRenderer } from '../apps/server/src/platform/pdf/create-pdf-renderer.ts';
import { hashOfSecret } from '../apps/server/src/platform/secrets/secret.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedServer } from './sample/seed-server.ts';

// The plan book of a demonstration farm and of a plan of 10,000 features, against typesetting its pages alone; and its preview.
const FEATURES = 10_000;
const TARGET = 2.5;
const PREVIEW_MS = 1000;

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openBenchDatabase();
const server = await startServer(
  readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: '1' }),
  { database, rateLimitScale: 1e6, webFolder: join(folder, 'no-web') },
);
const { db } = database;
const { planId: largePlanId, userId, cookie } = await seedServer(db, { plans: 1, features: FEATURES });
await sql`analyze`.execute(db);
const demonstration = await db
  .selectFrom('plan')
  .innerJoin('planRole', (join) =>
    join.onRef('planRole.planId', '=', 'plan.id').on('planRole.role', '=', 'lead'),
  )
  .select(['plan.id', 'planRole.userId'])
  .where('planRole.userId', '!=', userId)
  .orderBy('plan.createdAt')
  .executeTakeFirstOrThrow();
await sql`update app_user set accepted_terms_version = ${TERMS_VERSION}, accepted_terms_at = now() where id = ${demonstration.userId}`.execute(
  db,
);
const token = newToken();
await createSession(db, {
  tokenHash: hashOfSecret(token),
  userId: demonstration.userId,
  idpSession: null,
  idToken: 'x',
  userAgent: 'bench',
  at: new Date(),
});

const at = new Date();
const geos = await loadGeos();
const renderer = createPdfRenderer();

/** What a page has of a plan, as it comes over the wire. */
async function readPlan(planId: string, of: string): Promise<Omit<BookContent, 'seasons'>> {
  const headers = { cookie: of, 'x-requested-with': 'bench' };
  const answer = await fetch(`${server.url}/api/plan/${planId}/replica`, { headers });
  if (!answer.ok) throw new Error(`the record could not be read: ${answer.status}`);
  const lines = (await answer.text()).split('\n').filter(Boolean);
  // Written by the server of this very bench: a head, buckets of rows, and an end.
  const rows = lines.flatMap(
    (line) => (JSON.parse(line) as { readonly rows?: readonly BookRow[] }).rows ?? [],
  );
  const around = await fetch(`${server.url}/api/plan/${planId}/reporting/surroundings?with=heights`, {
    headers,
  });
  const { heights, streams } = (await around.json()) as {
    heights: Parameters<typeof heightsOfSteps>[0] | null;
    streams: NonNullable<BookContent['beneath']>['streams'] | null;
  }; // as declared by the call
  const beneath = {
    heights: heights ? heightsOfSteps(heights) : null,
    streams: streams ?? [],
    attribution: null,
  };
  return { rows, at, ownerName: null, people: {}, beneath };
}

async function measure(name: string, content: Omit<BookContent, 'seasons'>, rounds: number): Promise<void> {
  const document = () =>
    planBook({ ...content, seasons: seasonsOf(geos, content.rows, dayInNewZealand(at)) });
  const pages = typesetDocument(document());
  const figures = await interleave(
    [
      { name: 'pages typeset alone', run: () => renderer.render(pages, at) },
      { name: 'the book', run: () => renderer.render(typesetDocument(document()), at) },
      { name: 'its preview', run: () => document() },
    ],
    { rounds, warmUps: 1 },
  );
  printFigures(`${name}, ${content.rows.length} rows`, figures, {
    target: TARGET,
    notes: { 'its preview': `aim: ${PREVIEW_MS} ms` },
  });
}

printMachine();
await measure('Demonstration', await readPlan(demonstration.id, `tussock=${token}`), 5);
await measure('10,000 features', await readPlan(largePlanId, cookie), 1);
await renderer.close();
await server.close();
rmSync(folder, { recursive: true, force: true });
