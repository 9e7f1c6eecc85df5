import { titleAttribution } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { readPrintGround } from '../terrain/index.ts';
import type { PaddockReportOrder } from './make-paddock-report.ts';
import { readPlanContent } from './read-plan-content.ts';

type ReportCall = 'report.paddock';

const PDF = 'application/pdf';

export const reportHandlers = (services: Services): Handlers<ReportCall> => ({
  'report.paddock': async ({ caller, plan, body, request }) => {
    const at = services.clock.now();
    const content = await readPlanContent(services, plan.planId);
    const attribution = titleAttribution[services.configuration.isDemonstration ? 'demonstration' : 'survey'];
    const beneath = await readPrintGround(services, content.boundary);
    const order: PaddockReportOrder = {
      ...content,
      settings: body,
      at,
      attribution,
      ...(beneath ? { beneath } : {}),
    };
    const bytes = await services.pdf.render({ maker: 'paddockReport', content: order }, at, {
      ownerId: caller.userId,
      signal: request.signal,
    });
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
