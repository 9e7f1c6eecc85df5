import type { GlobalRole } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { findPlanAccess } from '../../platform/access/find-plan-access.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changeOutsidePlans } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { hashOfSecret, secretFor, secretMadeFor } from '../../platform/secrets/secret.ts';
import type { Services } from '../../services.ts';
import { actionStore, madeOfAction, valuesOfAction } from '../../platform/things/stored-actions.ts';
import { dropAddress, findAddress, findMaker, putAddress, type Whose } from './calendar-store.ts';
import { writeCalendar } from './write-calendar.ts';

type CalendarCall = 'calendar.get' | 'calendar.make' | 'calendar.withdraw' | 'calendar.feed';

/** Finds the plan of a calendar address, while its creator may see it. Unknown and ended addresses get the same answer. @throws AppError notFound */
async function findFeed({ database: { db }, clock }: Services, secret: string) {
  const maker = await findMaker(db, hashOfSecret(secret.replace(/\.ics$/, '')));
  if (!maker) throw new AppError('notFound');
  const { planId, propertyName, role, ...person } = maker;
  // The column is checked by the database against the same list.
  const caller: Caller = { ...person, role: role as GlobalRole };
  const wanted = {
    caller,
    planId,
    ability: 'viewPlan',
    at: clock.now(),
    isWrite: false,
    seeAs: undefined,
  } as const;
  await findPlanAccess(db, wanted).catch((error: unknown) => {
    // A calendar that is told "gone" stops asking: only whoever may not see the plan any more is.
    throw error instanceof AppError && error.code === 'forbidden' ? new AppError('notFound') : error;
  });
  return { planId, propertyName };
}

async function standingOf(db: Parameters<typeof findAddress>[0], whose: Whose) {
  const address = await findAddress(db, whose);
  return { madeAt: address?.madeAt.toISOString() ?? null };
}

export const calendarHandlers = (services: Services): Handlers<CalendarCall> => ({
  'calendar.get': ({ caller, plan: { planId } }) =>
    standingOf(services.database.db, { planId, userId: caller.userId }),
  'calendar.make': async ({ caller, plan, body, op }) => {
    const { planId } = plan;
    const whose = { planId, userId: caller.userId };
    const insteadOf = body.insteadOf === null ? null : new Date(body.insteadOf);
    const secret = secretFor(services, op, 'a calendar');
    await changeOutsidePlans(services, { caller, op, plan }, async ({ trx, at }) => {
      const made = { secretHash: hashOfSecret(secret), madeAt: at, insteadOf };
      if (!(await putAddress(trx, whose, made)))
        throw new AppError('calendarAnew', { current: await standingOf(trx, whose) });
      await writeAudit(trx, { actorId: caller.userId, action: 'makeCalendar', at, planId });
      return null;
    });
    const made = await secretMadeFor(
      services,
      op,
      'a calendar',
      async () => (await findAddress(services.database.db, whose))?.secretHash,
    );
    return { address: `${services.configuration.publicUrl}/api/calendar/${made}.ics` };
  },
  'calendar.withdraw': async ({ caller, plan: { planId }, op }) =>
    changeOutsidePlans(services, { caller, op }, async ({ trx, at }) => {
      await dropAddress(trx, { planId, userId: caller.userId });
      await writeAudit(trx, { actorId: caller.userId, action: 'withdrawCalendar', at, planId });
      return { ok: true } as const;
    }),
  'calendar.feed': async ({ params }) => {
    const { planId, propertyName } = await findFeed(services, params.secret);
    const rows = await actionStore.findAll(services.database.db, planId);
    const actions = rows.map((row) => ({
      id: row.id,
      values: valuesOfAction(row),
      dueDay: madeOfAction(row).dueDay,
      updatedAt: row.updatedAt,
      version: row.version,
    }));
    const site = services.configuration.publicUrl;
    const text = writeCalendar({ planId, propertyName, site, actions });
    return {
      bytes: new TextEncoder().encode(text),
      contentType: 'text/calendar; charset=utf-8',
      headers: { 'cache-control': 'private, max-age=0' },
    };
  },
});
