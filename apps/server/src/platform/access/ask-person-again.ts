import { canDo, type GlobalAbility, type GlobalRole } from '@tussock/domain';
import type { Database } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from './caller.ts';

/**
 * Checks again that a person exists, belongs to the same account and still has an ability, whatever they had when the call began: a body may arrive
 * long after its head.
 *
 * @throws AppError forbidden
 */
export async function askPersonAgain(
  trx: Database,
  { userId, accountId, role }: Caller,
  ability: GlobalAbility,
): Promise<void> {
  const now = await trx
    .selectFrom('appUser')
    .select(['role', 'accountId'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  // The column is checked by the database against the same list.
  if (now?.accountId !== accountId || !canDo(now.role as GlobalRole, ability))
    throw new AppError('forbidden', { logText: `${role} may not ${ability} any more` });
}
