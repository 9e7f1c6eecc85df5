import { sql } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { Reader } from '../../platform/database/open-database.ts';

/** SQL: whether a person is of the caller's team: of the same account, or of the provider as the caller is. */
const isOfTeam = ({ accountId }: Caller) =>
  accountId === null
    ? sql<boolean>`person.account_id is null and person.role in ('providerAdmin', 'providerStaff')`
    : sql<boolean>`person.account_id = ${accountId}`;

const isOfProvider = ({ role }: Caller): boolean => role === 'providerAdmin' || role === 'providerStaff';

/** Lists the views the caller may see: their own, and those shared by their team. A person without an account has no team. */
export const findViews = (db: Reader, caller: Caller) =>
  db
    .selectFrom('boardView as view')
    .innerJoin('appUser as person', 'person.id', 'view.savedBy')
    .select(['view.id', 'view.title', 'view.search', 'view.isShared', 'view.savedBy', 'person.name'])
    .where((view) =>
      view.or([
        view('view.savedBy', '=', caller.userId),
        ...(caller.accountId !== null || isOfProvider(caller)
          ? [view.and([view('view.isShared', '=', true), isOfTeam(caller)])]
          : []),
      ]),
    )
    .orderBy(sql`lower(view.title)`)
    .orderBy('view.id')
    .execute();

/** Saves a view of the caller. Undefined where the id is that of somebody else's view. */
export const writeView = (
  db: Reader,
  caller: Caller,
  view: {
    readonly id: string;
    readonly title: string;
    readonly search: Readonly<Record<string, string>>;
    readonly isShared: boolean;
    readonly at: Date;
  },
) => {
  const { id, at, title, isShared } = view;
  const values = { title, isShared, search: JSON.stringify(view.search), updatedAt: at };
  return db
    .insertInto('boardView')
    .values({ id, savedBy: caller.userId, createdAt: at, ...values })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(values).where('boardView.savedBy', '=', caller.userId),
    )
    .returning('id')
    .executeTakeFirst();
};

export const countViews = async (db: Reader, caller: Caller): Promise<number> =>
  (
    await db
      .selectFrom('boardView')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('savedBy', '=', caller.userId)
      .executeTakeFirstOrThrow()
  ).count;

/** Removes a view of the caller; false where there is none. */
export const deleteView = async (db: Reader, caller: Caller, id: string): Promise<boolean> =>
  (
    await db
      .deleteFrom('boardView')
      .where('id', '=', id)
      .where('savedBy', '=', caller.userId)
      .executeTakeFirst()
  ).numDeletedRows > 0n;
