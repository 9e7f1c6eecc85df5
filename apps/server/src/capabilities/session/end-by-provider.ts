import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { revokeSessionsOfIdentity } from './session-store.ts';

/**
 * Ends sessions by the provider's logout token: one of its sessions, or all of a person where it names none.
 *
 * @throws AppError badRequest when the token is not the provider's, not for us, or no logout token
 */
export async function endByProvider(
  { database, identityProvider, clock }: Services,
  logoutToken: string,
): Promise<void> {
  const at = clock.now();
  const ended = await identityProvider.readLogoutToken(logoutToken, at).catch((error: unknown) => {
    throw new AppError('badRequest', { message: ['The logout token is not valid.'], logText: String(error) });
  });
  const userIds = await revokeSessionsOfIdentity(database.db, ended, at);
  for (const actorId of new Set(userIds))
    await writeAudit(database.db, { actorId, action: 'signOutAtProvider', at });
}
