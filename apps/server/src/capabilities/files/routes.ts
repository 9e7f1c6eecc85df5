import type { Handlers } from '../../handlers.ts';
import { noteFetched } from '../../platform/ledger/note-fetched.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import type { Services } from '../../services.ts';
import { attachFile, presignFile, uploadParts } from './attach-file.ts';
import { deleteFile } from './delete-file.ts';
import { findFiles } from './plan-file-store.ts';
import { presentFile } from './present-file.ts';
import { readFile } from './read-file.ts';
import { updateFile } from './write-file.ts';

type FileCall =
  | 'file.all'
  | 'file.presign'
  | 'file.upload'
  | 'file.attach'
  | 'file.update'
  | 'file.delete'
  | 'file.get'
  | 'file.order';

export const fileHandlers = (services: Services): Handlers<FileCall> => ({
  'file.all': async ({ plan }) => ({
    results: (await findFiles(services.database.db, plan.planId)).map(presentFile),
  }),
  'file.presign': ({ caller, plan, body }) => presignFile(services, { caller, plan }, body),
  'file.upload': ({ caller, plan, body }) => uploadParts(services, { caller, plan }, body),
  'file.attach': ({ caller, plan, op, body }) => attachFile(services, { caller, plan, op }, body),
  'file.update': ({ caller, plan, op, params: { fileId }, body }) =>
    updateFile(services, { caller, plan, op }, { fileId, ...body }),
  'file.delete': ({ caller, plan, op, params: { fileId } }) =>
    deleteFile(services, { caller, plan, op }, fileId),
  'file.get': async ({ caller, plan: { planId }, params, query, request }) => {
    const asked = { ...params, ...query, known: request.headers['if-none-match'] };
    const answer = await readFile(services, planId, asked);
    // A picture is shown on every page; what is taken away as a file is noted.
    if ('fileName' in answer && answer.fileName !== undefined) {
      const detail = { call: 'file.get', name: answer.fileName };
      await noteFetched(services, { caller, action: 'download', planId, detail });
    }
    return answer;
  },
  'file.order': ({ caller, plan, op, body }) =>
    startTask(services, { caller, plan, op }, { kind: 'documents', settings: body }),
});
