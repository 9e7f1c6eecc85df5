import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changeOutsidePlans } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { openInvitation } from './open-invitation.ts';
import { useUpInvitation } from './invitation-store.ts';

/**
 * Uses up an invitation. The role on the plan was granted with it; the link proves that the address is the person's.
 *
 * @throws AppError expiredLink (201), forbidden when the signed-in address differs from the invited one
 */
export async function acceptInvitation(
  services: Services,
  { token, ...act }: { token: string; caller: Caller; op: Op },
): Promise<{ planId: string; isOwner: boolean }> {
  const { caller } = act;
  return changeOutsidePlans(services, act, async ({ trx, at }) => {
    const invitation = await openInvitation(services, trx, token);
    if (invitation.userId !== caller.userId)
      throw new AppError('forbidden', {
        message: [
          `This invitation is for ${invitation.email}.`,
          `You are signed in as ${caller.email}. Sign out and sign in with the invited address.`,
        ],
      });
    if (!(await useUpInvitation(trx, invitation.id, at))) throw new AppError('expiredLink');
    const { planId, isOwner } = invitation;
    await writeAudit(trx, { actorId: caller.userId, action: 'acceptInvitation', planId, at });
    return { planId, isOwner };
  });
}
