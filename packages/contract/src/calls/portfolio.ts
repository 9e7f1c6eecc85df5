import * as z from 'zod/mini';
import { uuid } from '../shapes/common.ts';
import { defineCall } from '../define-call.ts';
import {
  boardFigures,
  boardRow,
  boardView,
  boardViewBody,
  bulkBody,
  bulkOutcome,
  workFigures,
  workRow,
} from '../shapes/board.ts';
import {
  figureQueryOfBoard,
  figureQueryOfWork,
  listQueryOfBoard,
  listQueryOfWork,
  pageOf,
} from '../shapes/list.ts';

const everybody = { to: 'signedIn', ability: 'useProduct' } as const;

export const listBoard = defineCall({
  id: 'portfolio.plans',
  summary:
    'The plans the caller may see, a page at a time, each with its summary: what is due first comes first. Each filter leaves the plans with any of several values, with commas between them; `group` orders them by the group.',
  method: 'GET',
  path: '/api/portfolio/plans',
  access: everybody,
  query: listQueryOfBoard,
  reply: pageOf(boardRow),
});

export const readBoardFigures = defineCall({
  id: 'portfolio.figures',
  summary:
    'Figures over the plans of a board: farms, hectares, actions and what they need; how many plans each choice of a filter would leave; and the sums of each group.',
  method: 'GET',
  path: '/api/portfolio/figures',
  access: everybody,
  query: figureQueryOfBoard,
  reply: boardFigures,
});

export const listWork = defineCall({
  id: 'portfolio.actions',
  summary:
    'The actions of all plans the caller may see but for archived ones, a page at a time: what is due first comes first. Without `state` those that are open; `any` for all states.',
  method: 'GET',
  path: '/api/portfolio/actions',
  access: everybody,
  query: listQueryOfWork,
  reply: pageOf(workRow),
});

export const readWorkFigures = defineCall({
  id: 'portfolio.actionFigures',
  summary:
    'Figures over the actions of a register of all plans, and how many actions each choice of a filter would leave.',
  method: 'GET',
  path: '/api/portfolio/actions/figures',
  access: everybody,
  query: figureQueryOfWork,
  reply: workFigures,
});

export const listBoardViews = defineCall({
  id: 'portfolio.views',
  summary:
    'The saved views of the board: the caller’s own, and those shared with the people of their account or of the provider.',
  method: 'GET',
  path: '/api/portfolio/views',
  access: everybody,
  reply: z.object({ results: z.array(boardView) }),
});

export const saveBoardView = defineCall({
  id: 'portfolio.saveView',
  summary:
    'Saves a view of the board under an id that the caller made. A view of somebody else is refused as one that does not exist.',
  method: 'PUT',
  path: '/api/portfolio/views/{viewId}',
  access: everybody,
  body: boardViewBody,
  reply: boardView,
  resets: ['boardViews'],
});

export const removeBoardView = defineCall({
  id: 'portfolio.removeView',
  summary: 'Removes a view of the board that the caller saved.',
  method: 'DELETE',
  path: '/api/portfolio/views/{viewId}',
  access: everybody,
  reply: z.object({ results: z.array(boardView) }),
  resets: ['boardViews'],
});

export const changeInBulk = defineCall({
  id: 'portfolio.bulk',
  summary:
    'Orders one change of up to 500 actions of any plans: another day, another person or another state. Each action is changed by itself, with the rights of the caller on its plan; what is refused is named in the outcome, and the rest is done.',
  method: 'POST',
  path: '/api/portfolio/bulk',
  access: everybody,
  body: bulkBody,
  example: {
    actions: [
      { planId: '01890a5d-ac96-774b-bcce-b302099a8057', actionId: '01890a5d-ac96-774b-bcce-b302099a8058' },
    ],
    dueOn: '2027-03-01',
  },
  reply: z.object({ _id: uuid }),
  resets: ['plans'],
});

export const readBulkOutcome = defineCall({
  id: 'portfolio.bulkOutcome',
  summary: 'What became of a change of many actions that the caller ordered.',
  method: 'GET',
  path: '/api/portfolio/bulk/{bulkId}',
  access: everybody,
  reply: bulkOutcome,
});

export const undoBulk = defineCall({
  id: 'portfolio.undoBulk',
  summary:
    'Orders the undoing of a change of many actions, once. An action that somebody has changed since in the same field is left and named in the outcome.',
  method: 'POST',
  path: '/api/portfolio/bulk/{bulkId}/undo',
  access: everybody,
  reply: z.object({ _id: uuid }),
  resets: ['plans'],
});
