import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import {
  recordWriter,
  type RecordActs,
  type RecordWriters,
  type Who,
} from '../../platform/ledger/record-writer.ts';
import { thingReader, type ThingWrites } from '../../platform/things/thing-entity.ts';
import type { Thing, ThingStore } from '../../platform/things/thing-store.ts';
import { actionStore } from '../../platform/things/stored-actions.ts';
import {
  actionEntity,
  actionWrites,
  evidenceEntity,
  evidenceStore,
  evidenceWrites,
  remarkEntity,
  remarkStore,
  remarkWrites,
} from './action-things.ts';
import { checkProof, putAction } from './put-action.ts';
import {
  checkAuthor,
  checkSameAction,
  checkSeenByVerifier,
  checkUnverified,
  evidenceContent,
  remarkContent,
} from './put-proof.ts';

export const actionReaders: readonly RecordReader[] = [
  thingReader(actionEntity, 'action', actionStore),
  thingReader(remarkEntity, 'remark', remarkStore),
  thingReader(evidenceEntity, 'evidence', evidenceStore),
];

const findDeletedIn =
  (store: ThingStore): NonNullable<RecordActs<Thing>['findDeleted']> =>
  ({ trx, planId }, id, since) =>
    store.findDeleted(trx, { planId, id, since });

/** Abilities assumed for creating and restoring actions; those who only verify can only change existing ones. */
const MAKER: Who = { abilities: ['editActions', 'verifyActions'] };

interface ProofRules {
  readonly contentOf: typeof remarkContent;
  /** @throws AppError badRequest where it is part of a verified action */
  readonly checkUnvouched?: (change: PlanChange, before: Thing) => Promise<void>;
  /** @throws AppError badRequest where the action was verified without it */
  readonly checkThere?: (change: PlanChange, deleted: Thing) => Promise<void>;
}

/** Record acts of remarks and evidence: all people change, delete and restore their own. */
const proofActs = (
  store: ThingStore,
  writes: ThingWrites,
  { contentOf, checkUnvouched, checkThere }: ProofRules,
): Omit<RecordActs<Thing>, 'entity'> => ({
  create: async (change, id, values) => writes.add(change, id, await contentOf(change, null, values)),
  async update(change, before, values, who) {
    checkAuthor(change, before, who);
    checkSameAction(before, values);
    await checkUnvouched?.(change, before);
    return writes.rewrite(change, before, await contentOf(change, before, values));
  },
  async remove(change, before, who) {
    checkAuthor(change, before, who);
    await checkUnvouched?.(change, before);
    await writes.remove(change, before);
    change.checkAtEnd(checkProof, String(before.content['actionId']));
  },
  findDeleted: findDeletedIn(store),
  async restore(change, deleted, values, who) {
    checkAuthor(change, deleted, who);
    await checkThere?.(change, deleted);
    return writes.bringBack(change, deleted, await contentOf(change, deleted, values));
  },
});

/** Record writers for actions, remarks and evidence. */
export const actionWriters: RecordWriters = {
  action: recordWriter<Thing>({
    entity: actionEntity,
    create: (change, id, values) => putAction(change, { id, before: null }, { values, who: MAKER }),
    update: (change, before, values, who) => putAction(change, { id: before.id, before }, { values, who }),
    remove: actionWrites.remove,
    findDeleted: findDeletedIn(actionStore),
    restore: (change, deleted, values) =>
      putAction(change, { id: deleted.id, before: deleted, isDeleted: true }, { values, who: MAKER }),
  }),
  remark: recordWriter<Thing>({
    entity: remarkEntity,
    ...proofActs(remarkStore, remarkWrites, { contentOf: remarkContent }),
  }),
  evidence: recordWriter<Thing>({
    entity: evidenceEntity,
    ...proofActs(evidenceStore, evidenceWrites, {
      contentOf: evidenceContent,
      checkUnvouched: checkUnverified,
      checkThere: checkSeenByVerifier,
    }),
  }),
};
