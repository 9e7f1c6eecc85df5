import type { BodyOf, importSoilTests as importCall, ReplyOf } from '@tussock/contract';
import {
  fateOfTest,
  plainSampleName,
  soilTestKey,
  type FieldRefusal,
  type SoilTestContent,
  type ExistingTest,
} from '@tussock/domain';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { DB } from '../../platform/database/generated/schema.ts';
import { atRow } from '../../platform/http/refuse-fields.ts';
import { changePlan, type PlanAct, type PlanChange } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { examine, findKnownTransects, findLostReferences, refuse } from './check-content.ts';
import { contentOfRow } from './present-soil-test.ts';
import { soilTestEntity } from './soil-test-entity.ts';
import {
  findTestsOfJobs,
  insertSoilTests,
  writeAliases,
  writeSoilTest,
  type SoilTestRow,
} from './soil-test-store.ts';

type Body = BodyOf<typeof importCall>;
type Reply = ReplyOf<typeof importCall>;

/** Most problems in one answer: with more, a person mends their cause and not the rows one by one. */
const MOST_FAULTS = 200;

interface Incoming extends SoilTestContent {
  readonly key: string;
  readonly transectId: string;
}

/** Checks every row as a form would be, and reads the numbers that identify its sample. @throws AppError badRequest */
function readRows(services: Services, rows: Body['rows']): readonly Incoming[] {
  const faults: FieldRefusal[] = [];
  const seen = new Set<string>();
  const read = rows.flatMap((row, index): Incoming[] => {
    const checked = examine(services, row);
    if (!checked.ok) {
      faults.push(...atRow(index, checked.refusals));
      return [];
    }
    const { laboratoryJobNumber: job, laboratoryNumber: number } = checked.content.details;
    if (typeof job !== 'string' || typeof number !== 'string') {
      const message = 'An imported sample needs its laboratory job number and its laboratory number';
      faults.push(...atRow(index, [{ field: 'laboratoryNumber', message }]));
      return [];
    }
    const key = soilTestKey(job, number);
    if (seen.has(key))
      faults.push(
        ...atRow(index, [{ field: 'laboratoryNumber', message: 'The same sample is listed twice' }]),
      );
    seen.add(key);
    return [{ ...checked.content, key, transectId: row.transectId.toLowerCase() }];
  });
  if (faults.length > 0) throw refuse(faults.slice(0, MOST_FAULTS));
  return read;
}

const standingOf = (row: SoilTestRow): ExistingTest => {
  const { details, results } = contentOfRow(row);
  const { interim, fileCreationDate } = details;
  return {
    isInterim: interim === true,
    fileCreationDate: typeof fileCreationDate === 'string' ? fileCreationDate : undefined,
    results,
  };
};

/** Finds existing tests by the numbers of their sample. */
async function standingTests(
  trx: Transaction<DB>,
  planId: string,
  rows: readonly Incoming[],
): Promise<ReadonlyMap<string, SoilTestRow>> {
  const jobs = rows.map(({ details }) => String(details['laboratoryJobNumber']).trim().toLowerCase());
  const found = await findTestsOfJobs(trx, planId, [...new Set(jobs)]);
  return new Map(
    found.map((row) => {
      const { laboratoryJobNumber: job, laboratoryNumber: number } = contentOfRow(row).details;
      return [soilTestKey(String(job), String(number)), row];
    }),
  );
}

/** Values kept from a replaced test, which a person added: its place, its notes and its documents. */
const replacing = (row: SoilTestRow, { details, results }: Incoming): Omit<Incoming, 'key'> => {
  const { notes, documents } = contentOfRow(row).details;
  const merged = {
    ...details,
    ...(notes === undefined ? {} : { notes }),
    documents: [...new Set([...idsIn(documents), ...idsIn(details['documents'])])],
  };
  return { transectId: row.transectId, details: merged, results };
};
const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : []; // ids, by the declaration

async function remember({ trx, planId, record }: PlanChange, aliases: Body['aliases']): Promise<void> {
  const plain = new Map(
    aliases.map(({ sampleName, transectId }) => [plainSampleName(sampleName), transectId.toLowerCase()]),
  );
  const known = await findKnownTransects(trx, planId, [...plain.values()]);
  if ([...plain.values()].some((id) => !known.has(id)))
    throw refuse([{ field: 'aliases', message: 'The transect must be chosen from this plan' }]);
  const rows = [...plain].map(([sampleName, transectId]) => ({ sampleName, transectId }));
  if (rows.length === 0) return;
  await writeAliases(trx, planId, rows);
  for (const { sampleName, transectId } of rows)
    record({
      entity: 'soilSampleAlias',
      entityId: transectId,
      op: 'update',
      before: null,
      after: { name: sampleName },
    });
}

/**
 * Imports samples in one change of the plan, all or none. New ones are added, an interim test is replaced by its successor, and existing ones are
 * left unchanged, so importing a file twice changes nothing.
 *
 * @throws AppError badRequest with the problems by row
 */
export async function importSoilTests(
  services: Services,
  { body, ...act }: PlanAct & { body: Body },
): Promise<Reply> {
  const rows = readRows(services, body.rows);
  return changePlan(services, act, async (change) => {
    const { trx, planId, at, wrote } = change;
    const lost = await findLostReferences(trx, planId, rows);
    const faults = lost.flatMap((refusals, index) => atRow(index, refusals));
    if (faults.length > 0) throw refuse(faults.slice(0, MOST_FAULTS));
    await remember(change, body.aliases);
    const standing = await standingTests(trx, planId, rows);
    const added: Incoming[] = [];
    let replaced = 0;
    for (const row of rows) {
      const before = standing.get(row.key);
      const isInterim = row.details['interim'] === true;
      const fate = fateOfTest({ ...row, isInterim }, before && standingOf(before));
      if (!before) added.push(row);
      else if (fate === 'replaces') {
        const after = await writeSoilTest(trx, { planId, id: before.id, at }, replacing(before, row));
        wrote(soilTestEntity, before, after);
        replaced += 1;
      }
    }
    const made =
      added.length === 0
        ? []
        : await insertSoilTests(
            trx,
            { planId, at },
            added.map(({ transectId, details, results }) => ({ id: uuidv7(), transectId, details, results })),
          );
    for (const row of made) wrote(soilTestEntity, null, row);
    return { new: made.length, replaced, left: rows.length - made.length - replaced };
  });
}
