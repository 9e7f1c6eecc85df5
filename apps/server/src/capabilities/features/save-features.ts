import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BodyOf, FeatureReply, ReplyOf, saveFeatures as batchCall } from '@tussock/contract';
import { kinds, type AnyKind, type FieldRefusal } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { atRow } from '../../platform/http/refuse-fields.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { examineContent } from './check-content.ts';
import { examineShapeInTurn } from './examine-shape.ts';
import { findLostReferences, findOther } from './check-references.ts';
import { findFeaturesById, type FeatureContent, type FeatureRow } from './feature-store.ts';
import { attributesOfRow, presentFeature } from './present-feature.ts';
import { placeFeature } from './put-feature.ts';
import { kindOf, type Write } from './save-feature.ts';

type BatchRow = BodyOf<typeof batchCall>['rows'][number];

/** A row of the request, with its target and the content to write; `before` is null for a new feature. */
interface Planned {
  readonly index: number;
  readonly id: string;
  readonly kind: AnyKind;
  readonly before: FeatureRow | null;
  readonly content: FeatureContent;
}

/** Most problems in one answer: with more, a person mends their cause and not the rows one by one. */
const MOST_FAULTS = 200;

const refuse = (faults: readonly FieldRefusal[]): AppError =>
  new AppError('badRequest', {
    message: [...new Set(faults.map(({ message }) => message))].slice(0, MOST_FAULTS),
    fields: faults.slice(0, MOST_FAULTS),
  });

/** Orders the rows so that areas are written before the fertiliser applications on them, whose ground is read from those. */
const inTurn = (planned: readonly Planned[]): readonly Planned[] =>
  planned.toSorted(
    (one, other) =>
      Number(one.kind.id === kinds.fertiliser.id) - Number(other.kind.id === kinds.fertiliser.id),
  );

/**
 * Adds and updates many features in one transaction: all of them or none.
 *
 * @throws AppError badRequest with the problems of every row, shapeLocked, alreadyExists, staleVersion with the features that have newer versions
 */
export function saveFeatures(
  services: Services,
  { body, ...act }: Write & { body: BodyOf<typeof batchCall> },
): Promise<ReplyOf<typeof batchCall>> {
  return changePlan(services, act, async (change) => {
    const { trx, planId } = change;
    const planned = await planRows(services, trx, planId, body.rows);
    const versions = new Map<string, number>();
    for (const { index, id, kind, before, content } of inTurn(planned)) {
      const over = before && { standing: before };
      const placed = await placeFeature(services, change, { id, kind, over }, content);
      if (!placed.ok) throw refuse(atRow(index, [placed.refusal]));
      versions.set(id, placed.row.version);
    }
    await refuseWrongNeighbours(trx, planId, planned);
    return { results: planned.map(({ id }) => ({ _id: id, version: versions.get(id) ?? 0 })) };
  });
}

async function planRows(
  services: Pick<Services, 'geometry'>,
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
    const geometry = row.geometry ?? before?.geojson;
    const properties = row.properties ?? (before ? attributesOfRow(before) : {});
    const shape = await examineShapeInTurn(services, planId, { kind, geometry });
    const examined = examineContent(kind, { geometry, properties }, shape);
    if (examined.ok) planned.push({ index, id, kind, before, content: examined.content });
    else faults.push(...atRow(index, examined.refusals));
    if (faults.length >= MOST_FAULTS) break;
    // Each shape may have thousands of corners: other calls are answered between them.
    await nextTurn();
  }
  if (faults.length > 0) throw refuse(faults);
  if (stale.length > 0) throw new AppError('staleVersion', { current: stale });
  return planned;
}

/** Checks references and unique values after all rows are written: one row may reference another, or give up a value that another takes. */
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
