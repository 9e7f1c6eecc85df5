import { dayEndedBy, examinationKinds, examinationWords, labelOfOption } from '@tussock/domain';
import { findResponsiblePeople, type Answering } from '../../platform/access/responsible-people.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { sendNotice } from '../../platform/mail/send-notice.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import type { Services } from '../../services.ts';
import { findExaminer, type ExaminationRow } from './examination-store.ts';

type Site = Pick<Services, 'configuration'>;
const words = examinationWords.letters;

const nameOfKind = ({ kind }: ExaminationRow): string => labelOfOption(examinationKinds, kind);

/** Address of the examiner's page. It holds no secret: whoever opens it signs in. */
const roomAddress = ({ configuration }: Site, { planId, id }: ExaminationRow): string =>
  `${configuration.publicUrl}/examinations/${planId}/${id}`;
const farmAddress = ({ configuration }: Site, { planId }: ExaminationRow): string =>
  `${configuration.publicUrl}/plan/${planId}/view/examinations`;

/** Sends the letter to an invited certifier or auditor; it is always sent. */
export async function inviteByLetter(
  { trx }: PlanChange,
  services: Site,
  row: ExaminationRow,
): Promise<void> {
  const examiner = await findExaminer(trx, row.examinerId);
  if (!examiner) return;
  const letter = writeLetter({
    to: examiner.email,
    subject: words.invitedSubject(nameOfKind(row), row.propertyName),
    lines: [
      `Kia ora ${examiner.name},`,
      words.invited(row.invitedByName, nameOfKind(row).toLowerCase(), row.propertyName, row.versionNumber),
      row.scope,
      words.until(dayEndedBy(row.endsAt)),
    ],
    link: { address: roomAddress(services, row), label: words.open },
    closing: words.whyExaminer,
  });
  await addJob(trx, { kind: 'mail', payload: letter, dedupeKey: `examination:${row.id}` });
}

interface News {
  readonly line: string;
  readonly note?: string | undefined;
}

async function tell(
  { trx, at }: PlanChange,
  row: ExaminationRow,
  {
    person,
    line,
    note,
    address,
    closing,
  }: News & {
    readonly person: Answering;
    readonly address: string;
    readonly closing: string;
  },
): Promise<void> {
  const letter = writeLetter({
    to: person.email,
    subject: words.farmSubject(nameOfKind(row), row.propertyName),
    lines: [`Kia ora ${person.name},`, line, ...(note ? [note] : [])],
    link: { address, label: words.open },
    closing,
  });
  await sendNotice(trx, { notice: 'examination', userId: person.id, letter, link: address, at });
}

/** Tells the owners and leads of a plan of a step of its certifier or auditor. */
export async function tellFarm(
  change: PlanChange,
  services: Site,
  { row, ...news }: News & { readonly row: ExaminationRow },
): Promise<void> {
  const { trx, planId, at, actorId } = change;
  const people = await findResponsiblePeople(trx, { planId, roles: ['owner', 'lead'], at, besides: actorId });
  for (const person of people)
    await tell(change, row, { ...news, person, address: farmAddress(services, row), closing: words.whyFarm });
}

/** Tells a certifier or an auditor of a step of the farm. */
export async function tellExaminer(
  change: PlanChange,
  services: Site,
  { row, ...news }: News & { readonly row: ExaminationRow },
): Promise<void> {
  const person = await findExaminer(change.trx, row.examinerId);
  if (person)
    await tell(change, row, {
      ...news,
      person,
      address: roomAddress(services, row),
      closing: words.whyExaminer,
    });
}
