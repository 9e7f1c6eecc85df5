import { toasts } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { uuid } from '../shapes/common.ts';
import { laboratoryColumns, laboratoryColumnsContent } from '../shapes/laboratory-columns.ts';

export const listLaboratoryColumns = defineCall({
  id: 'laboratoryColumns.all',
  summary:
    'How files of laboratories are read, as it was said once: remembered for the account that the plan is assigned to, or for the plan where there is none.',
  method: 'GET',
  path: '/api/plan/{planId}/laboratory-columns/all',
  access: { to: 'plan', ability: 'editFeatures' },
  reply: z.object({ results: z.array(laboratoryColumns) }),
});

export const rememberLaboratoryColumns = defineCall({
  id: 'laboratoryColumns.remember',
  summary:
    'Remembers how files with these headings are read; what was said of them before is replaced. Guests cannot: it is for other plans too.',
  method: 'PUT',
  path: '/api/plan/{planId}/laboratory-columns/remember',
  access: { to: 'plan', ability: 'editPlanInfo' },
  body: z.strictObject(laboratoryColumnsContent),
  reply: laboratoryColumns,
  resets: ['laboratoryColumns'],
});

export const forgetLaboratoryColumns = defineCall({
  id: 'laboratoryColumns.forget',
  summary: 'Forgets how files of a laboratory are read: the next one is asked about again.',
  method: 'DELETE',
  path: '/api/plan/{planId}/laboratory-columns/forget/{columnsId}',
  access: { to: 'plan', ability: 'editPlanInfo' },
  reply: z.object({ _id: uuid }),
  toast: () => toasts.columnsForgotten(),
  resets: ['laboratoryColumns'],
});
