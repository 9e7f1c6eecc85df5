import type { FeatureReply } from '@tussock/contract';
import {
  fileRefusals,
  GEOMETRY,
  isToSort,
  partsOfAddingTo,
  partsOfJob,
  partsOfSorting,
  pinAttributes,
  pinKind,
  pinWords,
  toasts as toastWords,
  type AnyKind,
  type DrawnThing,
} from '@tussock/domain';
import type { Position } from '@tussock/geometry';
import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { readPhoto, type ReadyFile } from '../../device/index.ts';
import { addFormFile, showingRefusal, useRecordSave, waitingFile } from '../../sync/index.ts';
import { toasts } from '../../session/toasts.ts';
import type { PinPlace } from './pin-place.ts';
import { usePhotoQuestion } from './use-photo-question.tsx';

/** Prepares a photo for upload; null, with a message, where it cannot be sent. */
async function readyPhoto(file: File): Promise<ReadyFile | null> {
  const read = await readPhoto(file, 'camera');
  if (read.ok) return read.file;
  toasts.show({ message: read.reason ?? fileRefusals.unreadable, type: 'danger' });
  return null;
}

/** Stores a photo on this device until it is sent; the write that refers to it is sent after it. */
function hold(file: ReadyFile, keepsPlace: boolean): string {
  const fileId = uuidv7();
  addFormFile(waitingFile(fileId, file, keepsPlace));
  return fileId;
}

const pinOf = ({ _id, geometry, properties }: FeatureReply) => ({
  id: _id,
  // A pin is one place: nothing else is to be sorted.
  at: geometry.coordinates as Position,
  properties,
});

/** Pins photos and notes quickly, to be sorted later. They are writes of the plan's record, so this works offline. */
export function usePins() {
  const { save: write, question } = useRecordSave();
  const photo = usePhotoQuestion();
  const save = (wish: Parameters<typeof write>[0]): Promise<void> => showingRefusal(write(wish));
  const pin = async (
    { at, accuracyMetres }: PinPlace,
    {
      note,
      photoIds,
      time = new Date().toISOString(),
    }: { note: string; photoIds: readonly string[]; time?: string | undefined },
  ) => {
    const attributes = pinAttributes({ note, photoIds, at: time, accuracyMetres });
    await save({
      label: pinWords.pinLabel(pinKind.label(attributes)),
      parts: [
        {
          entity: pinKind.id,
          entityId: uuidv7(),
          op: 'create',
          set: { ...attributes, [GEOMETRY]: { type: 'Point', coordinates: [...at] } },
        },
      ],
      toast: pinWords.pinned,
      // Words stay where they were typed. A photo that was just taken is here alone.
      isHeldNowhereElse: photoIds.length > 0,
    });
  };
  return {
    question: (
      <>
        {question}
        {photo.question}
      </>
    ),
    pinNote: (place: PinPlace, note: string): Promise<void> => pin(place, { note, photoIds: [] }),
    pinPhoto: async (place: PinPlace, chosen: File): Promise<void> => {
      const file = await readyPhoto(chosen);
      if (!file) return;
      const whose = await photo.ask(file, place);
      if (whose === undefined) return;
      const isOwn = whose === 'own';
      const at = isOwn && file.place ? { at: file.place, accuracyMetres: null } : place;
      // Where the device says nothing, the photo may.
      const photoIds = [hold(file, isOwn || place.accuracyMetres === null)];
      await pin(at, { note: '', photoIds, time: isOwn ? file.takenAt : undefined });
    },
    /** Turns a pin into an action, with its photos as evidence of what it was like before. */
    makeJob: async (feature: FeatureReply, job: { sectionKey: string; featureIds: readonly string[] }) => {
      const name = pinKind.label(feature.properties);
      await save({
        label: pinWords.jobLabel(name),
        parts: partsOfJob(pinOf(feature), { ...job, actionId: uuidv7(), evidenceId: uuidv7() }),
        toast: pinWords.jobMade(name),
      });
    },
    /** Adds a pin's photos and words to an existing thing. */
    addTo: async (feature: FeatureReply, thing: DrawnThing) => {
      const name = thing.kind.label(thing.attributes) || thing.kind.names.singular;
      const parts = partsOfAddingTo(pinOf(feature), thing);
      if (!parts) {
        toasts.show({ message: pinWords.noRoom(name), type: 'danger' });
        return;
      }
      await save({
        label: pinWords.addedLabel(pinKind.label(feature.properties), name),
        parts,
        toast: pinWords.addedTo(name),
      });
    },
    /** Turns a pin into a feature of a kind; resolves with its id. */
    sort: async (feature: FeatureReply, kind: AnyKind): Promise<string> => {
      const id = uuidv7();
      const name = pinKind.label(feature.properties);
      await save({
        label: pinWords.becameLabel(name, kind.names.inSentence),
        parts: partsOfSorting(pinOf(feature), kind, id),
        toast: toastWords.featureSaved(kind.names.inSentence),
      });
      return id;
    },
  };
}

/** The pins that are not sorted yet, the latest first. */
export const useToSort = (features: readonly FeatureReply[]): readonly FeatureReply[] =>
  useMemo(() => features.filter((feature) => isToSort(feature)).toReversed(), [features]);
