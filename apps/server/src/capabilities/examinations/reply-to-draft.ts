import { examinationWords as words, lifeWords, type ReplyValues } from '@tussock/domain';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { changePlan, type PlanAct, type PlanChange } from '../../platform/ledger/change-plan.ts';
import { findName } from '../../platform/things/person-name-store.ts';
import type { Services } from '../../services.ts';
import { findKnownFileIds } from '../files/index.ts';
import { examinationEntity } from './examination-entities.ts';
import { tellExaminer } from './examination-letters.ts';
import { freezeReport, readFindings } from './freeze-report.ts';
import { moveExamination } from './move-examination.ts';
import { readExamined } from './read-examined.ts';

/** Checks that the attached files are photos or documents of the plan. @throws AppError badRequest */
async function checkFiles({ trx, planId }: PlanChange, ids: readonly string[]): Promise<void> {
  const documents = await findKnownFileIds(trx, planId, { purpose: 'document' }, ids);
  const photos = await findKnownFileIds(trx, planId, { purpose: 'photo' }, ids);
  if (ids.some((id) => !documents.has(id) && !photos.has(id)))
    throw refuseField('answers', lifeWords.otherDocument);
}

/** Freezes the farm's reply to the draft report of an audit. @throws AppError notFound, wrongMove, badRequest */
export function replyToDraft(
  services: Services,
  { id, values, ...act }: PlanAct & { readonly id: string; readonly values: ReplyValues },
): Promise<{ ok: true }> {
  return changePlan(services, act, async (change) => {
    const row = await change.target(examinationEntity, id);
    const examined = await readExamined(change.trx, row);
    const findings = await readFindings(change, row, examined);
    const { note, answers = [] } = values;
    const items = new Set(findings.map(({ item }) => item));
    const moved = await moveExamination(change, row, { move: 'reply' });
    if (answers.some(({ item }) => !items.has(item))) throw refuseField('answers', words.noSuchItem);
    await checkFiles(
      change,
      answers.flatMap(({ files = [] }) => files),
    );
    await freezeReport(change, {
      row: moved,
      examined,
      findings: [],
      said: {
        stage: 'reply',
        note,
        answers: answers.map(({ files, ...answer }) => ({
          ...answer,
          ...(files ? { files: [...files] } : {}),
        })),
        replyBy: row.replyBy ?? undefined,
      },
    });
    const by = await findName(change.trx, change.actorId);
    await tellExaminer(change, services, { row: moved, line: words.letters.replied(by), note });
    return { ok: true } as const;
  });
}
