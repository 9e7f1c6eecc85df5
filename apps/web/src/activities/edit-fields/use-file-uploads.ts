import type { PlanFile } from '@tussock/contract';
import { fileRefusals, largestUpload, refusals, typesFor, type FilePurpose } from '@tussock/domain';
import { useContext, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { ApiError, AuthError } from '../../api/errors.ts';
import { openPlanStore } from '../../plan-session/open-plan.ts';
import { toasts } from '../../session/toasts.ts';
import {
  formFilesStore,
  addFileToForm,
  removeFormFile,
  mayGoLater,
  saveToRecord,
  sendWatched,
  type WaitingFile,
} from '../../sync/index.ts';
import { captionWish } from './caption-wish.ts';
import { FormWaitsContext } from './form-waits.ts';

/** A file being uploaded: its name, and the share sent, from 0 to 1. */
interface UnderWay {
  readonly name: string;
  readonly share: number;
}

const sentenceOf = (error: unknown): string => {
  const isWorded = error instanceof ApiError && (error.status === 413 || error.fields.length > 0);
  return isWorded ? error.message : refusals.imageUpload;
};

/** Checks a file before the upload: the reason why it cannot be sent, or undefined. */
function reasonAgainst(file: File, purpose: FilePurpose): string | undefined {
  if (file.size > largestUpload(purpose, file.type)) return refusals.tooLarge;
  const types: readonly string[] = typesFor[purpose];
  if (types.includes(file.type)) return undefined;
  return purpose === 'photo' ? fileRefusals.imageType : fileRefusals.documentType;
}

/** Purpose of a file, and whether it keeps its location. */
interface Wish {
  readonly purpose: FilePurpose;
  readonly keepsPlace: boolean;
}

/** Creates the stored form of a file, which is shown until the server has it. */
function heldOf(file: File, wish: Wish): WaitingFile {
  // When a photo was taken is read from the photo itself: the day of a file is that of its last copy.
  const about = { blob: file, type: file.type, name: file.name, doneAt: new Date().toISOString() };
  return { fileId: uuidv7(), ...about, ...wish };
}

/** Callbacks of a field for its chosen files. */
interface FilesOfField {
  readonly purpose: FilePurpose;
  /** Called when a file is chosen: the field refers to it from here on. */
  readonly onChosen: (fileId: string) => void;
  /** Called when it is on the server. */
  readonly onArrived: (file: PlanFile) => void;
  /** Called when it was refused for good. */
  readonly onRefused: (fileId: string) => void;
}

/**
 * Uploads chosen files to the plan, one after another. Each is stored and referred to before it is sent: if the connection breaks or the page is
 * left, it is sent with the form that refers to it, and resumes from the chunks that arrived.
 */
export function useFileUploads({ purpose, onChosen, onArrived, onRefused }: FilesOfField): {
  readonly underWay: UnderWay | null;
  readonly upload: (files: readonly File[], keepsPlace: boolean) => Promise<void>;
} {
  const [underWay, setUnderWay] = useState<UnderWay | null>(null);
  // Files chosen while others are on their way wait for their turn.
  const queueRef = useRef<Promise<void>>(Promise.resolve());
  const formWaitsFor = useContext(FormWaitsContext);

  const send = async ({ fileId: uploadId, blob, name, ...file }: WaitingFile): Promise<void> => {
    const planId = openPlanStore.getState().planId ?? '';
    const onSent = (sent: number): void => setUnderWay({ name, share: sent / blob.size });
    setUnderWay({ name, share: 0 });
    try {
      const arrived = await sendWatched({ planId, uploadId, blob, name, ...file }, onSent);
      const { caption = '' } = formFilesStore.getState().files.get(uploadId) ?? {};
      onArrived(arrived);
      removeFormFile(uploadId);
      // Words that were written while it was on its way. What is wrong with them is told by what writes them.
      if (caption !== arrived.caption)
        await saveToRecord(captionWish(arrived, caption)).catch(() => undefined);
    } catch (error) {
      // A lost session has a page of its own. Without a line, or with one that breaks, it goes with what names it.
      if (error instanceof AuthError || mayGoLater(error)) return;
      onRefused(uploadId);
      removeFormFile(uploadId);
      toasts.show({ message: sentenceOf(error), type: 'danger' });
    } finally {
      setUnderWay(null);
    }
  };

  const hold = (file: File, wish: Wish): readonly WaitingFile[] => {
    const reason = reasonAgainst(file, wish.purpose);
    if (reason !== undefined) {
      toasts.show({ message: reason, type: 'danger' });
      return [];
    }
    const held = heldOf(file, wish);
    void addFileToForm(held);
    onChosen(held.fileId);
    return [held];
  };

  return {
    underWay,
    upload: (files, keepsPlace) => {
      const held = files.flatMap((file) => hold(file, { purpose, keepsPlace }));
      const sendAll = async (): Promise<void> => {
        for (const file of held) if (formFilesStore.getState().files.has(file.fileId)) await send(file);
      };
      queueRef.current = queueRef.current.then(sendAll);
      formWaitsFor(queueRef.current);
      return queueRef.current;
    },
  };
}
