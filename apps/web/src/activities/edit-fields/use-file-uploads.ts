import type { PlanFile } from '@tussock/contract';
import { fileRefusals, largestUpload, refusals, typesFor, type FilePurpose } from '@tussock/domain';
import { useContext, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { ApiError, AuthError } from '../../api/errors.ts';
import { openPlanStore } from '../../plan-session/open-plan.ts';
import { toasts } from '../../session/toasts.ts';
import { FormWaitsContext } from './form-waits.ts';
import { fileOnDevice, holdFile } from '../../session/unsent-files.ts';
import { mayGoLater, sendWatched } from '../../session/send-file.ts';

/** A file on its way: its name, and how much of it has been sent, from 0 to 1. */
interface UnderWay {
  readonly name: string;
  readonly share: number;
}

const sentenceOf = (error: unknown): string => {
  const isWorded = error instanceof ApiError && (error.status === 413 || error.fields.length > 0);
  return isWorded ? error.message : refusals.imageUpload;
};

/** Why a file is not even tried; undefined when it may be. */
function reasonAgainst(file: File, purpose: FilePurpose): string | undefined {
  if (file.size > largestUpload(purpose, file.type)) return refusals.tooLarge;
  const types: readonly string[] = typesFor[purpose];
  if (types.includes(file.type)) return undefined;
  return purpose === 'photo' ? fileRefusals.imageType : fileRefusals.documentType;
}

/** What a file is for, and whether the place where it was taken stays with it. */
interface Wish {
  readonly purpose: FilePurpose;
  readonly keepsPlace: boolean;
}

/** A file that cannot be sent now, as it will be when it is. */
function keepForLater(fileId: string, file: File, wish: Wish): PlanFile {
  const { name, type } = file;
  const takenAt = new Date(file.lastModified).toISOString();
  const held = { fileId, blob: file, type, name, takenAt, ...wish };
  holdFile(held);
  return fileOnDevice(held);
}

/** Uploads chosen files to the plan, one after another, and hands each over as it arrives. */
export function useFileUploads(
  purpose: FilePurpose,
  onArrived: (file: PlanFile) => void,
): {
  readonly underWay: UnderWay | null;
  readonly upload: (files: readonly File[], keepsPlace: boolean) => Promise<void>;
} {
  const [underWay, setUnderWay] = useState<UnderWay | null>(null);
  // Files chosen while others are on their way wait for their turn.
  const queueRef = useRef<Promise<void>>(Promise.resolve());
  const formWaitsFor = useContext(FormWaitsContext);

  const uploadOne = async (file: File, wish: Wish): Promise<PlanFile> => {
    const { name, type, size } = file;
    // What arrived of it is not sent again, whenever it goes on.
    const uploadId = uuidv7();
    setUnderWay({ name, share: 0 });
    const planId = openPlanStore.getState().planId ?? '';
    const onSent = (sent: number): void => setUnderWay({ name, share: sent / size });
    try {
      return await sendWatched({ planId, uploadId, blob: file, type, name, ...wish }, onSent);
    } catch (error) {
      // A lost session has a page of its own. Without a line, or with one that breaks, it goes with what names it.
      if (error instanceof AuthError || !mayGoLater(error)) throw error;
      return keepForLater(uploadId, file, wish);
    }
  };

  const uploadAll = async (files: readonly File[], keepsPlace: boolean): Promise<void> => {
    for (const file of files) {
      const reason = reasonAgainst(file, purpose);
      try {
        if (reason !== undefined)
          throw new ApiError(reason, 400, { fields: [{ field: 'file', message: reason }] });
        onArrived(await uploadOne(file, { purpose, keepsPlace }));
      } catch (error) {
        if (!(error instanceof AuthError)) toasts.show({ message: sentenceOf(error), type: 'danger' });
      } finally {
        setUnderWay(null);
      }
    }
  };

  return {
    underWay,
    upload: (files, keepsPlace) => {
      queueRef.current = queueRef.current.then(() => uploadAll(files, keepsPlace));
      formWaitsFor(queueRef.current);
      return queueRef.current;
    },
  };
}
