import type {
  attachFile as attachCall,
  BodyOf,
  PlanFile,
  presignFile as presignCall,
  uploadParts as uploadCall,
} from '@tussock/contract';
import {
  isOneOf,
  LARGEST_FORM,
  fileRefusals,
  isImageType,
  largestUpload,
  typesFor,
  type FilePurpose,
} from '@tussock/domain';
import {
  keysMadeFrom,
  readUpload,
  spendUpload,
  stageParts,
  stageUpload,
} from '../../platform/files/staged-upload-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { changePlanPrepared } from '../../platform/ledger/change-prepared.ts';
import type { Services } from '../../services.ts';
import {
  findAgain,
  insertFile,
  isStored,
  putVersion,
  type FileRow,
  type StoredFile,
} from './plan-file-store.ts';
import { AT_LEAST, checkRoom } from './check-room.ts';
import { fileEntity } from './file-entity.ts';
import { keepFile } from './prepare-file.ts';
import { presentFile } from './present-file.ts';
import { checkWritten, type FileWrite } from './write-file.ts';

const ASKED_IN = { field: 'filePath', gone: fileRefusals.uploadGone };

/** @throws AppError badRequest when files of the type are not taken for the purpose */
function checkType({ purpose, contentType }: { purpose: FilePurpose; contentType: string }): void {
  if (isOneOf(typesFor[purpose], contentType)) return;
  throw refuseField('contentType', purpose === 'photo' ? fileRefusals.imageType : fileRefusals.documentType);
}

/** @throws AppError badRequest when files of the type are not taken for the purpose, planFilesFull */
export async function presignFile(
  services: Services,
  { caller, plan }: Pick<FileWrite, 'caller' | 'plan'>,
  { purpose, contentType }: BodyOf<typeof presignCall>,
) {
  checkType({ purpose, contentType });
  const { database, files, clock } = services;
  const { planId } = plan;
  await checkRoom(services, database.db, planId, AT_LEAST);
  const maxBytes = Math.min(LARGEST_FORM, largestUpload(purpose, contentType));
  return stageUpload(
    { db: database.db, files },
    { userId: caller.userId, planId, purpose, contentType, maxBytes, at: clock.now() },
  );
}

/**
 * Starts or resumes an upload in chunks.
 *
 * @throws AppError badRequest when files of the type are not accepted, tooLarge and planFilesFull before a byte is sent, notFound when the id belongs
 * to another upload
 */
export async function uploadParts(
  services: Services,
  { caller, plan }: Pick<FileWrite, 'caller' | 'plan'>,
  { uploadId, purpose, contentType, bytes }: BodyOf<typeof uploadCall>,
) {
  checkType({ purpose, contentType });
  if (bytes > largestUpload(purpose, contentType)) throw new AppError('tooLarge');
  const { database, files, clock } = services;
  const needed = isImageType(contentType) ? AT_LEAST : bytes;
  // Whoever was not told that it was taken sends it once more.
  if (!(await isStored(database.db, plan.planId, uploadId)))
    await checkRoom(services, database.db, plan.planId, needed);
  const asked = { id: uploadId, userId: caller.userId, planId: plan.planId, purpose, contentType, bytes };
  const upload = await stageParts({ db: database.db, files }, { ...asked, at: clock.now() });
  if (!upload) throw new AppError('notFound');
  return { filePath: upload.filePath, missing: [...upload.missing] };
}

/**
 * Turns an upload into a file of the plan, or a newer version of one. Of two concurrent ones the later is the newer; both are kept.
 *
 * @throws AppError badRequest when this person has no such upload for this plan, or its content is not what was declared; planFilesFull
 */
export function attachFile(
  services: Services,
  asked: FileWrite,
  {
    filePath,
    purpose,
    keepsPlace,
    takenAt,
    doneAt,
    sha256,
    versionOf,
    ...written
  }: BodyOf<typeof attachCall>,
): Promise<PlanFile> {
  const { database, files, clock } = services;
  const act = doneAt === undefined ? asked : { ...asked, op: { ...asked.op, doneAt: new Date(doneAt) } };
  const { userId } = act.caller;
  const { planId } = act.plan;
  /** Prepares the upload and stores it under its own keys, before anything references it. */
  const prepare = async () => {
    const values = checkWritten(written);
    const wanted = { ...ASKED_IN, key: filePath, userId, planId, purpose, at: clock.now() };
    const upload = await readUpload({ db: database.db, files }, wanted);
    const keys = keysMadeFrom({ purpose, planId }, upload.id);
    const said = takenAt === undefined ? undefined : new Date(takenAt);
    const kept = await keepFile(files, upload, { keys, purpose, keepsPlace, takenAt: said });
    if (sha256 !== undefined && kept.sha256 !== sha256) {
      await files.remove(Object.values(keys));
      throw refuseField(ASKED_IN.field, fileRefusals.notWhole);
    }
    return { upload, kept, values };
  };
  return changePlanPrepared(services, act, prepare, async (change, { upload, kept, values }) => {
    await checkRoom(services, change.trx, planId, kept.bytes);
    await spendUpload(change.trx, { ...ASKED_IN, key: upload.key, replaced: [] });
    const file = {
      ...kept,
      takenAt: takenBefore(kept.takenAt, change.at),
      storedAs: upload.id,
      uploadedBy: userId,
      uploadedAt: change.at,
    };
    if (versionOf !== undefined) return presentFile(await addVersion(change, versionOf, { purpose, file }));
    const { id } = upload;
    await insertFile(change.trx, { planId, id, purpose }, file, values);
    const row = await change.target(fileEntity, id);
    change.wrote(fileEntity, null, row);
    return presentFile(row);
  });
}

/** The time a photo was taken; null where that is after its arrival, since such a clock is wrong by an unknown amount. */
const takenBefore = (takenAt: Date | null, at: Date): Date | null =>
  takenAt !== null && takenAt <= at ? takenAt : null;

async function addVersion(
  { trx, target, wrote }: PlanChange,
  id: string,
  { purpose, file }: { purpose: FilePurpose; file: StoredFile },
): Promise<FileRow> {
  const before = await target(fileEntity, id);
  if (before.purpose !== purpose) throw refuseField('versionOf', fileRefusals.noFile);
  await putVersion(trx, before, file);
  const after = await findAgain(trx, before);
  wrote(fileEntity, before, after);
  return after;
}
