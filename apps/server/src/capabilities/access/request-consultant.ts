import { findResponsiblePeople } from '../../platform/access/responsible-people.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { consultantLetter } from '../../platform/mail/consultant-letter.ts';
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
    for (const { id, email } of await findResponsiblePeople(trx, { planId, roles: ['lead'], at })) {
      const letter = consultantLetter({
        to: email,
        propertyName,
        askedBy: caller,
        message,
        link: `${publicUrl}/plan/${planId}/manage-account-access`,
      });
      await addJob(trx, { kind: 'mail', payload: letter, dedupeKey: `consultant:${op.id}:${id}` });
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
