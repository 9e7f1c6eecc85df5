import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
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
  | 'soilTest.export';

export const soilTestHandlers = (services: Services): Handlers<SoilTestCall> => ({
  'soilTest.all': ({ plan }) => listSoilTests(services, plan.planId),
  'soilTest.create': ({ caller, plan, opId, body }) => createSoilTest(services, { caller, plan, opId, body }),
  'soilTest.update': ({ caller, plan, opId, body, params, seenVersion }) =>
    updateSoilTest(services, { caller, plan, opId, body, seenVersion, soilTestId: params.soilTestId }),
  'soilTest.delete': ({ caller, plan, opId, params, seenVersion }) =>
    deleteSoilTest(services, { caller, plan, opId, seenVersion, soilTestId: params.soilTestId }),
  'soilTest.import': ({ caller, plan, opId, body }) =>
    importSoilTests(services, { caller, plan, opId, body }),
  'soilTest.export': ({ caller, plan }) => exportSoilTests(services, plan.planId, caller),
});
