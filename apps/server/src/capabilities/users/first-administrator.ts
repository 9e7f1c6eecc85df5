import { uuidv7 } from 'uuidv7';
import { StartError } from '../../platform/configuration/start-error.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { inviteUser } from './add-user.ts';
import { holdAdministrators, holdEveryUser, holdUserOfEmail, insertUser } from './user-store.ts';

/**
 * Creates and invites the configured first administrator, where the provider has none: nobody else could let anybody in. Of several copies that start
 * at once, one does this.
 *
 * @throws StartError where the address belongs to another user
 */
export async function makeFirstAdministrator(
  services: Pick<Services, 'configuration' | 'database' | 'clock'>,
): Promise<void> {
  const { firstAdminEmail: email, providerName } = services.configuration;
  if (email === undefined) return;
  await services.database.db.transaction().execute(async (trx) => {
    await holdEveryUser(trx);
    if ((await holdAdministrators(trx, null)).length > 0) return;
    if (await holdUserOfEmail(trx, email))
      throw new StartError(
        `FIRST_ADMIN_EMAIL: ${email} is already a user, and no administrator of the provider`,
      );
    const at = services.clock.now();
    const [name = email] = email.split('@');
    const user = { id: uuidv7(), name, email, role: 'providerAdmin' } as const;
    await insertUser(trx, { ...user, accountId: null, createdAt: at });
    await inviteUser(trx, services, { ...user, accountName: null }, providerName);
    await writeAudit(trx, {
      actorId: user.id,
      action: 'createUser',
      at,
      detail: { userId: user.id, role: user.role },
    });
  });
}
