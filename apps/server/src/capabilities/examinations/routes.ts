import { examinationStatesWithAccess } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { answerExaminer, askFarm } from './examiner-questions.ts';
import { acceptExamination, endExamination, extendExamination } from './begin-or-end.ts';
import { decideCertification, finishAudit, sendDraft } from './decide.ts';
import { findOwnExaminations } from './examination-store.ts';
import { inviteExaminer } from './invite-examiner.ts';
import { presentExamination } from './present-examination.ts';
import { readExaminedFile, readOfPlan, readRoom, readVersion } from './read-for-examiner.ts';
import { replyToDraft } from './reply-to-draft.ts';
import { saveFindings } from './save-findings.ts';

type OfPlan =
  | 'examination.all'
  | 'examination.invite'
  | 'examination.cancel'
  | 'examination.extend'
  | 'examination.answer'
  | 'examination.reply';
type OfExaminer =
  | 'examination.mine'
  | 'examination.get'
  | 'examination.version'
  | 'examination.file'
  | 'examination.accept'
  | 'examination.turnDown'
  | 'examination.find'
  | 'examination.ask'
  | 'examination.decide'
  | 'examination.sendDraft'
  | 'examination.finish';

const idIn = ({ id }: { readonly id: string }): string => id.toLowerCase();

const ofPlan = (services: Services): Handlers<OfPlan> => ({
  'examination.all': async ({ plan }) => ({
    results: [...(await readOfPlan(services.database.db, plan.planId))],
  }),
  'examination.invite': ({ caller, plan, op, body: { _id = op.id, ...body } }) =>
    inviteExaminer(services, { caller, plan, op, body: { ...body, _id: _id.toLowerCase() } }),
  'examination.cancel': ({ caller, plan, op, params, body }) =>
    endExamination(services, { caller, plan, op, id: idIn(params), reason: body.reason, by: 'cancel' }),
  'examination.extend': ({ caller, plan, op, params, body }) =>
    extendExamination(services, { caller, plan, op, id: idIn(params), expiresOn: body.expiresOn }),
  'examination.answer': ({ caller, plan, op, params, body: { text } }) =>
    answerExaminer(services, { caller, plan, op, id: idIn(params), questionId: params.questionId, text }),
  'examination.reply': ({ caller, plan, op, params, body }) =>
    replyToDraft(services, { caller, plan, op, id: idIn(params), values: body }),
});

const ofExaminer = (services: Services): Handlers<OfExaminer> => ({
  'examination.mine': async ({ caller }) => {
    const wanted = {
      examinerId: caller.userId,
      states: examinationStatesWithAccess,
      at: services.clock.now(),
    };
    return { results: (await findOwnExaminations(services.database.db, wanted)).map(presentExamination) };
  },
  'examination.get': ({ caller, plan: { planId }, params: { id } }) =>
    readRoom(services, { caller, planId, id }),
  'examination.version': ({ caller, plan: { planId }, params: { id } }) =>
    readVersion(services, { caller, planId, id }),
  'examination.file': ({ caller, plan: { planId }, params: { id, fileId }, query, request }) =>
    readExaminedFile(
      services,
      { caller, planId, id },
      { fileId, size: query.size, known: request.headers['if-none-match'] },
    ),
  'examination.accept': ({ caller, plan, op, params, body }) =>
    acceptExamination(services, { caller, plan, op, id: idIn(params), values: body }),
  'examination.turnDown': ({ caller, plan, op, params, body }) =>
    endExamination(services, { caller, plan, op, id: idIn(params), reason: body.reason, by: 'turnDown' }),
  'examination.find': ({ caller, plan, op, params, body }) => {
    const findings = body.findings.map(({ item, shownBy, ...values }) => ({
      item,
      values,
      shownBy: shownBy.map((one) => one.toLowerCase()),
    }));
    return saveFindings(services, { caller, plan, op, id: idIn(params), findings });
  },
  'examination.ask': ({ caller, plan, op, params, body: { text, item } }) =>
    askFarm(services, { caller, plan, op, id: idIn(params), text, item }),
  'examination.decide': ({ caller, plan, op, params, body }) =>
    decideCertification(services, { caller, plan, op, id: idIn(params), values: body }),
  'examination.sendDraft': ({ caller, plan, op, params, body: { replyBy, note } }) =>
    sendDraft(services, { caller, plan, op, id: idIn(params), replyBy, note }),
  'examination.finish': ({ caller, plan, op, params, body }) =>
    finishAudit(services, { caller, plan, op, id: idIn(params), values: body }),
});

export const examinationHandlers = (services: Services): Handlers<OfPlan | OfExaminer> => ({
  ...ofPlan(services),
  ...ofExaminer(services),
});
