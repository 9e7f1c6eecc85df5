import { currentUserStore } from '../current-user.ts';
import { isSharedDevice } from '../shared-device.ts';
import { deleteUpload, storeUpload, readUploads } from './stored-uploads.ts';
import { sendPlanFile } from './send-plan-file.ts';
import { UploadDesk } from './upload-desk.ts';

export { sendArchive } from './send-archive.ts';
export { sendMapFile } from './send-map-file.ts';
export type { Upload } from './upload-desk.ts';

/** Without a word from the browser the line is tried again after so long, in milliseconds. */
const TRY_AGAIN_MS = 15_000;

/** An upload that arrived stays in the list for so long; the document itself is there already. */
const SEEN_MS = 5000;

const userId = (): string => currentUserStore.getState().user?._id ?? '';

/** The one desk of this page: what it sends goes on while screens come and go. */
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

/** Goes on with what was being sent when the page was left. Answers how many files that are. */
export async function resumeUploads(): Promise<number> {
  const kept = await readUploads(userId());
  uploads.resume(kept);
  return kept.length;
}
