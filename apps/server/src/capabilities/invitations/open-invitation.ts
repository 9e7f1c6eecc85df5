import type { Reader } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { openingKeys } from '../../platform/secrets/opening-keys.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import type { Services } from '../../services.ts';
import { findGuest, findInvitation } from './invitation-store.ts';
import { isGenuineToken } from './invitation-token.ts';

/**
 * Finds a valid invitation.
 *
 * @throws AppError expiredLink (201) when it is forged, used, replaced or expired, or its purpose is over
 */
export async function openInvitation({ configuration, clock }: Services, db: Reader, token: string) {
  const invitation = isGenuineToken(token, openingKeys(configuration))
    ? await findInvitation(db, hashOfSecret(token))
    : undefined;
  if (
    !invitation ||
    invitation.acceptedAt !== null ||
    invitation.replacedAt !== null ||
    invitation.expiresAt <= clock.now()
  )
    throw new AppError('expiredLink');
  const isOwner = invitation.userId === invitation.ownerId;
  if (!isOwner && !(await findGuest(db, invitation, clock.now()))) throw new AppError('expiredLink');
  // Whom the details were confirmed for, or who was named later, has nothing to give their word on.
  const isToConfirm = isOwner && invitation.status === 'pendingConfirmation';
  return { ...invitation, isOwner, isToConfirm };
}
