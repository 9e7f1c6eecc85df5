import type { Database } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import type { TokenGrant } from './caller.ts';

/**
 * Checks again that a token is not withdrawn, within the transaction of a write: a body may arrive long after its head.
 *
 * @throws AppError tokenNotFound
 */
export async function checkTokenAgain(trx: Database, { id }: TokenGrant): Promise<void> {
  const token = await trx
    .selectFrom('accessToken')
    .select('id')
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  if (!token) throw new AppError('tokenNotFound');
}
