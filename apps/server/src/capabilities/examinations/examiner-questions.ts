import type { ExaminationQuestion } from '@tussock/contract';
import { canTalk, examinationWords as words } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { changePlan, type PlanAct, type PlanChange } from '../../platform/ledger/change-plan.ts';
import { findName } from '../../platform/things/person-name-store.ts';
import type { Services } from '../../services.ts';
import { examinationEntity, questionEntity } from './examination-entities.ts';
import { tellExaminer, tellFarm } from './examination-letters.ts';
import { findQuestions, insertQuestion, writeAnswer, type ExaminationRow } from './examination-store.ts';
import { stateOf, targetOwn, wrongStep } from './move-examination.ts';
import { presentQuestion } from './present-examination.ts';
import { readExamined } from './read-examined.ts';

const saidNow = async ({ trx, at, actorId }: PlanChange, text: string) => ({
  text,
  byName: await findName(trx, actorId),
  at: at.toISOString(),
});

async function checkItem(change: PlanChange, row: ExaminationRow, item: string | undefined): Promise<void> {
  if (item === undefined) return;
  const { items } = await readExamined(change.trx, row);
  if (!items.some(({ key }) => key === item)) throw refuseField('item', words.noSuchItem);
}

/** Asks the people of the plan a question, about an item or the plan as a whole. @throws AppError notFound, wrongMove, badRequest */
export function askFarm(
  services: Services,
  {
    id,
    text,
    item,
    ...act
  }: PlanAct & {
    readonly id: string;
    readonly text: string;
    readonly item: string | undefined;
  },
): Promise<ExaminationQuestion> {
  return changePlan(services, act, async (change) => {
    const row = await targetOwn(change, id);
    if (!canTalk(stateOf(row))) throw wrongStep(row);
    await checkItem(change, row, item);
    const asked = await saidNow(change, text);
    const question = await insertQuestion(change.trx, {
      id: uuidv7(),
      examinationId: id,
      item: item ?? null,
      asked: JSON.stringify(asked),
    });
    change.wrote(questionEntity, null, question);
    await tellFarm(change, services, { row, line: words.letters.asked(asked.byName), note: text });
    return presentQuestion(question);
  });
}

/** Answers a question of a certifier or an auditor; each is answered once. @throws AppError notFound, wrongMove */
export function answerExaminer(
  services: Services,
  {
    id,
    questionId,
    text,
    ...act
  }: PlanAct & {
    readonly id: string;
    readonly questionId: string;
    readonly text: string;
  },
): Promise<{ ok: true }> {
  return changePlan(services, act, async (change) => {
    const { trx, target, wrote } = change;
    const row = await target(examinationEntity, id);
    if (!canTalk(stateOf(row))) throw wrongStep(row);
    const before = (await findQuestions(trx, [id])).find((one) => one.id === questionId.toLowerCase());
    if (!before) throw new AppError('notFound');
    const answered = await saidNow(change, text);
    const after = await writeAnswer(trx, {
      examinationId: id,
      id: before.id,
      answered: JSON.stringify(answered),
    });
    if (!after) throw wrongStep(row);
    wrote(questionEntity, before, after);
    await tellExaminer(change, services, { row, line: words.letters.answered(answered.byName), note: text });
    return { ok: true } as const;
  });
}
