import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { exportNitrogen } from './export-nitrogen.ts';
import { importSpreaderFile, previewSpreaderFile } from './import-spreader-file.ts';
import { readSeason } from './read-season.ts';
import { tryApplication } from './try-application.ts';

type FertiliserCall =
  | 'fertiliser.season'
  | 'fertiliser.try'
  | 'fertiliser.export'
  | 'fertiliser.previewFile'
  | 'fertiliser.importFile';

export const fertiliserHandlers = (services: Services): Handlers<FertiliserCall> => ({
  'fertiliser.season': ({ plan, query }) => readSeason(services, plan.planId, query.startYear),
  'fertiliser.try': ({ plan, body }) => tryApplication(services, plan.planId, body),
  'fertiliser.export': ({ caller, plan, query }) =>
    exportNitrogen(services, { planId: plan.planId, caller, startYear: query.startYear }),
  'fertiliser.previewFile': ({ plan, body }) => previewSpreaderFile(services, plan.planId, body.text),
  'fertiliser.importFile': ({ caller, plan, op, body }) =>
    importSpreaderFile(services, { caller, plan, op, text: body.text }),
});
