import type {
  attachFile as attachCall,
  BodyOf,
  PlanFile,
  presignFile as presignCall,
} from '@tussock/contract';
import { LARGEST_UPLOAD, fileRefusals, typesFor } from '@tussock/domain';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import {
  keysMadeFrom,
  readUpload,
  spendUpload,
  stageUpload,
} from '../../platform/files/staged-upload-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan, type PlanAct, type PlanChange } from '../../platform/ledger/change-plan.ts';
import { changePlanPrepared } from '../../platform/ledger/change-prepared.ts';
import type { Services } from '../../services.ts';
import { insertFile, setCaption, type FileRow } from './plan-file-store.ts';
import { fileEntity } from './file-entity.ts';
import { prepareFile } from './prepare-file.ts';
import { presentFile } from './present-file.ts';

export interface FileWrite extends PlanAct {
  readonly caller: Caller;
  readonly plan: PlanAccess;
}

const ASKED_IN = { field: 'filePath', gone: fileRefusals.uploadGone };

/** @throws AppError badRequest when files of the type are not taken for the purpose */
export async function presignFile(
  { database, files, clock }: Services,
  { caller, plan }: Pick<FileWrite, 'caller' | 'plan'>,
  { purpose, contentType }: BodyOf<typeof presignCall>,
) {
  if (!(typesFor[purpose] as readonly string[]).includes(contentType)) {
    const message = purpose === 'photo' ? fileRefusals.imageType : fileRefusals.documentType;
    throw new AppError('badRequest', { message: [message], fields: [{ field: 'contentType', message }] });
  }
  const { planId } = plan;
  const maxBytes = LARGEST_UPLOAD[purpose];
  return stageUpload(
    { db: database.db, files },
    { userId: caller.userId, planId, purpose, contentType, maxBytes, at: clock.now() },
  );
}

/** @throws AppError badRequest when there is no such upload of this person's for this plan, or it is not what it was said to be */
export function attachFile(
  services: Services,
  act: FileWrite,
  { filePath, purpose, name, caption, keepsPlace }: BodyOf<typeof attachCall>,
): Promise<PlanFile> {
  const { database, files, clock } = services;
  const { userId } = act.caller;
  const { planId } = act.plan;
  /** The upload made ready and laid under its own keys, where nothing points at it yet. */
  const prepare = async () => {
    const wanted = { ...ASKED_IN, key: filePath, userId, planId, purpose, at: clock.now() };
    const upload = await readUpload({ db: database.db, files }, wanted);
    const { parts, ...about } = await prepareFile(upload, { purpose, keepsPlace });
    const keys = keysMadeFrom({ purpose, planId }, upload.id);
    for (const part of parts) await files.write(keys[part.name], part.bytes, about.contentType);
    return { upload, about };
  };
  return changePlanPrepared(services, act, prepare, async ({ trx, at, target, wrote }, { upload, about }) => {
    await spendUpload(trx, { ...ASKED_IN, key: upload.key, replaced: [] });
    const { id } = upload;
    const file = { planId, id, purpose, name, caption, ...about };
    await insertFile(trx, { ...file, uploadedBy: userId, uploadedAt: at });
    const row = await target(fileEntity, id);
    wrote(fileEntity, null, row);
    return presentFile(row);
  });
}

/** @throws AppError notFound */
export function captionFile(
  services: Services,
  act: FileWrite,
  { fileId, caption }: { fileId: string; caption: string },
): Promise<PlanFile> {
  return changePlan(services, act, async (change) =>
    presentFile(await writeCaption(change, await change.target(fileEntity, fileId), caption)),
  );
}

/** Gives a file another caption, as part of a change of its plan. */
export async function writeCaption(
  { trx, planId, wrote }: PlanChange,
  before: FileRow,
  caption: string,
): Promise<FileRow> {
  const after = { ...before, ...(await setCaption(trx, planId, before.id, caption)) };
  wrote(fileEntity, before, after);
  return after;
}
