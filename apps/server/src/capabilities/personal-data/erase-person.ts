import type { ErasureCounts } from '@tussock/contract';
import { isUuid, serviceWords } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  changeOutsidePlans,
  type OutsideChange,
  type PlanChange,
} from '../../platform/ledger/change-plan.ts';
import type { RecordedEntity } from '../../platform/ledger/entity.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { actionStore } from '../../platform/things/stored-actions.ts';
import type { Thing, ThingStore } from '../../platform/things/thing-store.ts';
import type { Services } from '../../services.ts';
import { actionEntity, evidenceEntity, evidenceStore, remarkEntity, remarkStore } from '../actions/index.ts';
import { detailNoteEntity, detailNoteStore } from '../life/index.ts';
import { dropImage } from '../profile/index.ts';
import {
  AUTHORED,
  countErasure,
  eraseOutsidePlans,
  findAuthored,
  holdPlans,
  writeMadeOfDeleted,
} from './erasure-store.ts';
import { findAddressesOf, findPersonById, holdPerson } from './personal-data-store.ts';
import { withoutName } from './without-name.ts';

const things: Readonly<
  Record<(typeof AUTHORED)[number], { readonly entity: RecordedEntity<Thing>; readonly store: ThingStore }>
> = {
  planAction: { entity: actionEntity, store: actionStore },
  planRemark: { entity: remarkEntity, store: remarkStore },
  planEvidence: { entity: evidenceEntity, store: evidenceStore },
  planDetailNote: { entity: detailNoteEntity, store: detailNoteStore },
};

interface Authored {
  readonly table: (typeof AUTHORED)[number];
  readonly planId: string;
  readonly id: string;
}

/** Writes the name of nobody in place of an author's, in the record of one plan; pages that follow it are told. */
async function forgetAuthor(
  { trx, planId, at, derived }: PlanChange,
  { table, id }: Authored,
  person: { readonly id: string; readonly name: string },
): Promise<void> {
  const { entity, store } = things[table];
  const before = await store.find(trx, planId, id);
  if (before) {
    const made = withoutName(before.made, person);
    derived(entity, before, await store.write(trx, { planId, id, at }, { content: before.content, made }));
    return;
  }
  const deleted = await store.findDeleted(trx, { planId, id, since: null });
  if (deleted) await writeMadeOfDeleted(trx, table, { planId, id, made: withoutName(deleted.made, person) });
}

async function forgetOnPlans(
  { trx, onPlan }: OutsideChange,
  person: { readonly id: string; readonly name: string },
): Promise<void> {
  const rows: Authored[] = [];
  for (const table of AUTHORED)
    rows.push(...(await findAuthored(trx, table, person.id)).map((row) => ({ table, ...row })));
  const planIds = [...new Set(rows.map(({ planId }) => planId))].sort();
  if (planIds.length > 0) await holdPlans(trx, planIds);
  for (const planId of planIds)
    await onPlan(planId, async (change) => {
      for (const row of rows) if (row.planId === planId) await forgetAuthor(change, row, person);
    });
}

/** Counts what erasing a person would change. @throws AppError notFound */
export async function previewErasure({ database: { db } }: Services, id: string): Promise<ErasureCounts> {
  if (!isUuid(id) || !(await findPersonById(db, id))) throw new AppError('notFound');
  return countErasure(db, { id, addresses: await findAddressesOf(db, id) });
}

/**
 * Erases a deleted person: name, addresses, picture, sign-in, sessions and links, and their name as the author of remarks, evidence, notes and
 * actions. What they signed, and the append-only log of each plan, stay as evidence of the farm. Twice is the same as once.
 *
 * @throws AppError notFound, badRequest for a user who is not deleted
 */
export async function erasePerson(
  services: Services,
  { caller, op, id }: { readonly caller: Caller; readonly op: Op; readonly id: string },
): Promise<{ readonly _id: string }> {
  if (!isUuid(id)) throw new AppError('notFound');
  return changeOutsidePlans(services, { caller, op }, async (change) => {
    const { trx, at } = change;
    await holdPerson(trx, id);
    const person = await findPersonById(trx, id);
    if (!person) throw new AppError('notFound');
    if (person.deletedAt === null)
      throw new AppError('badRequest', { message: [serviceWords.people.stillInUse] });
    if (person.erasedAt !== null) return { _id: id };
    const name = serviceWords.people.erasedName;
    await forgetOnPlans(change, { id, name });
    await dropImage(trx, id);
    await eraseOutsidePlans(trx, { id, addresses: await findAddressesOf(trx, id) }, { name, at });
    await writeAudit(trx, { actorId: caller.userId, action: 'erasePerson', at, detail: { userId: id } });
    return { _id: id };
  });
}
