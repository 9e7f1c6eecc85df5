import {
  actionWords,
  checkSection,
  checkSubOutcome,
  sectionIdOf,
  subOutcomeIdOf,
  type FieldRefusal,
  type SubOutcomeValues,
} from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { AppError } from '../../platform/http/app-error.ts';
import type { CheckAtEnd, PlanChange } from '../../platform/ledger/change-plan.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { recordWriter, type RecordActs, type RecordWriters } from '../../platform/ledger/record-writer.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { thingReader, type ThingWrites } from '../../platform/things/thing-entity.ts';
import type { Thing, ThingContent, ThingStore } from '../../platform/things/thing-store.ts';
import { findKnownFileIds } from '../files/index.ts';
import {
  sectionEntity,
  sectionStore,
  sectionWrites,
  subOutcomeEntity,
  subOutcomeStore,
  subOutcomeWrites,
} from './answer-things.ts';

export const outcomeReaders: readonly RecordReader[] = [
  thingReader(sectionEntity, 'section', sectionStore),
  thingReader(subOutcomeEntity, 'subOutcome', subOutcomeStore),
];

type Checked =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

interface Answered {
  readonly store: ThingStore;
  readonly writes: ThingWrites;
  readonly check: (values: Values) => Checked;
  readonly idOf: (planId: string, values: Values) => string;
  readonly checkAtEnd?: (change: PlanChange, before: Thing | null, values: Values) => void;
}

/** Record acts of answers: there is one per section or outcome, and its id is derived from that. */
function answerActs({ store, writes, check, idOf, checkAtEnd }: Answered) {
  const contentOf = (change: PlanChange, id: string, asked: Asked): ThingContent => {
    const checked = check(asked.values);
    if (!checked.ok) throw refuseFields(checked.refusals);
    if (idOf(change.planId, checked.values) !== id)
      throw new AppError('badRequest', { message: ['The id is not that of what is answered.'] });
    checkAtEnd?.(change, asked.before, checked.values);
    return { content: checked.values, made: {} };
  };
  return {
    create: (change: PlanChange, id: string, values: Values) =>
      writes.add(change, id, contentOf(change, id, { before: null, values })),
    update: (change: PlanChange, before: Thing, values: Values) =>
      writes.rewrite(change, before, contentOf(change, before.id, { before, values })),
    remove: writes.remove,
    findDeleted: ({ trx, planId }: PlanChange, id: string, since: Date | null) =>
      store.findDeleted(trx, { planId, id, since }),
    restore: (change: PlanChange, deleted: Thing, values: Values) =>
      writes.bringBack(change, deleted, contentOf(change, deleted.id, { before: deleted, values })),
  } satisfies Omit<RecordActs<Thing>, 'entity'>;
}

interface Asked {
  readonly before: Thing | null;
  readonly values: Values;
}

const documentsIn = (values: Values): readonly string[] =>
  (values as Partial<SubOutcomeValues>).documents ?? []; // checked by the same writer

/** Checks that added documents are files of the plan. @throws AppError badRequest */
const checkDocuments: CheckAtEnd<string> = async ({ trx, planId }, ids) => {
  const known = await findKnownFileIds(trx, planId, { purpose: 'document' }, ids);
  if (ids.some((id) => !known.has(id)))
    throw refuseFields([{ field: 'documents', message: actionWords.otherFiles }]);
};

const sectionActs = answerActs({
  store: sectionStore,
  writes: sectionWrites,
  check: checkSection,
  idOf: (planId, { sectionKey }) => sectionIdOf(planId, String(sectionKey)),
});

const subOutcomeActs = answerActs({
  store: subOutcomeStore,
  writes: subOutcomeWrites,
  check: checkSubOutcome,
  idOf: (planId, { outcomeKey }) => subOutcomeIdOf(planId, String(outcomeKey)),
  checkAtEnd(change, before, values) {
    const standing = new Set(before ? documentsIn(before.content) : []);
    for (const id of documentsIn(values)) if (!standing.has(id)) change.checkAtEnd(checkDocuments, id);
  },
});

/** Creates the first answer of a section or an outcome, as part of a change of its plan. @throws AppError badRequest, alreadyExists */
export const answerFirst = {
  section: (change: PlanChange, values: Values): Promise<Thing> =>
    sectionActs.create(change, sectionIdOf(change.planId, String(values['sectionKey'])), values),
  subOutcome: (change: PlanChange, values: Values): Promise<Thing> =>
    subOutcomeActs.create(change, subOutcomeIdOf(change.planId, String(values['outcomeKey'])), values),
} as const;

/** Record writers for answers. */
export const outcomeWriters: RecordWriters = {
  section: recordWriter<Thing>({ entity: sectionEntity, ...sectionActs }),
  subOutcome: recordWriter<Thing>({ entity: subOutcomeEntity, ...subOutcomeActs }),
};
