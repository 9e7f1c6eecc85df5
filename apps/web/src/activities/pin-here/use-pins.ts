import type { FeatureReply } from '@tussock/contract';
import {
  fileRefusals,
  GEOMETRY,
  isToSort,
  partsOfSorting,
  pinAttributes,
  pinKind,
  pinWords,
  toasts as toastWords,
  type AnyKind,
} from '@tussock/domain';
import type { Fix, Position } from '@tussock/geometry';
import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { readPhoto } from '../../device/index.ts';
import { tellingRefusal, useRecordSave } from '../../sync/index.ts';
import { toasts } from '../../session/toasts.ts';
import { holdFile, waitingFile } from '../../sync/files/held-files.ts';

/** Where something is pinned: where the device is, or the cross of the map. */
export interface PinPlace {
  readonly at: Position;
  readonly accuracyMetres: number | null;
}

/** Where the device is, where it says so; else the cross. */
export const pinPlaceOf = (fix: Fix | null, cross: Position | null): PinPlace | null =>
  fix ?? (cross && { at: cross, accuracyMetres: null });

/** A photo on its way to the plan: it waits on this device until it is sent, and what names it goes after it. */
async function heldPhoto(file: File, keepsPlace: boolean): Promise<string | null> {
  const read = await readPhoto(file, 'camera');
  if (!read.ok) {
    toasts.show({ message: read.reason ?? fileRefusals.unreadable, type: 'danger' });
    return null;
  }
  const fileId = uuidv7();
  holdFile(waitingFile(fileId, read.file, keepsPlace));
  return fileId;
}

/** Pins photos and notes in passing, and sorts them later. All of it is of the plan's record: it needs no line. */
export function usePins() {
  const { save: write, question } = useRecordSave();
  const save = (wish: Parameters<typeof write>[0]): Promise<void> => tellingRefusal(write(wish));
  const pin = async ({ at, accuracyMetres }: PinPlace, note: string, photoIds: readonly string[]) => {
    const attributes = pinAttributes({ note, photoIds, at: new Date().toISOString(), accuracyMetres });
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
    question,
    pinNote: (place: PinPlace, note: string): Promise<void> => pin(place, note, []),
    pinPhoto: async (place: PinPlace, file: File): Promise<void> => {
      // Where the device says nothing, the photo may.
      const fileId = await heldPhoto(file, place.accuracyMetres === null);
      if (fileId !== null) await pin(place, '', [fileId]);
    },
    /** Says what a pin is; gives the id of what it became. */
    sort: async (feature: FeatureReply, kind: AnyKind): Promise<string> => {
      const id = uuidv7();
      const { geometry, properties } = feature;
      // A pin is one place: nothing else is to be sorted.
      const at = geometry.coordinates as Position;
      const name = pinKind.label(properties);
      await save({
        label: pinWords.becameLabel(name, kind.names.inSentence),
        parts: partsOfSorting({ id: feature._id, at, properties }, kind, id),
        toast: toastWords.featureSaved(kind.names.inSentence),
      });
      return id;
    },
  };
}

/** What was pinned on the farm and is not sorted yet, the last first. */
export const useToSort = (features: readonly FeatureReply[]): readonly FeatureReply[] =>
  useMemo(() => features.filter((feature) => isToSort(feature)).toReversed(), [features]);
