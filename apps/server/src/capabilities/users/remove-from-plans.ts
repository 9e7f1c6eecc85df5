import { peopleRefusals, roleNames } from '@tussock/domain';
import { AppError } from '../../platform/http/app-error.ts';
import type { OutsideChange } from '../../platform/ledger/change-plan.ts';
import { findRolesOn, holdPlansOf, removeRoles, setOwner, type HeldRole } from './plan-role-store.ts';

/** Roles that a plan must always have. */
const KEEPING = ['lead', 'owner'] as const;
/** Roles of the provider’s own people, by their names in the log. */
const INTERNAL: ReadonlySet<string> = new Set(['lead', 'editor', 'reviewer', 'viewer']);

interface Person {
  readonly id: string;
  readonly name: string;
}
type HeldPlan = Awaited<ReturnType<typeof holdPlansOf>>[number];

/** One message for each person and role that some plans would lose. */
function refusalsFor(
  people: readonly Person[],
  plans: readonly HeldPlan[],
  staying: readonly HeldRole[],
  leaving: readonly HeldRole[],
): readonly string[] {
  return people.flatMap((person) =>
    KEEPING.flatMap((role) => {
      const alone = plans.filter(({ id, ownerId }) => {
        const holds =
          leaving.some((held) => held.userId === person.id && held.planId === id && held.role === role) ||
          (role === 'owner' && ownerId === person.id);
        const isKept = staying.some((held) => held.planId === id && held.role === role && held.isLasting);
        return holds && !isKept;
      });
      if (alone.length === 0) return [];
      const names = alone.map(({ propertyName }) => propertyName);
      return [peopleRefusals.lastOfPlans(person.name, roleNames[role], names)];
    }),
  );
}

/**
 * Removes all roles on plans from removed people, with a log entry in each plan.
 *
 * @throws AppError badRequest when a plan would be left without a lead or an owner; the message names the plans
 */
export async function removeFromPlans(
  { trx, onPlan }: OutsideChange,
  people: readonly Person[],
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const plans = await holdPlansOf(trx, ids);
  const roles = await findRolesOn(
    trx,
    plans.map(({ id }) => id),
  );
  const leaving = roles.filter(({ userId }) => ids.includes(userId));
  const staying = roles.filter(({ userId }) => !ids.includes(userId));
  const message = refusalsFor(people, plans, staying, leaving);
  if (message.length > 0) throw new AppError('badRequest', { message });

  const names = new Map(people.map(({ id, name }) => [id, name]));
  for (const { id: planId, ownerId } of plans) {
    await onPlan(planId, async ({ record }) => {
      const heir = staying.find((held) => held.planId === planId && held.role === 'owner');
      if (ownerId !== null && ids.includes(ownerId) && heir) await setOwner(trx, planId, heir.userId);
      await removeRoles(trx, planId, ids);
      for (const { userId, role } of leaving.filter((held) => held.planId === planId))
        record({
          entity: INTERNAL.has(role) ? 'internalAccess' : 'externalAccess',
          entityId: userId,
          op: 'delete',
          before: { name: names.get(userId), role },
          after: null,
        });
    });
  }
}
