import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from './in-transaction.ts';
import { openPostgres, type OpenDatabase } from './open-database.ts';

let database: OpenDatabase;
const ids = [uuidv7(), uuidv7()] as const;
beforeAll(async () => {
  database = await openPostgres(process.env['DATABASE_URL'] ?? '', () => {});
  await database.db
    .insertInto('account')
    .values(ids.map((id) => ({ id, name: 'Advice', adminEmail: `${id}@tussock.example` })))
    .execute();
});
afterAll(() => database.close());

/** Comes when it has been told so many times. */
function meeting(count: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    arrived += 1;
    if (arrived >= count) open();
    return opened;
  };
}

test('two that take the same rows in opposite order are both done: the one that was ended is done once more', async () => {
  const bothHoldOne = meeting(2);
  let attempts = 0;
  const take = (order: readonly string[]) =>
    inTransaction(database.db, async (trx) => {
      attempts += 1;
      const hold = (id: string | undefined) =>
        trx
          .selectFrom('account')
          .select('id')
          .where('id', '=', id ?? '')
          .forUpdate()
          .execute();
      await hold(order[0]);
      await bothHoldOne();
      await hold(order[1]);
    });
  await Promise.all([take(ids), take([...ids].reverse())]);
  expect(attempts).toBe(3);
});

test('what fails for a reason of its own is not tried again', async () => {
  let attempts = 0;
  const work = inTransaction(database.db, () => {
    attempts += 1;
    return Promise.reject(new Error('no'));
  });
  await expect(work).rejects.toThrow('no');
  expect(attempts).toBe(1);
});
