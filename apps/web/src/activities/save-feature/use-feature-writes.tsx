import type { FeatureReply } from '@tussock/contract';
import {
  GEOMETRY,
  isRemoved,
  drawingWords,
  labelOfWrite,
  toasts as toastWords,
  type AnyKind,
  type Attributes,
  type DrawingPart,
  type DrawnThing,
} from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../api/errors.ts';
import { mapStore, tellMap } from '../../plan-session/map-store.ts';
import { partOfForm, showRefusal, useRecordSave } from '../../sync/index.ts';
import { refusalsOf } from '../../session/save-from-form.ts';
import { toasts } from '../../session/toasts.ts';

export interface FeatureWrites {
  /** Mine and theirs side by side, where both changed the same: stands beside whatever writes. */
  readonly question: ReactNode;
  /** A mended shape that the server offers in place of the one it refused. */
  readonly repaired: Geometry | null;
  readonly create: (feature: {
    id: string;
    kind: AnyKind;
    geometry: Geometry;
    attributes: Attributes;
    /** What is made with it, in the same write. */
    others?: readonly DrawingPart[];
  }) => Promise<void>;
  /**
   * Writes what differs from `startedFrom`: what the form was opened with, or the shape that was checked out. Whoever goes on at once is
   * told when it is kept, and holds it no longer.
   */
  readonly update: (
    feature: FeatureReply,
    kind: AnyKind,
    change: { geometry?: Geometry; attributes?: Attributes },
    how?: { readonly startedFrom?: Attributes; readonly goesOnAtOnce?: boolean },
  ) => Promise<void>;
  readonly remove: (feature: FeatureReply, kind: AnyKind) => Promise<void>;
  /** One write of all shapes that a verb of drawing moved, over those it started from. Whoever drew goes on at once. */
  readonly draw: (
    done: {
      readonly label: string;
      readonly parts: readonly DrawingPart[];
      readonly toast?: string;
    },
    startedFrom: readonly DrawnThing[],
    chosenId: string,
  ) => Promise<void>;
}

/** What was just saved is seen: a layer that was hidden comes back, and it is said that it did. */
function show(kind: AnyKind): void {
  if (mapStore.getState().filters.includes(kind.id)) return;
  tellMap({ type: 'layerShown', id: kind.id });
  toasts.show({ message: toastWords.layerShown(kind.names.plural), type: 'info' });
}

/** Values of a feature as its record holds them. */
const valuesOf = (attributes: Attributes, geometry: Geometry | undefined) => ({
  ...attributes,
  ...(geometry ? { [GEOMETRY]: geometry } : {}),
});

/** What stood under the keys of a part. */
const valuesBefore = ({ entityId, set }: DrawingPart, things: readonly DrawnThing[]): Attributes => {
  const attributes = things.find(({ id }) => id === entityId)?.attributes ?? {};
  return Object.fromEntries(Object.keys(set).map((key) => [key, attributes[key] ?? null]));
};

/** What is told when it is kept is not told again when it is accepted. */
function once(tell: () => void): () => void {
  let isTold = false;
  return () => {
    if (isTold) return;
    isTold = true;
    tell();
  };
}

/** Writes features of the open plan, and tells with which id something stands, or null that it is gone from the farm. */
export function useFeatureWrites(onSaved: (id: string | null) => void): FeatureWrites {
  const { save, question } = useRecordSave();
  const [repaired, setRepaired] = useState<Geometry | null>(null);

  const guard = async (write: () => Promise<void>): Promise<void> => {
    setRepaired(null);
    try {
      await write();
    } catch (error) {
      // Checked by the same code on the server before it was offered.
      if (error instanceof ApiError && error.repaired) setRepaired(error.repaired as Geometry);
      else if (refusalsOf(error).length === 0) showRefusal(error);
      throw error;
    }
  };

  return {
    question,
    repaired,
    create: ({ id, kind, geometry, attributes, others = [] }) =>
      guard(async () => {
        await save({
          label: drawingWords.andMore(labelOfWrite.created(kind, kind.label(attributes)), others.length),
          parts: [
            {
              entity: kind.id,
              entityId: id,
              op: 'create',
              set: { ...attributes, [GEOMETRY]: geometry },
            },
            ...others,
          ],
          toast: toastWords.featureSaved(kind.names.inSentence),
        });
        show(kind);
        onSaved(id);
      }),
    update: (feature, kind, { geometry, attributes }, how = {}) =>
      guard(async () => {
        const { startedFrom = feature.properties, goesOnAtOnce = false } = how;
        const tell = once(() => {
          show(kind);
          onSaved(attributes && isRemoved(attributes) ? null : feature._id);
        });
        const part = partOfForm(
          { entity: kind.id, entityId: feature._id },
          valuesOf(attributes ? startedFrom : {}, geometry && feature.geometry),
          valuesOf(attributes ?? {}, geometry),
        );
        const toast = toastWords.featureSaved(kind.names.inSentence);
        // Saved as it stands: nothing is written, and whoever pressed is told all the same.
        if (!part) toasts.show({ message: toast, type: 'success' });
        else
          await save({
            label: labelOfWrite.updated(kind, kind.label(feature.properties), Object.keys(part.set)),
            parts: [part],
            toast,
            ...(goesOnAtOnce ? { onKept: tell } : {}),
          });
        tell();
      }),
    draw: ({ label, parts, toast = drawingWords.done(label) }, startedFrom, chosenId) =>
      guard(async () => {
        const tell = once(() => {
          const kind = startedFrom.find(({ id }) => id === chosenId)?.kind;
          if (kind) show(kind);
          onSaved(chosenId);
        });
        const shapes = new Map(startedFrom.map(({ id, geometry }) => [id, geometry]));
        // Saved as it stands: nothing is written, and whoever pressed is told all the same.
        if (parts.length === 0) toasts.show({ message: toast, type: 'success' });
        else
          await save({
            label,
            parts: parts.map((part) =>
              part.op === 'update'
                ? {
                    ...part,
                    base: { ...valuesBefore(part, startedFrom), [GEOMETRY]: shapes.get(part.entityId) },
                  }
                : part,
            ),
            toast,
            onKept: tell,
          });
        tell();
      }),
    remove: (feature, kind) =>
      guard(async () => {
        await save({
          label: labelOfWrite.deleted(kind, kind.label(feature.properties)),
          parts: [{ entity: kind.id, entityId: feature._id, op: 'delete', set: {} }],
          toast: toastWords.featureDeleted(kind.names.inSentence),
        });
        onSaved(null);
      }),
  };
}
