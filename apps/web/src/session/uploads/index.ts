import { currentUserStore } from '../current-user.ts';
import { isSharedDevice } from '../shared-device.ts';
import { deleteUpload, storeUpload, readUploads } from './stored-uploads.ts';
import { sendPlanFile } from './send-plan-file.ts';
import { UploadDesk } from './upload-desk.ts';

export { sendArchive } from './send-archive.ts';
export { sendMapFile } from './send-map-file.ts';
export type { Upload } from './upload-desk.ts';

/** Milliseconds until the next attempt, where the browser does not report that the connection is back. */
const TRY_AGAIN_MS = 15_000;

/** Milliseconds for which a completed upload stays listed; the document itself is there already. */
const SEEN_MS = 5000;

const userId = (): string => currentUserStore.getState().user?._id ?? '';

/** The upload queue of this page: uploads continue while screens change. */
export const uploads = new UploadDesk({
  send: sendPlanFile,
  keep: async (file) => (isSharedDevice() ? undefined : storeUpload(userId(), file)),
  drop: (id) => deleteUpload(userId(), id),
  later: (act) => void setTimeout(act, SEEN_MS),
  whenLineMayBe(retry) {
    const timer = setTimeout(again, TRY_AGAIN_MS);
    function again(): void {
      clearTimeout(timer);
      globalThis.removeEventListener('online', again);
      retry();
    }
    globalThis.addEventListener('online', again);
  },
});

/** Resumes the uploads that were under way when the page was left. Resolves with the number of files. */
export async function resumeUploads(): Promise<number> {
  const kept = await readUploads(userId());
  uploads.resume(kept);
  return kept.length;
}
