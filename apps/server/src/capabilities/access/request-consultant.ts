import { findResponsiblePeople } from '../../platform/access/responsible-people.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { consultantLetter } from '../../platform/mail/consultant-letter.ts';
import { sendNotice } from '../../platform/mail/send-notice.ts';
import type { Services } from '../../services.ts';
import { findPropertyName } from './access-store.ts';
import type { AccessWrite } from './access-write.ts';

/** Sends the provider's people responsible for a plan a letter that it requests a consultant. A repeated op id sends no second letter. */
export async function requestConsultant(
  services: Services,
  { caller, plan, op, message }: AccessWrite & { message: string },
): Promise<{ provider: string }> {
  const { providerName, publicUrl } = services.configuration;
  return changePlan(services, { caller, plan, op }, async ({ trx, planId, at, record }) => {
    const { propertyName } = await findPropertyName(trx, planId);
    const link = `${publicUrl}/plan/${planId}/manage-account-access`;
    for (const { id, email } of await findResponsiblePeople(trx, { planId, roles: ['lead'], at })) {
      const letter = consultantLetter({
        to: email,
        propertyName,
        askedBy: caller,
        message,
        link,
      });
      const dedupeKey = `consultant:${op.id}:${id}`;
      await sendNotice(trx, { notice: 'consultantWanted', userId: id, letter, link, at, dedupeKey });
    }
    record({
      entity: 'consultantRequest',
      entityId: op.id,
      op: 'create',
      before: null,
      after: { name: message.slice(0, 80), message },
    });
    await writeAudit(trx, { actorId: caller.userId, action: 'requestConsultant', planId, at });
    return { provider: providerName };
  });
}
