import type { Handlers } from '../../handlers.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { Services } from '../../services.ts';
import { findPlan } from '../plans/index.ts';
import { readBookContent } from './read-book-content.ts';
import type { PlanBookOrder } from './print-plan-book.ts';

const PDF = 'application/pdf';

export const planBookHandlers = (
  services: Services,
  readers: readonly RecordReader[],
): Handlers<'report.planBook'> => ({
  'report.planBook': async ({ caller, plan, body, request }) => {
    const { planId } = plan;
    const { propertyName } = await findPlan(services.database.db, planId);
    const content: PlanBookOrder = {
      ...(await readBookContent(services, readers, planId)),
      settings: body,
    };
    const bytes = await services.pdf.render({ maker: 'planBook', content }, content.at, {
      ownerId: caller.userId,
      signal: request.signal,
    });
    await writeAudit(services.database.db, {
      actorId: caller.userId,
      action: 'export',
      planId,
      at: content.at,
      detail: { call: 'report.planBook' },
    });
    return { bytes, contentType: PDF, fileName: `${propertyName} plan book.pdf` };
  },
});
