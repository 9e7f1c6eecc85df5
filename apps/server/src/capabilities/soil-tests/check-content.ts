import {
  checkSoilTest,
  dayInNewZealand,
  kinds,
  soilTestValues,
  type CheckedSoilTest,
  type FieldRefusal,
  type Results,
  type SoilTestContent,
} from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { findKnownIds } from '../features/index.ts';
import { findKnownFileIds } from '../files/index.ts';

export interface WantedTest {
  readonly transectId: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly results: Results;
}

export const refuse = (faults: readonly FieldRefusal[]): AppError =>
  new AppError('badRequest', { message: [...new Set(faults.map(({ message }) => message))], fields: faults });

/** Checks details and results by the rules of the form. */
export const examine = ({ clock }: Services, { details, results }: WantedTest): CheckedSoilTest =>
  checkSoilTest(soilTestValues({ details, results }), dayInNewZealand(clock.now()));

/** Creates the stored content of a test. @throws AppError badRequest with the fields */
export function checkContent(services: Services, wanted: WantedTest): SoilTestContent {
  const checked = examine(services, wanted);
  if (!checked.ok) throw refuse(checked.refusals);
  return checked.content;
}

const documentsOf = ({ documents }: SoilTestContent['details']): readonly string[] =>
  Array.isArray(documents) ? (documents as readonly string[]) : []; // ids, by the declaration

/** Finds, for each of some tests, references outside of the plan: its transect, or a document. */
export async function findLostReferences(
  trx: Transaction<DB>,
  planId: string,
  tests: readonly (SoilTestContent & { readonly transectId: string })[],
): Promise<readonly (readonly FieldRefusal[])[]> {
  const transects = await findKnownTransects(
    trx,
    planId,
    tests.map(({ transectId }) => transectId),
  );
  const files = await findKnownFileIds(trx, planId, { purpose: 'document' }, [
    ...new Set(tests.flatMap(({ details }) => documentsOf(details))),
  ]);
  return tests.map(({ transectId, details }) => [
    ...(transects.has(transectId)
      ? []
      : [{ field: 'transectId', message: 'The transect must be chosen from this plan' }]),
    ...(documentsOf(details).every((id) => files.has(id))
      ? []
      : [{ field: 'documents', message: 'Documents must be files of this plan' }]),
  ]);
}

/** Finds which of some ids are transects of a plan. */
export const findKnownTransects = (trx: Transaction<DB>, planId: string, ids: readonly string[]) =>
  findKnownIds(trx, planId, [kinds.transect.id], [...new Set(ids)]);
