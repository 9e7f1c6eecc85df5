import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { forgetColumns, listColumns, rememberColumns } from './laboratory-columns.ts';
import { exportSoilTests } from './export-soil-tests.ts';
import { importSoilTests } from './import-soil-tests.ts';
import { listSoilTests } from './list-soil-tests.ts';
import { createSoilTest, deleteSoilTest, updateSoilTest } from './save-soil-test.ts';

type SoilTestCall =
  | 'soilTest.all'
  | 'soilTest.create'
  | 'soilTest.update'
  | 'soilTest.delete'
  | 'soilTest.import'
  | 'soilTest.export'
  | 'laboratoryColumns.all'
  | 'laboratoryColumns.remember'
  | 'laboratoryColumns.forget';

export const soilTestHandlers = (services: Services): Handlers<SoilTestCall> => ({
  'soilTest.all': ({ plan }) => listSoilTests(services, plan.planId),
  'soilTest.create': ({ caller, plan, op, body }) => createSoilTest(services, { caller, plan, op, body }),
  'soilTest.update': ({ caller, plan, op, body, params }) =>
    updateSoilTest(services, { caller, plan, op, body, soilTestId: params.soilTestId }),
  'soilTest.delete': ({ caller, plan, op, params }) =>
    deleteSoilTest(services, { caller, plan, op, soilTestId: params.soilTestId }),
  'soilTest.import': ({ caller, plan, op, body }) => importSoilTests(services, { caller, plan, op, body }),
  'soilTest.export': ({ caller, plan }) => exportSoilTests(services, plan.planId, caller),
  'laboratoryColumns.all': ({ plan }) => listColumns(services, plan.planId),
  'laboratoryColumns.remember': ({ caller, plan, op, body }) =>
    rememberColumns(services, { caller, op, plan, said: body }),
  'laboratoryColumns.forget': ({ caller, plan, op, params }) =>
    forgetColumns(services, { caller, op, plan, columnsId: params.columnsId }),
});
