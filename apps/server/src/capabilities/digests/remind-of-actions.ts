import { dayInNewZealand, reminderWords } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { changeOutsidePlans } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import type { Letter } from '../../platform/mail/mailer.ts';
import { sendNotice } from '../../platform/mail/send-notice.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { actionAddress } from '../../platform/things/action-address.ts';
import type { Services } from '../../services.ts';
import { findRemindable, keepReminders, type Remindable } from './reminder-store.ts';

const { byHand: words } = reminderWords;

interface Asked {
  readonly planId: string;
  readonly by: string;
  readonly day: string;
  readonly site: string;
}

/** Link to the one action, or to all of the plan. */
const linkFor = (actions: readonly Remindable[], { planId, site }: Pick<Asked, 'planId' | 'site'>) =>
  actions.length === 1
    ? {
        address: actionAddress(site, { planId, actionId: actions[0]?.actionId ?? '' }),
        label: 'Open the action',
      }
    : { address: `${site}/plan/${planId}/view/actions`, label: 'Open the actions' };

/** Writes one letter for one person, with a link to each of their actions. */
function letterFor(actions: readonly Remindable[], { planId, by, day, site }: Asked): Letter {
  const [first] = actions;
  const count = { actions: actions.length, documents: 0, consents: 0 };
  return writeLetter({
    to: first?.email ?? '',
    subject: reminderWords.subject(count, first?.propertyName ?? ''),
    lines: [
      `Kia ora ${first?.personName ?? ''},`,
      words.asked(by),
      ...actions.map(({ actionId, title, dueDay }) => ({
        words: dueDay === null ? words.undated(title) : reminderWords.action(title, dueDay, day),
        address: actionAddress(site, { planId, actionId }),
      })),
    ],
    link: linkFor(actions, { planId, site }),
    closing: words.why(by),
  });
}

const byPerson = (actions: readonly Remindable[]): readonly (readonly Remindable[])[] =>
  [...new Set(actions.map(({ personId }) => personId))].map((id) =>
    actions.filter(({ personId }) => personId === id),
  );

/** Sends reminders of open actions: one letter per person, each action once a day, however often and by whomever it is requested. */
function remind(
  services: Services,
  { caller, op, plan, actionIds }: { caller: Caller; op: Op; plan: PlanAccess; actionIds: readonly string[] },
): Promise<{ letters: number; actions: number }> {
  const site = services.configuration.publicUrl;
  const { planId } = plan;
  return changeOutsidePlans(services, { caller, op, plan }, async ({ trx, at }) => {
    const day = dayInNewZealand(at);
    const wanted = new Set(actionIds);
    const open = (await findRemindable(trx, { planId, at, day })).filter(({ actionId }) =>
      wanted.has(actionId),
    );
    const ids = open.map(({ actionId }) => actionId);
    const kept = await keepReminders(trx, ids, { planId, day, remindedBy: caller.userId });
    const told = open.filter(({ actionId }) => kept.has(actionId));
    const letters = byPerson(told);
    for (const actions of letters)
      await sendNotice(trx, {
        notice: 'reminder',
        userId: actions[0]?.personId ?? '',
        letter: letterFor(actions, { planId, by: caller.name, day, site }),
        link: linkFor(actions, { planId, site }).address,
        at,
        dedupeKey: `remind:${op.id}:${actions[0]?.personId ?? ''}`,
      });
    return { letters: letters.length, actions: told.length };
  });
}

export const reminderHandlers = (services: Services): Handlers<'action.reminders' | 'action.remind'> => ({
  'action.reminders': async ({ plan: { planId } }) => {
    const at = services.clock.now();
    const open = await findRemindable(services.database.db, { planId, at, day: dayInNewZealand(at) });
    return {
      results: open.map(({ actionId, personId, personName, isRemindedToday }) => ({
        actionId,
        personId,
        personName,
        isRemindedToday,
      })),
    };
  },
  'action.remind': ({ caller, plan, op, body: { actionIds } }) =>
    remind(services, { caller, op, plan, actionIds }),
});
