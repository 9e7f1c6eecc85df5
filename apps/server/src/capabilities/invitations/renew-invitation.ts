import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { openingKeys } from '../../platform/secrets/opening-keys.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import type { Services } from '../../services.ts';
import { findInvitation, findOwnerOfPlan } from './invitation-store.ts';
import { isGenuineToken } from './invitation-token.ts';
import { inviteGuest } from './invite-guest.ts';
import { inviteOwner } from './invite-owner.ts';

// Written from the declared fields of a plan, of which the name is text.
export const contactNameOf = (info: unknown): string => (info as { contactName?: string }).contactName ?? '';

/** Sends the letter again while there is something to accept: for an owner who has not come yet, or a guest with a valid grant. */
async function sendAnew(trx: Transaction<DB>, services: Services, token: string): Promise<void> {
  const old = await findInvitation(trx, hashOfSecret(token));
  if (!old) return;
  const { planId, userId } = old;
  const invitedBy = { userId: old.invitedBy, name: old.invitedByName ?? services.configuration.providerName };
  if (userId !== old.ownerId) {
    await inviteGuest(trx, services, { planId, userId, invitedBy });
    return;
  }
  const owner = await findOwnerOfPlan(trx, planId);
  const isToConfirm = owner?.status === 'pendingConfirmation';
  // Whoever confirmed by another way needs no link.
  if (!owner || (!isToConfirm && old.acceptedAt !== null)) return;
  const { email, propertyName, info } = owner;
  const contactName = contactNameOf(info);
  const about = { planId, ownerId: userId, email, contactName, propertyName };
  await inviteOwner(trx, services, { ...about, isToConfirm, invitedBy });
}

/**
 * Sends a new link in place of an invalid one. The answer is the same for existing and unknown links, and the letter goes only to the address the
 * link was made for.
 */
export async function renewInvitation(services: Services, token: string): Promise<{ ok: true }> {
  if (isGenuineToken(token, openingKeys(services.configuration)))
    await inTransaction(services.database.db, (trx) => sendAnew(trx, services, token));
  return { ok: true };
}
