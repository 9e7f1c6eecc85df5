import { sql, type Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { DB } from '../apps/server/src/platform/database/generated/schema.ts';
import { inTransaction } from '../apps/server/src/platform/database/in-transaction.ts';
import { appendToLog } from '../apps/server/src/platform/ledger/append-to-log.ts';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedServer } from './sample/seed-server.ts';

const WRITERS = 64;
const SAVES_EACH = 20;

const database = await openBenchDatabase();
const { db } = database;
const { userId } = await seedServer(db, { plans: WRITERS, features: 1 });
const planIds = (await db.selectFrom('plan').select('id').execute()).map(({ id }) => id);

const delta = () => ({
  entity: 'bench',
  entityId: uuidv7(),
  op: 'create' as const,
  version: 1,
  kindVersion: 1,
  setValues: { name: 'Trough', status: 'existing' },
  setMade: null,
});

/** The save of the product: the statements of the log, and its announcement. */
const save = (planId: string) => async (trx: Transaction<DB>) => {
  const op = { id: uuidv7(), callId: 'bench', digest: () => '', seenVersion: undefined };
  await appendToLog(
    trx,
    { planId, actorId: userId, op, at: new Date(), doneAt: null },
    { entries: [], deltas: [delta()] },
  );
};

/** The same statements without any announcement. */
const saveInSilence = (planId: string) => async (trx: Transaction<DB>) => {
  const at = new Date();
  const { rev } = await trx
    .updateTable('plan')
    .set((plan) => ({ rev: plan('rev', '+', 1), updatedAt: at }))
    .where('id', '=', planId)
    .returning('rev')
    .executeTakeFirstOrThrow();
  const { setValues, ...row } = delta();
  await trx
    .insertInto('planDelta')
    .values({
      ...row,
      planId,
      rev,
      actorId: userId,
      opId: uuidv7(),
      at,
      ord: 0,
      setValues: JSON.stringify(setValues),
    })
    .execute();
};

/** Every writer saves its own plan again and again, all at once. */
const allWriters = (write: (planId: string) => Promise<unknown>) => async (): Promise<void> => {
  await Promise.all(
    planIds.map(async (planId) => {
      for (let nth = 0; nth < SAVES_EACH; nth += 1) await write(planId);
    }),
  );
};

printMachine();
console.log(`  engine: ${database.engine}; ${WRITERS} writers on as many plans, ${SAVES_EACH} saves each`);
printFigures(
  'All saves of a round (aim: announced behind the commit within 1.05 × of silence)',
  await interleave(
    [
      {
        name: 'without announcements',
        run: allWriters((planId) => db.transaction().execute(saveInSilence(planId))),
      },
      { name: 'announced behind the commit', run: allWriters((planId) => inTransaction(db, save(planId))) },
      {
        name: 'announced in the commit',
        run: allWriters((planId) => db.transaction().execute(save(planId))),
      },
    ],
    { rounds: 9 },
  ),
);
await sql`truncate plan cascade`.execute(db);
await database.close();
