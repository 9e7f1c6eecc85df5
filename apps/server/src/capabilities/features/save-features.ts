import type { BodyOf, FeatureReply, ReplyOf, saveFeatures as batchCall } from '@tussock/contract';
import type { AnyKind, FieldRefusal } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { checkLocks } from '../../platform/things/stored-locks.ts';
import type { Services } from '../../services.ts';
import { examineContent } from './check-content.ts';
import { findLostReferences, findOther } from './check-references.ts';
import { featureEntity } from './feature-entity.ts';
import {
  findFeaturesById,
  insertFeature,
  writeFeature,
  type FeatureContent,
  type FeatureRow,
} from './feature-store.ts';
import { attributesOfRow, presentFeature } from './present-feature.ts';
import { kindOf, type Write } from './save-feature.ts';
import { examineFertiliser } from './settle-fertiliser.ts';

type BatchRow = BodyOf<typeof batchCall>['rows'][number];

/** A row with what it is about and what it shall hold; `before` is null for one that is added. */
interface Planned {
  readonly index: number;
  readonly id: string;
  readonly kind: AnyKind;
  readonly before: FeatureRow | null;
  readonly content: FeatureContent;
}

/** Past this many a person mends the cause, not the rows one by one. */
const MOST_FAULTS = 200;

const refuse = (faults: readonly FieldRefusal[]): AppError =>
  new AppError('badRequest', {
    message: [...new Set(faults.map(({ message }) => message))].slice(0, MOST_FAULTS),
    fields: faults.slice(0, MOST_FAULTS),
  });

const atRow = (index: number, refusals: readonly FieldRefusal[]): FieldRefusal[] =>
  refusals.map(({ field, message }) => ({ field: `rows.${index}.${field}`, message }));

/**
 * Adds and changes many features in one transaction: all of them or none.
 *
 * @throws AppError badRequest with the faults of every row, shapeLocked, alreadyExists, staleVersion with the features that moved on
 */
export function saveFeatures(
  services: Services,
  { body, ...act }: Write & { body: BodyOf<typeof batchCall> },
): Promise<ReplyOf<typeof batchCall>> {
  return changePlan(services, act, async ({ trx, planId, at, wrote, checkAtEnd }) => {
    const planned = await planRows(trx, planId, body.rows);
    const results: { _id: string; version: number }[] = [];
    for (const { index, id, kind, before, content: given } of planned) {
      const settled = await examineFertiliser(services, trx, { planId, id, kind }, given);
      if (!settled.ok) throw refuse(atRow(index, [settled.refusal]));
      const { content } = settled;
      if (before) checkAtEnd(checkLocks, { id, before: before.geojson, after: content.geometry });
      const target = { planId, id, at };
      const row = before
        ? await writeFeature(trx, target, content)
        : await insertFeature(trx, target, content);
      if (!row) throw new AppError('alreadyExists');
      wrote(featureEntity, before, row);
      results.push({ _id: row.id, version: row.version });
    }
    await refuseWrongNeighbours(trx, planId, planned);
    return { results };
  });
}

async function planRows(
  trx: Transaction<DB>,
  planId: string,
  rows: readonly BatchRow[],
): Promise<readonly Planned[]> {
  const stored = await findFeaturesById(
    trx,
    planId,
    rows.flatMap(({ _id, version }) => (version === undefined ? [] : [_id.toLowerCase()])),
  );
  const faults: FieldRefusal[] = [];
  const stale: FeatureReply[] = [];
  const planned: Planned[] = [];
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const id = row._id.toLowerCase();
    const kind = kindOf(row.featureType);
    const before = stored.get(id) ?? null;
    if (seen.has(id))
      faults.push({ field: `rows.${index}._id`, message: 'The same feature is listed twice' });
    seen.add(id);
    if (row.version !== undefined && (!before || before.kind !== kind.id)) {
      faults.push({
        field: `rows.${index}._id`,
        message: `There is no such ${kind.names.inSentence} on this plan`,
      });
      continue;
    }
    if (before && before.version !== row.version) stale.push(presentFeature(before));
    const examined = examineContent(kind, {
      geometry: row.geometry ?? before?.geojson,
      properties: row.properties ?? (before ? attributesOfRow(before) : {}),
    });
    if (examined.ok) planned.push({ index, id, kind, before, content: examined.content });
    else faults.push(...atRow(index, examined.refusals));
    if (faults.length >= MOST_FAULTS) break;
  }
  if (faults.length > 0) throw refuse(faults);
  if (stale.length > 0) throw new AppError('staleVersion', { current: stale });
  return planned;
}

/** Asked when all rows are written, because one row may point at another, or give up a value that another takes. */
async function refuseWrongNeighbours(
  trx: Transaction<DB>,
  planId: string,
  planned: readonly Planned[],
): Promise<void> {
  const lost = await findLostReferences(trx, planId, planned);
  const faults = planned.flatMap(({ index }, at) => atRow(index, lost[at] ?? []));
  for (const { index, id, kind, content } of planned) {
    const other = await findOther(trx, planId, kind, { id, attributes: content.attributes });
    if (other) faults.push(...atRow(index, [other]));
  }
  if (faults.length > 0) throw refuse(faults);
}
