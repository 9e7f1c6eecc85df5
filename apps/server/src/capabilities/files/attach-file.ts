import type {
  attachFile as attachCall,
  BodyOf,
  PlanFile,
  presignFile as presignCall,
} from '@tussock/contract';
import { LARGEST_UPLOAD, fileRefusals, typesFor } from '@tussock/domain';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import {
  goneError,
  idOfUpload,
  keysMadeFrom,
  readUpload,
  spendUpload,
  stageUpload,
} from '../../platform/files/staged-upload-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { findFile, insertFile, setCaption, type FileRow } from './plan-file-store.ts';
import { prepareFile } from './prepare-file.ts';
import { presentFile } from './present-file.ts';

interface FileWrite {
  readonly caller: Caller;
  readonly plan: PlanAccess;
  readonly opId: string;
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

/** What the log keeps of a file. */
const logged = ({ name, caption, purpose }: FileRow) => ({ name, caption, purpose });

type Reader = Parameters<typeof findFile>[0];

/** A file by an id that may be anything. */
const findIfAny = (db: Reader, planId: string, id: string): Promise<FileRow | undefined> =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
    ? findFile(db, planId, id)
    : Promise.resolve(undefined);

/** The file as it stands. @throws AppError notFound */
async function findStanding(db: Reader, planId: string, id: string): Promise<FileRow> {
  const row = await findIfAny(db, planId, id);
  if (!row) throw new AppError('notFound');
  return row;
}

/** @throws AppError badRequest when there is no such upload of this person's for this plan, or it is not what it was said to be */
export async function attachFile(
  services: Services,
  { caller, plan: { planId }, opId }: FileWrite,
  body: BodyOf<typeof attachCall>,
): Promise<PlanFile> {
  const { database, files, clock } = services;
  const { purpose, name, caption, keepsPlace } = body;
  const at = clock.now();
  const { userId } = caller;
  const wanted = { ...ASKED_IN, key: body.filePath, userId, planId, purpose, at };
  const write = { planId, actorId: userId, opId, callId: 'file.attach', at };
  // The upload is gone once it is used; sent again, the same write is answered from its first answer.
  if (await findIfAny(database.db, planId, idOfUpload(body.filePath)))
    return changePlan(database.db, write, () => Promise.reject(goneError(ASKED_IN)));
  const upload = await readUpload({ db: database.db, files }, wanted);
  const { parts, ...about } = await prepareFile(upload, { purpose, keepsPlace });
  const keys = keysMadeFrom({ purpose, planId }, upload.id);
  for (const part of parts) await files.write(keys[part.name], part.bytes, about.contentType);
  return changePlan(database.db, write, async ({ trx, record }) => {
    await spendUpload(trx, { ...ASKED_IN, key: upload.key, replaced: [] });
    const { id } = upload;
    await insertFile(trx, {
      planId,
      id,
      purpose,
      name,
      caption,
      ...about,
      uploadedBy: userId,
      uploadedAt: at,
    });
    const row = await findStanding(trx, planId, id);
    record({ entity: 'file', entityId: id, op: 'create', before: null, after: logged(row) });
    return presentFile(row);
  });
}

/** @throws AppError notFound */
export async function captionFile(
  { database, clock }: Services,
  { caller, plan: { planId }, opId }: FileWrite,
  { fileId, caption }: { fileId: string; caption: string },
): Promise<PlanFile> {
  const write = { planId, actorId: caller.userId, opId, callId: 'file.update', at: clock.now() };
  return changePlan(database.db, write, async ({ trx, record }) => {
    const before = await findStanding(trx, planId, fileId);
    await setCaption(trx, planId, before.id, caption);
    const after = { ...before, caption };
    record({
      entity: 'file',
      entityId: before.id,
      op: 'update',
      before: logged(before),
      after: logged(after),
    });
    return presentFile(after);
  });
}
