import type { PlanFile } from '@tussock/contract';
import { fileRefusals, largestUpload, refusals, typesFor, type FilePurpose } from '@tussock/domain';
import { useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { ApiError, AuthError, OfflineError } from '../../api/errors.ts';
import { openPlanStore } from '../../plan-session/open-plan.ts';
import { toasts } from '../../session/toasts.ts';
import { fileOnDevice, holdFile } from '../../session/unsent-files.ts';
import { sendPlanFile } from '../../session/uploads/index.ts';

/** A file on its way: its name, and how much of it has been sent, from 0 to 1. */
interface UnderWay {
  readonly name: string;
  readonly share: number;
}

const sentenceOf = (error: unknown): string => {
  if (error instanceof OfflineError) return error.message;
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

/** A file that cannot be sent now, as it will be when it is. */
function keepForLater(file: File, purpose: FilePurpose, keepsPlace: boolean): PlanFile {
  const { name, type } = file;
  const takenAt = new Date(file.lastModified).toISOString();
  const held = { fileId: uuidv7(), blob: file, type, name, purpose, takenAt, keepsPlace };
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

  const uploadOne = async (file: File, keepsPlace: boolean): Promise<void> => {
    const { name, type, size } = file;
    setUnderWay({ name, share: 0 });
    const planId = openPlanStore.getState().planId ?? '';
    const onSent = (sent: number): void => setUnderWay({ name, share: sent / size });
    onArrived(
      await sendPlanFile(
        { planId, uploadId: uuidv7(), blob: file, type, name, purpose, keepsPlace },
        { onSent },
      ),
    );
  };

  const uploadAll = async (files: readonly File[], keepsPlace: boolean): Promise<void> => {
    for (const file of files) {
      const reason = reasonAgainst(file, purpose);
      try {
        if (reason !== undefined)
          throw new ApiError(reason, 400, { fields: [{ field: 'file', message: reason }] });
        await uploadOne(file, keepsPlace);
      } catch (error) {
        // Without a line it goes with what names it, when that is sent.
        if (error instanceof OfflineError) onArrived(keepForLater(file, purpose, keepsPlace));
        // A lost session has a page of its own.
        else if (!(error instanceof AuthError)) toasts.show({ message: sentenceOf(error), type: 'danger' });
      } finally {
        setUnderWay(null);
      }
    }
  };

  return {
    underWay,
    upload: (files, keepsPlace) => {
      queueRef.current = queueRef.current.then(() => uploadAll(files, keepsPlace));
      return queueRef.current;
    },
  };
}
