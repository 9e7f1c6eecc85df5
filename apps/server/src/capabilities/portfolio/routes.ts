import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { orderBulk, orderUndo, readOutcome } from './order-bulk.ts';
import { readBoard, readFigures } from './read-board.ts';
import { readWork, readWorkFigures } from './read-work.ts';
import { listViews, removeView, saveView } from './save-view.ts';

type PortfolioCall =
  | 'portfolio.plans'
  | 'portfolio.figures'
  | 'portfolio.actions'
  | 'portfolio.actionFigures'
  | 'portfolio.bulk'
  | 'portfolio.bulkOutcome'
  | 'portfolio.undoBulk'
  | 'portfolio.views'
  | 'portfolio.saveView'
  | 'portfolio.removeView';

export const portfolioHandlers = (services: Services): Handlers<PortfolioCall> => ({
  'portfolio.plans': ({ caller, query }) => readBoard(services, caller, query),
  'portfolio.figures': ({ caller, query }) => readFigures(services, caller, query),
  'portfolio.actions': ({ caller, query }) => readWork(services, caller, query),
  'portfolio.actionFigures': ({ caller, query }) => readWorkFigures(services, caller, query),
  'portfolio.bulk': ({ caller, op, body }) => orderBulk(services, { caller, op }, body),
  'portfolio.bulkOutcome': ({ caller, params: { bulkId } }) => readOutcome(services, caller, bulkId),
  'portfolio.undoBulk': ({ caller, op, params: { bulkId } }) => orderUndo(services, { caller, op }, bulkId),
  'portfolio.views': async ({ caller }) => ({ results: await listViews(services.database.db, caller) }),
  'portfolio.saveView': ({ caller, op, params: { viewId }, body }) =>
    saveView(services, { caller, op }, { viewId, body }),
  'portfolio.removeView': ({ caller, op, params: { viewId } }) =>
    removeView(services, { caller, op }, viewId),
});
