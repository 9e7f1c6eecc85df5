import { recordDifferences } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { Handlers } from '../../handlers.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan, type PlanAct } from '../../platform/ledger/change-plan.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { noteFetched } from '../../platform/ledger/note-fetched.ts';
import type { Services } from '../../services.ts';
import { withdrawWaiting } from './ask-for-words.ts';
import { approvePlan, sendBack } from './decide-plan.ts';
import { readContent, readContentBytes, readState } from './freeze-version.ts';
import { movePlan, presentLife } from './move-plan.ts';
import { recordAudit, removeAudit } from './record-audit.ts';
import { signPlan } from './sign-plan.ts';
import { submitPlan } from './submit-plan.ts';
import { presentVersion } from './version-entity.ts';
import { findVersion, findVersions } from './version-store.ts';

type LifeCall =
  | 'life.submit'
  | 'life.takeBack'
  | 'life.approve'
  | 'life.askForChanges'
  | 'life.decline'
  | 'life.startReview'
  | 'life.archive'
  | 'life.restore'
  | 'life.sign'
  | 'life.refuseToSign'
  | 'life.recordAudit'
  | 'life.removeAudit'
  | 'version.all'
  | 'version.get'
  | 'version.changes'
  | 'version.pdf';

/** Parses the version number in an address. @throws AppError notFound for anything else */
function numberIn(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new AppError('notFound');
  return Number(text);
}

/** Handler of a move that needs no check beyond the table of moves. */
const plainMove = (
  services: Services,
  act: PlanAct,
  move: 'takeBack' | 'startReview' | 'archive' | 'restore',
) =>
  changePlan(services, act, async (change) => {
    await movePlan(change, move);
    if (move === 'takeBack') await withdrawWaiting(change);
    return presentLife(change.trx, change.planId);
  });

export function lifeHandlers(services: Services, readers: readonly RecordReader[]): Handlers<LifeCall> {
  const { db } = services.database;
  const oneLook = <T>(look: (trx: Transaction<DB>) => Promise<T>): Promise<T> =>
    db.transaction().setIsolationLevel('repeatable read').execute(look);
  return {
    'life.submit': ({ caller, plan, op, body }) =>
      submitPlan(services, readers, { caller, plan, op, note: body.note }),
    'life.takeBack': ({ caller, plan, op }) => plainMove(services, { caller, plan, op }, 'takeBack'),
    'life.approve': ({ caller, plan, op, body }) =>
      approvePlan(services, readers, { caller, plan, op, body }),
    'life.askForChanges': ({ caller, plan, op, body }) =>
      sendBack(services, { caller, plan, op, body }, 'askForChanges'),
    'life.decline': ({ caller, plan, op, body }) => sendBack(services, { caller, plan, op, body }, 'decline'),
    'life.startReview': ({ caller, plan, op }) => plainMove(services, { caller, plan, op }, 'startReview'),
    'life.archive': ({ caller, plan, op }) => plainMove(services, { caller, plan, op }, 'archive'),
    'life.restore': ({ caller, plan, op }) => plainMove(services, { caller, plan, op }, 'restore'),
    'life.sign': ({ caller, plan, op, body }) =>
      signPlan(services, { caller, plan, op, said: { ...body, decision: 'approved' } }),
    'life.refuseToSign': ({ caller, plan, op, body }) =>
      signPlan(services, { caller, plan, op, said: { ...body, decision: 'declined' } }),
    'life.recordAudit': ({ caller, plan, op, body: { _id = op.id, ...values } }) =>
      recordAudit(services, { caller, plan, op, id: _id.toLowerCase(), values }),
    'life.removeAudit': ({ caller, plan, op, params }) =>
      removeAudit(services, { caller, plan, op, id: params.id }),
    'version.all': async ({ plan }) => ({
      results: (await findVersions(db, plan.planId)).map(presentVersion),
    }),
    'version.get': async ({ plan, params }) => ({
      bytes: await readContentBytes(db, plan.planId, numberIn(params.versionNumber)),
      contentType: 'application/json; charset=utf-8',
      isCompressed: true,
    }),
    'version.changes': ({ plan, params, query }) =>
      oneLook(async (trx) => {
        const { rows: was } = await readContent(trx, plan.planId, numberIn(params.versionNumber));
        const is =
          query.until === undefined
            ? await readState(trx, readers, plan.planId)
            : (await readContent(trx, plan.planId, query.until)).rows;
        return {
          results: recordDifferences(was, is).map(({ values, ...thing }) => ({
            ...thing,
            values: [...values],
          })),
        };
      }),
    'version.pdf': async ({ caller, plan, params }) => {
      const version = await findVersion(db, plan.planId, numberIn(params.versionNumber));
      const bytes = version?.fileKey ? await services.files.read(version.fileKey) : undefined;
      if (!version || !bytes) throw new AppError('notFound');
      const detail = { call: 'version.pdf', versionNumber: version.number };
      await noteFetched(services, { caller, action: 'download', planId: plan.planId, detail });
      return { bytes, contentType: 'application/pdf', fileName: `Farm plan version ${version.number}.pdf` };
    },
  };
}
