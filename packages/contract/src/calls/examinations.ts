import {
  accessUntilFields,
  answerFields,
  decideFields,
  declarationFields,
  draftFields,
  examinationMoves,
  findingFields,
  finishFields,
  inviteExaminerFields,
  MOST_SHOWN,
  questionFields,
  redactions,
  replyFields,
  toasts,
  turnDownFields,
  type ExaminationMove,
} from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall, type CachedList } from '../define-call.ts';
import { checkedByFields } from '../shapes/checked-by-fields.ts';
import { done, uuid } from '../shapes/common.ts';
import {
  examinationFinding,
  examinationItem,
  examinationOfPlan,
  examinationQuestion,
  examinationRoom,
  itemKey,
} from '../shapes/examination.ts';
import { versionNumber } from '../shapes/life.ts';

const resets = ['examinations'] as const satisfies readonly CachedList[];
/** What a decision moves besides: the dates of the plan and its history. */
const resetsOfDecision = [
  'examinations',
  'plans',
  'planInfo',
  'history',
] as const satisfies readonly CachedList[];
const toastOf = (move: ExaminationMove) => () => `${examinationMoves[move].done}.`;
const examining = { to: 'plan', ability: 'examinePlan' } as const;

export const listOwnExaminations = defineCall({
  id: 'examination.mine',
  summary: 'The certifications and audits that the caller is invited to or makes, the newest first.',
  method: 'GET',
  path: '/api/examination/mine',
  access: { to: 'signedIn', ability: 'useProduct' },
  reply: z.object({ results: z.array(examinationItem) }),
});

export const listExaminations = defineCall({
  id: 'examination.all',
  summary:
    'The certifications and audits of a plan, with what was asked and reported; findings are in reports.',
  method: 'GET',
  path: '/api/plan/{planId}/examination/all',
  access: { to: 'plan', ability: 'seeExaminations' },
  reply: z.object({ results: z.array(examinationOfPlan) }),
});

export const inviteExaminer = defineCall({
  id: 'examination.invite',
  summary:
    'Invites a certifier or an auditor to one frozen version. Refused for whoever prepared, leads, owns, advises on or works for the plan.',
  method: 'POST',
  path: '/api/plan/{planId}/examination/create',
  access: { to: 'plan', ability: 'inviteExaminers' },
  body: checkedByFields(inviteExaminerFields, {
    _id: z.optional(uuid),
    versionNumber,
    redacts: z._default(z.array(z.enum(redactions)), []),
    culturalPlaces: z._default(z.array(uuid).check(z.maxLength(1000)), []),
  }),
  reply: z.object({ _id: uuid }),
  toast: () => toasts.changesSaved(),
  resets,
  callsPerMinute: 30,
});

export const cancelExamination = defineCall({
  id: 'examination.cancel',
  summary: 'Takes an invitation back, until a draft report was sent.',
  method: 'POST',
  path: '/api/plan/{planId}/examination/cancel/{id}',
  access: { to: 'plan', ability: examinationMoves.cancel.ability },
  body: checkedByFields(turnDownFields),
  reply: done,
  toast: toastOf('cancel'),
  resets,
});

export const extendExamination = defineCall({
  id: 'examination.extend',
  summary: 'Sets another last day of access for a certifier or an auditor, while they are not done.',
  method: 'POST',
  path: '/api/plan/{planId}/examination/extend/{id}',
  access: { to: 'plan', ability: 'inviteExaminers' },
  body: checkedByFields(accessUntilFields),
  reply: done,
  toast: () => toasts.changesSaved(),
  resets,
});

export const answerExaminer = defineCall({
  id: 'examination.answer',
  summary: 'Answers a question of a certifier or an auditor, once.',
  method: 'POST',
  path: '/api/plan/{planId}/examination/answer/{id}/{questionId}',
  access: { to: 'plan', ability: 'answerExaminers' },
  body: checkedByFields(answerFields),
  reply: done,
  toast: () => toasts.changesSaved(),
  resets,
});

export const replyToDraft = defineCall({
  id: 'examination.reply',
  summary: 'The farm’s reply to the draft report of an audit, frozen with its hash.',
  method: 'POST',
  path: '/api/plan/{planId}/examination/reply/{id}',
  access: { to: 'plan', ability: examinationMoves.reply.ability },
  body: checkedByFields(replyFields),
  example: { note: 'The fence was finished in October; its photo is attached.' },
  reply: done,
  toast: toastOf('reply'),
  resets,
});

export const readExamination = defineCall({
  id: 'examination.get',
  summary: 'One’s own certification or audit, with its findings.',
  method: 'GET',
  path: '/api/plan/{planId}/examination/get/{id}',
  access: examining,
  reply: examinationRoom,
});

export const readExaminedVersion = defineCall({
  id: 'examination.version',
  summary:
    'The record of the frozen version that is examined, `{ rows }`, without what was left out of it. Open once the declaration was made.',
  method: 'GET',
  path: '/api/plan/{planId}/examination/version/{id}',
  access: examining,
  reply: z.object({ rows: z.array(z.unknown()) }),
  answer: 'jsonText',
});

export const readExaminedFile = defineCall({
  id: 'examination.file',
  summary: 'A photo or document of the examined version, as it was then, or of the reply to its draft.',
  method: 'GET',
  path: '/api/plan/{planId}/examination/file/{id}/{fileId}',
  access: examining,
  query: z.object({ size: z._default(z.enum(['large', 'small', 'original']), 'original') }),
  answer: 'file',
});

export const acceptExamination = defineCall({
  id: 'examination.accept',
  summary:
    'Begins a certification or an audit, with the declaration of no conflict of interest, which is kept.',
  method: 'POST',
  path: '/api/plan/{planId}/examination/accept/{id}',
  access: { to: 'plan', ability: examinationMoves.accept.ability },
  body: checkedByFields(declarationFields),
  reply: done,
  toast: toastOf('accept'),
  resets,
});

export const turnExaminationDown = defineCall({
  id: 'examination.turnDown',
  summary: 'Turns an invitation down, or stops before anything was sent.',
  method: 'POST',
  path: '/api/plan/{planId}/examination/turn-down/{id}',
  access: { to: 'plan', ability: examinationMoves.turnDown.ability },
  body: checkedByFields(turnDownFields),
  reply: done,
  toast: toastOf('turnDown'),
  resets,
});

/** Most findings saved at once: more than a checklist has items. */
const MOST_FINDINGS = 1000;

export const saveFindings = defineCall({
  id: 'examination.find',
  summary:
    'Saves the findings on items of the checklist, all or none. The people of the plan see them in a report only.',
  method: 'PUT',
  path: '/api/plan/{planId}/examination/find/{id}',
  access: examining,
  body: z.strictObject({
    findings: z
      .array(
        checkedByFields(findingFields, {
          item: itemKey,
          shownBy: z._default(z.array(uuid).check(z.maxLength(MOST_SHOWN)), []),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_FINDINGS)),
  }),
  example: { findings: [{ item: 'requirement.legalTitles', verdict: 'met', shownBy: [] }] },
  reply: z.object({ results: z.array(examinationFinding) }),
  resets,
});

export const askFarm = defineCall({
  id: 'examination.ask',
  summary: 'Asks the people of the plan a question.',
  method: 'POST',
  path: '/api/plan/{planId}/examination/ask/{id}',
  access: examining,
  body: checkedByFields(questionFields, { item: z.optional(itemKey) }),
  reply: examinationQuestion,
  toast: () => toasts.changesSaved(),
  resets,
});

export const decideCertification = defineCall({
  id: 'examination.decide',
  summary:
    'Certifies the version, or does not. It becomes an approval of the plan that names version and hash; conditions become actions.',
  method: 'POST',
  path: '/api/plan/{planId}/examination/decide/{id}',
  access: { to: 'plan', ability: examinationMoves.decide.ability },
  body: checkedByFields(decideFields),
  reply: done,
  toast: toastOf('decide'),
  resets: resetsOfDecision,
});

export const sendDraftReport = defineCall({
  id: 'examination.sendDraft',
  summary: 'Sends the draft report of an audit for the farm’s reply, frozen with its hash.',
  method: 'POST',
  path: '/api/plan/{planId}/examination/send-draft/{id}',
  access: { to: 'plan', ability: examinationMoves.sendDraft.ability },
  body: checkedByFields(draftFields),
  reply: done,
  toast: toastOf('sendDraft'),
  resets,
});

export const finishAudit = defineCall({
  id: 'examination.finish',
  summary:
    'Sends the final report of an audit. It becomes an approval of the plan with grade and next day; work that it asks for becomes actions.',
  method: 'POST',
  path: '/api/plan/{planId}/examination/finish/{id}',
  access: { to: 'plan', ability: examinationMoves.finish.ability },
  body: checkedByFields(finishFields),
  example: { note: 'All actions that were due are done.' },
  reply: done,
  toast: toastOf('finish'),
  resets: resetsOfDecision,
});
