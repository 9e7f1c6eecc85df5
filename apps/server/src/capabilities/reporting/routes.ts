import { titleAttribution } from '@tussock/domain';
import { paddockReport } from '@tussock/reports';
import type { Handlers } from '../../handlers.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { readPlanContent } from './read-plan-content.ts';

type ReportCall = 'report.paddock';

const PDF = 'application/pdf';

export const reportHandlers = (services: Services): Handlers<ReportCall> => ({
  'report.paddock': async ({ caller, plan, body }) => {
    const at = services.clock.now();
    const content = await readPlanContent(services.database.db, plan.planId);
    const attribution = titleAttribution[services.configuration.isDemonstration ? 'demonstration' : 'survey'];
    const bytes = await services.pdf.render(
      paddockReport({ ...content, settings: body, at, attribution }),
      at,
    );
    await writeAudit(services.database.db, {
      actorId: caller.userId,
      action: 'export',
      planId: plan.planId,
      at,
      detail: { call: 'report.paddock' },
    });
    return { bytes, contentType: PDF, fileName: `${content.plan.propertyName} paddock report.pdf` };
  },
});
