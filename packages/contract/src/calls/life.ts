import {
  approveFields,
  auditFields,
  declineFields,
  planMoves,
  sendBackFields,
  sendFields,
  toasts,
  type PlanMove,
} from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall, type CachedList } from '../define-call.ts';
import { checkedByFields } from '../shapes/checked-by-fields.ts';
import { done, uuid } from '../shapes/common.ts';
import {
  askedVersionNumber,
  planLife,
  planVersionItem,
  versionChanges,
  versionNumber,
} from '../shapes/life.ts';

const resets = ['plans', 'planInfo', 'history'] as const satisfies readonly CachedList[];
/** Success message of a move, as the history names it. */
const toastOf = (move: PlanMove) => () => `${planMoves[move].done}.`;

export const submitPlan = defineCall({
  id: 'life.submit',
  summary: 'Sends a plan for approval: its record is kept as a numbered version.',
  method: 'POST',
  path: '/api/plan/{planId}/life/submit',
  access: { to: 'plan', ability: planMoves.submit.ability },
  body: checkedByFields(sendFields),
  example: { note: 'Ready to be looked over.' },
  reply: planLife,
  toast: toastOf('submit'),
  resets,
});

export const takePlanBack = defineCall({
  id: 'life.takeBack',
  summary: 'Takes back a plan that was sent for approval.',
  method: 'POST',
  path: '/api/plan/{planId}/life/take-back',
  access: { to: 'plan', ability: planMoves.takeBack.ability },
  reply: planLife,
  toast: toastOf('takeBack'),
  resets,
});

export const approvePlan = defineCall({
  id: 'life.approve',
  summary:
    'Approves the version that was sent. Refused with what stands where another was sent or decided meanwhile, or the plan is not as the version shows.',
  method: 'POST',
  path: '/api/plan/{planId}/life/approve',
  access: { to: 'plan', ability: planMoves.approve.ability },
  body: checkedByFields(approveFields, { versionNumber }),
  reply: planLife,
  toast: toastOf('approve'),
  resets,
});

export const askForChanges = defineCall({
  id: 'life.askForChanges',
  summary: 'Sends a plan back, with a note of what is to be changed.',
  method: 'POST',
  path: '/api/plan/{planId}/life/ask-for-changes',
  access: { to: 'plan', ability: planMoves.askForChanges.ability },
  body: checkedByFields(sendBackFields, { versionNumber }),
  reply: planLife,
  toast: toastOf('askForChanges'),
  resets,
});

export const declinePlan = defineCall({
  id: 'life.decline',
  summary:
    'Declines the version that was sent, with the reason: its round ends, and the plan is in progress again.',
  method: 'POST',
  path: '/api/plan/{planId}/life/decline',
  access: { to: 'plan', ability: planMoves.decline.ability },
  body: checkedByFields(declineFields, { versionNumber }),
  reply: planLife,
  toast: toastOf('decline'),
  resets,
});

export const startReview = defineCall({
  id: 'life.startReview',
  summary: 'Opens an approved plan for its next round.',
  method: 'POST',
  path: '/api/plan/{planId}/life/start-review',
  access: { to: 'plan', ability: planMoves.startReview.ability },
  reply: planLife,
  toast: toastOf('startReview'),
  resets,
});

export const archivePlan = defineCall({
  id: 'life.archive',
  summary: 'Puts a plan away: it can be read and not changed.',
  method: 'POST',
  path: '/api/plan/{planId}/life/archive',
  access: { to: 'plan', ability: planMoves.archive.ability },
  reply: planLife,
  toast: toastOf('archive'),
  resets,
});

export const restorePlan = defineCall({
  id: 'life.restore',
  summary: 'Brings an archived plan back to where it was.',
  method: 'POST',
  path: '/api/plan/{planId}/life/restore',
  access: { to: 'plan', ability: planMoves.restore.ability },
  reply: planLife,
  toast: toastOf('restore'),
  resets,
});

export const signPlan = defineCall({
  id: 'life.sign',
  summary: 'The owner’s or the consultant’s word on the version that was sent.',
  method: 'POST',
  path: '/api/plan/{planId}/life/sign',
  access: { to: 'plan', ability: 'submitPlan' },
  body: checkedByFields(sendFields, { versionNumber }),
  reply: planLife,
  toast: ({ body }) => toasts.signed(body.versionNumber),
  resets,
});

export const refuseToSign = defineCall({
  id: 'life.refuseToSign',
  summary:
    'The owner or the consultant does not sign the version that was sent, and says why. The provider still decides.',
  method: 'POST',
  path: '/api/plan/{planId}/life/refuse-to-sign',
  access: { to: 'plan', ability: 'submitPlan' },
  body: checkedByFields(sendBackFields, { versionNumber }),
  reply: planLife,
  toast: () => toasts.signingRefused(),
  resets,
});

export const recordAudit = defineCall({
  id: 'life.recordAudit',
  summary:
    'Keeps what a certifier or an auditor outside the product has said. Where no rule on file sets the next day, it has to be given.',
  method: 'POST',
  path: '/api/plan/{planId}/life/audit/create',
  access: { to: 'plan', ability: 'recordAudits' },
  body: checkedByFields(auditFields, { _id: z.optional(uuid) }),
  reply: z.object({ _id: uuid }),
  toast: () => toasts.changesSaved(),
  resets,
});

export const removeAudit = defineCall({
  id: 'life.removeAudit',
  summary: 'Takes away what was kept of a certifier or an auditor by mistake; the history keeps it.',
  method: 'DELETE',
  path: '/api/plan/{planId}/life/audit/delete/{id}',
  access: { to: 'plan', ability: 'recordAudits' },
  reply: done,
  toast: () => toasts.changesSaved(),
  resets,
});

export const listVersions = defineCall({
  id: 'version.all',
  summary: 'The versions of a plan, the newest first.',
  method: 'GET',
  path: '/api/plan/{planId}/version/all',
  access: { to: 'plan', ability: 'viewPlan' },
  reply: z.object({ results: z.array(planVersionItem) }),
});

export const readVersion = defineCall({
  id: 'version.get',
  summary:
    'The content of a version as it was frozen, `{ planId, rev, rows }` as canonical JSON: its hash is that of these bytes.',
  method: 'GET',
  path: '/api/plan/{planId}/version/get/{versionNumber}',
  access: { to: 'plan', ability: 'seeHistory' },
  answer: 'file',
  fileType: 'application/json',
});

export const readVersionChanges = defineCall({
  id: 'version.changes',
  summary: 'What became of a plan since a version, or up to another one.',
  method: 'GET',
  path: '/api/plan/{planId}/version/changes/{versionNumber}',
  access: { to: 'plan', ability: 'seeHistory' },
  query: z.object({ until: z.optional(askedVersionNumber) }),
  reply: versionChanges,
});

export const downloadVersion = defineCall({
  id: 'version.pdf',
  summary: 'The printed version, once it is made.',
  method: 'GET',
  path: '/api/plan/{planId}/version/pdf/{versionNumber}',
  access: { to: 'plan', ability: 'downloadReports' },
  answer: 'file',
  fileType: 'application/pdf',
});
