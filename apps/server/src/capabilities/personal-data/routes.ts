import { isUuid } from '@tussock/domain';
import type { FileAnswer, Handlers } from '../../handlers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { erasePerson, previewErasure } from './erase-person.ts';
import { findPeopleBy, findPersonById, readKept, type PersonRow } from './personal-data-store.ts';

type PersonalDataCall =
  | 'personalData.find'
  | 'personalData.file'
  | 'personalData.preview'
  | 'personalData.erase';

const present = ({ id, deletedAt, erasedAt, ...person }: PersonRow) => ({
  _id: id,
  ...person,
  deletedAt: deletedAt?.toISOString() ?? null,
  erasedAt: erasedAt?.toISOString() ?? null,
});

/** Writes everything that is kept about a person as JSON, with an entry in the audit log. @throws AppError notFound */
async function writeFile(
  { database: { db }, clock }: Services,
  { caller, id }: { readonly caller: Caller; readonly id: string },
): Promise<FileAnswer> {
  const person = isUuid(id) ? await findPersonById(db, id) : undefined;
  if (!person) throw new AppError('notFound');
  const at = clock.now();
  const kept = { writtenAt: at.toISOString(), ...(await readKept(db, id)) };
  await writeAudit(db, { actorId: caller.userId, action: 'exportPerson', at, detail: { userId: id } });
  return {
    bytes: new TextEncoder().encode(`${JSON.stringify(kept, null, 2)}\n`),
    contentType: 'application/json; charset=utf-8',
    fileName: `Data of ${person.name}.json`,
  };
}

/** Handlers of what people may ask about themselves: what is kept, and to be forgotten. */
export const personalDataHandlers = (services: Services): Handlers<PersonalDataCall> => ({
  'personalData.find': async ({ query: { search } }) => ({
    results: (await findPeopleBy(services.database.db, search)).map(present),
  }),
  'personalData.file': ({ caller, params: { id } }) => writeFile(services, { caller, id }),
  'personalData.preview': async ({ params: { id } }) => ({ counts: await previewErasure(services, id) }),
  'personalData.erase': ({ caller, op, params: { id } }) => erasePerson(services, { caller, op, id }),
});
