import {
  checkSoilTest,
  dayInNewZealand,
  analytes,
  isUuid,
  writeResult,
  type Result,
  type SoilTestContent,
} from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { recordRowOf } from '../../platform/ledger/entity.ts';
import { recordLine, type RecordReader } from '../../platform/ledger/record-reader.ts';
import { recordWriter, type RecordWriters } from '../../platform/ledger/record-writer.ts';
import type { Services } from '../../services.ts';
import { refuse } from './check-content.ts';
import { putSoilTest, removeSoilTest } from './put-soil-test.ts';
import { soilTestEntity, valuesOfTest } from './soil-test-entity.ts';
import {
  findDeletedSoilTest,
  findDeletedSoilTests,
  findSoilTests,
  type SoilTestRow,
} from './soil-test-store.ts';

export const soilTestReader: RecordReader = {
  entities: ['soilTest'],
  read: async (trx, planId) =>
    (await findSoilTests(trx, planId)).map((row) => recordLine(soilTestEntity, row)),
  fromLog(_entity, logged) {
    const { transectId, ...content } = logged as LoggedTest; // written by `soilTestEntity.logged`
    return { values: valuesOfTest(transectId, content), made: {} };
  },
  findDeleted: async (trx, planId, since) =>
    (await findDeletedSoilTests(trx, planId, since)).map((row) => recordRowOf(soilTestEntity, row)),
};

type LoggedTest = SoilTestContent & { readonly transectId: string };

/** Reads a test from the record's values, checked as the form is. @throws AppError badRequest with the fields */
export function testFromRecord({ clock }: Pick<Services, 'clock'>, { transectId, ...values }: Values) {
  const checked = checkSoilTest(withWords(values), dayInNewZealand(clock.now()));
  if (!checked.ok) throw refuse(checked.refusals);
  if (typeof transectId !== 'string' || !isUuid(transectId))
    throw refuse([{ field: 'transectId', message: 'The transect must be chosen from this plan' }]);
  return { transectId: transectId.toLowerCase(), ...checked.content };
}

/** Converts figures to text such as '<2', since the check is the form's. */
const withWords = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const isFigure = analyteKeys.has(key) && typeof (value as Partial<Result> | null)?.value === 'number';
      return [key, isFigure ? writeResult(value as Result) : value]; // its figure was looked at just now
    }),
  );
const analyteKeys: ReadonlySet<string> = new Set(analytes.map(({ key }) => key));

/** Record writers for soil tests. */
export const soilTestWriters = (services: Pick<Services, 'clock'>): RecordWriters => ({
  soilTest: recordWriter<SoilTestRow>({
    entity: soilTestEntity,
    create: (change, id, values) => putSoilTest(change, { id, over: null }, testFromRecord(services, values)),
    update: (change, standing, values) =>
      putSoilTest(change, { id: standing.id, over: { standing } }, testFromRecord(services, values)),
    remove: removeSoilTest,
    findDeleted: ({ trx, planId }, id, since) => findDeletedSoilTest(trx, { planId, id, since }),
    restore: (change, deleted, values) =>
      putSoilTest(change, { id: deleted.id, over: { deleted } }, testFromRecord(services, values)),
  }),
});
