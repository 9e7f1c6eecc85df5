import { isUuid } from '@tussock/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { inviteGuest } from '../invitations/index.ts';
import type { AccessWrite } from './access-write.ts';

/**
 * Sends a guest a new link. A repeated op id sends no second one.
 *
 * @throws AppError notFound when the person has no valid grant
 */
export async function resendExternalInvitation(
  services: Services,
  { caller, plan, op, userId }: AccessWrite & { userId: string },
): Promise<{ email: string }> {
  if (!isUuid(userId)) throw new AppError('notFound');
  return changePlan(services, { caller, plan, op }, async ({ trx, planId, at }) => {
    const email = await inviteGuest(trx, services, { planId, userId, invitedBy: caller });
    if (email === undefined) throw new AppError('notFound');
    await writeAudit(trx, { actorId: caller.userId, action: 'invite', planId, at, detail: { userId } });
    return { email };
  });
}
