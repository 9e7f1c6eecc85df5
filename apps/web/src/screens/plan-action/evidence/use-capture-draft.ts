import { readOutsidePosition } from '@tussock/geometry';
import { useEffect, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { FoundPlace, ReadyFile } from '../../../device/index.ts';
import { deleteDraft, formKeys, ownDraftKey, readDraft, saveDraft } from '../../../sync/drafts/index.ts';
import {
  formFilesStore,
  addFileToForm,
  removeFormFile,
  restoreFormFiles,
  type WaitingFile,
  waitingFile,
} from '../../../sync/index.ts';

/** A file that is looked at and not used yet. */
export interface CapturedFile extends ReadyFile {
  readonly fileId: string;
  /** Where the device was when it was taken, as far as that was found before the page was left. */
  readonly found: FoundPlace | undefined;
}

/** What the draft says of it; the file itself is held beside. */
interface Said {
  readonly files: readonly string[];
  readonly place?: readonly [number, number];
  readonly found?: FoundPlace;
}

/** As it was before the page was left. What was taken then was not taken here and now. */
const captured = ({ sha256, takenAt, ...file }: WaitingFile, { place, found }: Said): CapturedFile => ({
  ...file,
  sha256,
  takenAt,
  // A draft may be from before positions were checked.
  place: readOutsidePosition(place) ?? undefined,
  found: readOutsidePosition(found?.place) ? found : undefined,
  isFresh: false,
});

/**
 * The photo or paper that was taken for an action and not used yet. It is held on the device until it is used or taken again: what the
 * camera of a page takes is in no gallery, and leaving the page, or the phone that closes it, would lose it.
 */
export function useCaptureDraft(actionId: string): {
  readonly file: CapturedFile | null;
  readonly keep: (file: ReadyFile) => void;
  readonly keepFound: (found: FoundPlace) => void;
  /** It was used: the write that names it takes it along. */
  readonly used: () => void;
  readonly letGo: () => void;
} {
  const [key] = useState(() => ownDraftKey(formKeys.capture(actionId)));
  const [file, setFile] = useState<CapturedFile | null>(null);
  useEffect(() => {
    let isGone = false;
    const recall = async (): Promise<void> => {
      // Written by this hook alone.
      const said = readDraft('form', key)?.values as Said | undefined;
      if (!said) return;
      await restoreFormFiles();
      const waiting = formFilesStore.getState().files.get(said.files[0] ?? '');
      if (!waiting) deleteDraft('form', key);
      else if (!isGone) setFile((shown) => shown ?? captured(waiting, said));
    };
    void recall();
    return () => {
      isGone = true;
    };
  }, [key]);
  const say = (said: Said): void => saveDraft('form', key, { values: { ...said }, startedFrom: '' });
  const end = (): void => {
    deleteDraft('form', key);
    setFile(null);
  };
  return {
    file,
    keep: (ready) => {
      const fileId = uuidv7();
      void addFileToForm(waitingFile(fileId, ready, true));
      say({ files: [fileId], ...(ready.place ? { place: ready.place } : {}) });
      setFile({ ...ready, fileId, found: undefined });
    },
    keepFound: (found) => {
      if (file) say({ files: [file.fileId], ...(file.place ? { place: file.place } : {}), found });
    },
    used: end,
    letGo: () => {
      if (file) removeFormFile(file.fileId);
      end();
    },
  };
}
