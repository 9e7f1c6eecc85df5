import { inTransaction } from '../../platform/database/in-transaction.ts';
import { dayInNewZealand } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { findResponsiblePeople } from '../../platform/access/responsible-people.ts';
import { accessLetter } from '../../platform/mail/access-letter.ts';
import { sendNotice } from '../../platform/mail/send-notice.ts';
import type { Services } from '../../services.ts';
import { findPropertyNameIfAny } from './access-store.ts';

/**
 * Sends the leads of a plan a letter that somebody requests access. The answer is the same whether the plan exists or not, so a stranger learns
 * nothing.
 */
export async function askForAccess(
  { database, configuration, clock }: Services,
  { caller, planId: asked }: { caller: Caller; planId: string },
): Promise<{ ok: true }> {
  const planId = asked.toLowerCase();
  const at = clock.now();
  await inTransaction(database.db, async (trx) => {
    const plan = await findPropertyNameIfAny(trx, planId);
    if (!plan) return;
    const link = `${configuration.publicUrl}/plan/${planId}/manage-user-access`;
    for (const { id, email } of await findResponsiblePeople(trx, { planId, roles: ['lead'], at })) {
      const letter = accessLetter({
        to: email,
        propertyName: plan.propertyName,
        askedBy: caller,
        link,
      });
      // One letter a day to each of those who are asked, however often somebody asks.
      const dedupeKey = `access:${planId}:${caller.userId}:${id}:${dayInNewZealand(at)}`;
      await sendNotice(trx, { notice: 'accessWanted', userId: id, letter, link, at, dedupeKey });
    }
  });
  return { ok: true };
}
