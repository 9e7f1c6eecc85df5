import { isOneOf, lifeWords, planAbilities, planRoles } from '@tussock/domain';
import {
  findAdvisers,
  findResponsiblePeople,
  type Answering,
} from '../../platform/access/responsible-people.ts';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { sendNotice } from '../../platform/mail/send-notice.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { findName } from '../../platform/things/person-name-store.ts';
import { madeOfApproval, valuesOfApproval } from '../../platform/things/stored-approvals.ts';
import type { Thing } from '../../platform/things/thing-store.ts';
import type { Services } from '../../services.ts';
import { findPersonForPlan } from '../actions/index.ts';
import { findPlan } from '../plans/index.ts';
import { findPerson } from './life-store.ts';

type Site = Pick<Services, 'configuration'>;

const deciding = planRoles.filter((role) => isOneOf(planAbilities.decidePlan, role));

const linkTo = ({ configuration }: Site, planId: string) => ({
  address: `${configuration.publicUrl}/plan/${planId}/view/versions`,
  label: lifeWords.letters.open,
});

/** Sends a letter to those who may decide that a plan was submitted, with the sender's note. */
export async function tellDeciders(
  { trx, planId, actorId, at }: PlanChange,
  services: Site,
  { versionNumber, note }: { readonly versionNumber: number; readonly note: string | undefined },
): Promise<void> {
  const { propertyName } = await findPlan(trx, planId);
  const sender = await findName(trx, actorId);
  const link = linkTo(services, planId);
  // Whoever sent it does not decide it: where nobody else may, the provider's administrators do.
  for (const person of await findResponsiblePeople(trx, { planId, roles: deciding, at, besides: actorId })) {
    if (person.id === actorId) continue;
    const letter = writeLetter({
      to: person.email,
      subject: lifeWords.letters.sentSubject(propertyName),
      lines: [
        `Kia ora ${person.name},`,
        lifeWords.letters.sent(sender, propertyName, versionNumber),
        ...(note ? [note] : []),
      ],
      link,
      closing: lifeWords.letters.whyDecider,
    });
    await sendNotice(trx, { notice: 'planSent', userId: person.id, letter, link: link.address, at });
  }
}

/** Sends a letter to the owner and the adviser of a plan to ask for their approval of a version; the sender gets none. */
export async function tellSigners(
  { trx, planId, actorId, at }: PlanChange,
  services: Site,
  versionNumber: number,
): Promise<void> {
  const { propertyName, ownerId } = await findPlan(trx, planId);
  const sender = await findName(trx, actorId);
  const owner = ownerId === null ? undefined : await findPerson(trx, ownerId);
  const asked = new Map<string, Answering>();
  for (const person of [...(owner ? [owner] : []), ...(await findAdvisers(trx, planId))])
    if (person.id !== actorId) asked.set(person.id, person);
  const link = linkTo(services, planId);
  for (const { id, name, email } of asked.values()) {
    const letter = writeLetter({
      to: email,
      subject: lifeWords.letters.signSubject(propertyName),
      lines: [
        `Kia ora ${name},`,
        lifeWords.letters.sent(sender, propertyName, versionNumber),
        lifeWords.letters.sign,
      ],
      link,
      closing: lifeWords.letters.whySigner,
    });
    await sendNotice(trx, { notice: 'approvalWanted', userId: id, letter, link: link.address, at });
  }
}

/** Finds who gets the letter about a submitted plan: the sender, or the lead and the owner where the sender has no access any more. */
async function findWhoSent(
  { trx, planId, actorId, at }: PlanChange,
  asked: Thing,
): Promise<{ readonly people: readonly Answering[]; readonly closing: string }> {
  const userId = madeOfApproval(asked).requestedBy?.id;
  const isStillHere = userId && (await findPersonForPlan(trx, { planId, userId, at }));
  const sender = isStillHere ? await findPerson(trx, userId) : undefined;
  if (sender) return { people: [sender], closing: lifeWords.letters.whySender };
  const people = await findResponsiblePeople(trx, { planId, roles: ['lead', 'owner'], at, besides: actorId });
  return { people: people.filter(({ id }) => id !== actorId), closing: lifeWords.letters.whyNotSender };
}

/** Sends a letter to the sender of a plan that its owner or its consultant declined to sign, with the reason. */
export async function tellOfRefusal(
  change: PlanChange,
  services: Site,
  said: {
    readonly rows: readonly Thing[];
    readonly versionNumber: number;
    readonly note: string | undefined;
  },
): Promise<void> {
  const { trx, planId, actorId, at } = change;
  const { rows, versionNumber, note } = said;
  const asked = rows.find((row) => {
    const values = valuesOfApproval(row);
    return values.approvalType === 'provider' && values.versionNumber === versionNumber;
  });
  if (!asked) return;
  const { people, closing } = await findWhoSent(change, asked);
  const { propertyName } = await findPlan(trx, planId);
  const signer = await findName(trx, actorId);
  const link = linkTo(services, planId);
  for (const { id, name, email } of people) {
    const letter = writeLetter({
      to: email,
      subject: lifeWords.letters.refusedSubject(propertyName),
      lines: [
        `Kia ora ${name},`,
        lifeWords.letters.refused(signer, propertyName, versionNumber),
        ...(note ? [note] : []),
      ],
      link,
      closing,
    });
    await sendNotice(trx, { notice: 'planDecided', userId: id, letter, link: link.address, at });
  }
}

/** Finds the owner of a plan, unless they made the change themselves. */
async function findOwnerToTell({ trx, planId, actorId }: PlanChange): Promise<Answering | undefined> {
  const { ownerId } = await findPlan(trx, planId);
  return ownerId === null || ownerId === actorId ? undefined : findPerson(trx, ownerId);
}

const { letters } = lifeWords;
/** What the letter says of each outcome. */
const outcomes = {
  approve: { subject: letters.approvedSubject, line: letters.approved },
  askForChanges: { subject: letters.sentBackSubject, line: letters.sentBack },
  decline: { subject: letters.declinedSubject, line: letters.declined },
} as const;

/** Sends a letter with the outcome to the sender of a plan and to the owner of the farm. */
export async function tellSender(
  change: PlanChange,
  services: Site,
  asked: Thing,
  said: {
    readonly move: keyof typeof outcomes;
    readonly versionNumber: number;
    readonly note: string | undefined;
  },
): Promise<void> {
  const { trx, planId, actorId, at } = change;
  const sent = await findWhoSent(change, asked);
  const owner = await findOwnerToTell(change);
  const people = [
    ...sent.people.map((person) => ({ ...person, closing: sent.closing })),
    ...(owner && sent.people.every(({ id }) => id !== owner.id)
      ? [{ ...owner, closing: lifeWords.letters.whyOwner }]
      : []),
  ];
  const { propertyName } = await findPlan(trx, planId);
  const decider = await findName(trx, actorId);
  const { move, versionNumber, note } = said;
  const outcome = outcomes[move];
  const link = linkTo(services, planId);
  for (const { id, name, email, closing } of people) {
    const letter = writeLetter({
      to: email,
      subject: outcome.subject(propertyName),
      lines: [
        `Kia ora ${name},`,
        outcome.line(decider, propertyName, versionNumber),
        ...(note ? [note] : []),
      ],
      link,
      closing,
    });
    await sendNotice(trx, { notice: 'planDecided', userId: id, letter, link: link.address, at });
  }
}
