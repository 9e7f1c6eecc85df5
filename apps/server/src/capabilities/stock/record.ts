import {
  checkStockRatio,
  checkStockRow,
  kinds,
  stockRatioIdOf,
  stockRowIdOf,
  stockWords,
  type FieldRefusal,
  type StockRatio,
  type StockRow,
} from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import type { CheckAtEnd, PlanChange } from '../../platform/ledger/change-plan.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { recordWriter, type RecordActs, type RecordWriters } from '../../platform/ledger/record-writer.ts';
import { thingReader, type ThingWrites } from '../../platform/things/thing-entity.ts';
import type { Thing, ThingContent, ThingStore } from '../../platform/things/thing-store.ts';
import { findKnownIds } from '../features/index.ts';
import {
  stockRatioEntity,
  stockRatioStore,
  stockRatioWrites,
  stockRowEntity,
  stockRowStore,
  stockRowWrites,
} from './stock-things.ts';

export const stockReaders: readonly RecordReader[] = [
  thingReader(stockRowEntity, 'stockRow', stockRowStore),
  thingReader(stockRatioEntity, 'stockRatio', stockRatioStore),
];

/** Result of checking a row: its values with the id derived from them, or a refusal. */
type Taken = { readonly ok: true; readonly values: Values; readonly id: string } | Refused;
interface Refused {
  readonly ok: false;
  readonly refusals: readonly FieldRefusal[];
}

function takeRow(planId: string, asked: Values): Taken {
  const checked = checkStockRow(asked);
  if (!checked.ok) return checked;
  // Plain values by their declarations.
  const values = checked.values as unknown as Values;
  return { ok: true, values, id: stockRowIdOf(planId, checked.values) };
}

function takeRatio(planId: string, asked: Values): Taken {
  const checked = checkStockRatio(asked);
  if (!checked.ok) return checked;
  const { class: stockClass } = checked.attributes as StockRatio; // checked by its fields just now
  return { ok: true, values: checked.attributes, id: stockRatioIdOf(planId, stockClass) };
}

/** Checks that the land units of rows are in the plan. @throws AppError badRequest */
const checkUnits: CheckAtEnd<string> = async ({ trx, planId }, ids) => {
  const known = await findKnownIds(trx, planId, [kinds.lmu.id], ids);
  if (ids.some((id) => !known.has(id)))
    throw refuseFields([{ field: 'lmuId', message: stockWords.otherUnit }]);
};

interface Kept {
  readonly store: ThingStore;
  readonly writes: ThingWrites;
  readonly take: (planId: string, values: Values) => Taken;
}

/** Record acts of rows with a derived id, of which there is one per subject. */
function keptActs({ store, writes, take }: Kept) {
  const contentOf = (change: PlanChange, id: string, asked: Values): ThingContent => {
    const taken = take(change.planId, asked);
    if (!taken.ok) throw refuseFields(taken.refusals);
    if (taken.id !== id) throw new AppError('badRequest', { message: [stockWords.idOfAnother] });
    return { content: taken.values, made: {} };
  };
  return {
    create(change: PlanChange, id: string, values: Values) {
      const thing = contentOf(change, id, values);
      const { lmuId } = thing.content as unknown as Partial<StockRow>; // checked by `checkStockRow` when it was written
      if (lmuId !== undefined) change.checkAtEnd(checkUnits, lmuId);
      return writes.add(change, id, thing);
    },
    update: (change: PlanChange, before: Thing, values: Values) =>
      writes.rewrite(change, before, contentOf(change, before.id, values)),
    remove: writes.remove,
    findDeleted: ({ trx, planId }: PlanChange, id: string, since: Date | null) =>
      store.findDeleted(trx, { planId, id, since }),
    restore: (change: PlanChange, deleted: Thing, values: Values) =>
      writes.bringBack(change, deleted, contentOf(change, deleted.id, values)),
  } satisfies Omit<RecordActs<Thing>, 'entity'>;
}

const rowActs = keptActs({ store: stockRowStore, writes: stockRowWrites, take: takeRow });

/** Creates the row of a month of stock that nobody has entered, as part of a change of its plan. @throws AppError badRequest, alreadyExists */
export const addStockRow = (change: PlanChange, row: StockRow): Promise<Thing> =>
  rowActs.create(change, stockRowIdOf(change.planId, row), row);

/** Record writers for months of stock and stock units. */
export const stockWriters: RecordWriters = {
  stockRow: recordWriter<Thing>({
    entity: stockRowEntity,
    ...rowActs,
  }),
  stockRatio: recordWriter<Thing>({
    entity: stockRatioEntity,
    ...keptActs({ store: stockRatioStore, writes: stockRatioWrites, take: takeRatio }),
  }),
};
