import type { removeExternalAccess as removeCall, ReplyOf } from '@tussock/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { deleteGrant, findGrants, holdPlan } from './access-store.ts';
import type { AccessWrite } from './access-write.ts';
import { lastDayOf } from './list-external-access.ts';

/**
 * Removes a guest's access. Their next call is refused, and an unopened link stops working: it needs a valid grant.
 *
 * @throws AppError notFound when the person has no grant
 */
export async function removeExternalAccess(
  services: Services,
  { caller, plan, op, userId }: AccessWrite & { userId: string },
): Promise<ReplyOf<typeof removeCall>> {
  return changePlan(services, { caller, plan, op }, async ({ trx, planId, at, record }) => {
    const { propertyName } = await holdPlan(trx, planId);
    const grant = (await findGrants(trx, planId)).find((one) => one.userId === userId.toLowerCase());
    if (!grant) throw new AppError('notFound');
    await deleteGrant(trx, { planId, userId: grant.userId });
    const { name, role } = grant;
    record({
      entity: 'externalAccess',
      entityId: grant.userId,
      op: 'delete',
      before: { name, role, expiresOn: lastDayOf(grant.expiresAt) },
      after: null,
    });
    await writeAudit(trx, {
      actorId: caller.userId,
      action: 'removeAccess',
      planId,
      at,
      detail: { userId: grant.userId, role },
    });
    return { user_id: grant.userId, name, propertyName };
  });
}
