import {
  checkFields,
  detailBlocks,
  detailNoteFields,
  detailNoteWords,
  lifeWords,
  type DetailNoteValues,
} from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { findAdvisers, findResponsiblePeople } from '../../platform/access/responsible-people.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import type { RecordActs } from '../../platform/ledger/record-writer.ts';
import { sendNotice } from '../../platform/mail/send-notice.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { signatureOf } from '../../platform/things/person-name-store.ts';
import { thingEntity, thingWrites } from '../../platform/things/thing-entity.ts';
import { thingStore, type Thing } from '../../platform/things/thing-store.ts';
import type { Services } from '../../services.ts';
import { findPlan } from '../plans/index.ts';

export const detailNoteStore = thingStore('planDetailNote');

/** The entity of notes on wrong plan details, for writes, log and record. */
export const detailNoteEntity = thingEntity('detailNote', detailNoteStore, ({ text }) =>
  String(text).slice(0, 60),
);
const writes = thingWrites(detailNoteEntity, detailNoteStore);

/** @throws AppError badRequest */
function checked(values: Values): DetailNoteValues {
  const result = checkFields(detailNoteFields, values);
  if (!result.ok) throw refuseFields([...result.refusals]);
  return result.attributes as DetailNoteValues; // checked against the declaration just now
}

/** Sends the note to those responsible for the plan and to its advisers. */
async function tellAnswering(
  { trx, planId, actorId, at }: PlanChange,
  services: Services,
  { id, note, name }: { readonly id: string; readonly note: DetailNoteValues; readonly name: string },
): Promise<void> {
  const { propertyName } = await findPlan(trx, planId);
  const block = detailBlocks.find(({ key }) => key === note.block)?.label ?? '';
  const answering = await findResponsiblePeople(trx, { planId, roles: ['lead'], at });
  const told = new Map(
    [...answering, ...(await findAdvisers(trx, planId))].map((person) => [person.id, person]),
  );
  told.delete(actorId);
  const address = `${services.configuration.publicUrl}/plan/${planId}/view/versions`;
  for (const person of told.values()) {
    const letter = writeLetter({
      to: person.email,
      subject: detailNoteWords.letterSubject(propertyName, block),
      lines: [`Kia ora ${person.name},`, detailNoteWords.letter(name, propertyName, block), note.text],
      link: { address, label: lifeWords.letters.open },
      closing: detailNoteWords.whyLetter,
    });
    await sendNotice(trx, {
      notice: 'detailWrong',
      userId: person.id,
      letter,
      link: address,
      at,
      dedupeKey: `detailNote:${id}:${person.id}`,
    });
  }
}

/** Record acts of detail notes: creating one sends a letter to those responsible for the plan; it is deleted when the detail is put right. */
export const detailNoteActs = (services: Services): RecordActs<Thing> => ({
  entity: detailNoteEntity,
  async create(change, id, values) {
    const note = checked(values);
    const by = await signatureOf(change);
    await tellAnswering(change, services, { id, note, name: by.name });
    return writes.add(change, id, { content: { ...note }, made: { by } });
  },
  remove: writes.remove,
  findDeleted: ({ trx, planId }, id, since) => detailNoteStore.findDeleted(trx, { planId, id, since }),
  restore: (change, deleted, values) =>
    writes.bringBack(change, deleted, { content: { ...checked(values) }, made: deleted.made }),
});
