import {
  drawingWords,
  oneForEachLine,
  partsOfChange,
  toasts as toastWords,
  valuesFollowing,
  type Attributes,
  type DrawingGround,
} from '@tussock/domain';
import { isPolygonal, type Bounds, type Geometry } from '@tussock/geometry';
import { useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { useFeatureWrites, type FeatureWrites } from '../../../activities/save-feature/index.ts';
import { tellMap } from '../../../plan-session/map-store.ts';
import type { DrawingState } from '../drawing/use-drawing.ts';
import { useSaveQuestion } from './use-save-question.tsx';

export type SavingDrawn = ReturnType<typeof useSavingDrawn>;

/** Saves the shape, and in the same write the neighbours that moved with it. */
async function saveShape(
  { work, drawn }: DrawingState,
  writes: FeatureWrites,
  geometry: Geometry,
): Promise<void> {
  const { feature, kind, ground, featureId } = work ?? {};
  if (!feature || !kind || featureId === undefined) return;
  if (!ground || !isPolygonal(geometry)) {
    const followed = valuesFollowing(kind, feature.properties, { before: feature.geometry, after: geometry });
    const attributes = { ...feature.properties, ...followed };
    await writes.update(
      feature,
      kind,
      { geometry, ...(Object.keys(followed).length > 0 ? { attributes } : {}) },
      { goesOnAtOnce: true },
    );
    return;
  }
  const parts = partsOfChange(ground, [{ id: featureId, geometry }, ...(drawn?.moved ?? [])]);
  const label = drawingWords.neighboursMoved(kind.label(feature.properties), parts.length - 1);
  const toast = toastWords.featureSaved(kind.names.inSentence);
  await writes.draw({ label, parts, toast }, ground.things, featureId);
}

/** Saves the drawing, and asks the questions this needs. The hook is used above the panel, which is another component on a phone. */
export function useSavingDrawn(
  drawing: DrawingState,
  { things }: DrawingGround,
  faults: Parameters<typeof useSaveQuestion>[0],
  onMend: (where: Bounds) => void,
) {
  const { work, finished } = drawing;
  /** Whether the next of its kind is drawn after saving. */
  const goesOn = useRef(false);
  const [triedId, setTriedId] = useState<string | undefined>();
  const now = useRef(work);
  useEffect(() => {
    now.current = work;
  });
  const writes = useFeatureWrites((id) => {
    const hasNext = goesOn.current;
    goesOn.current = false;
    // On a slow device another drawing may have been begun before the last was kept: it goes on.
    if (now.current?.featureId !== work?.featureId) return;
    if (hasNext) drawing.drawNext();
    else drawing.end();
    if (id !== null && !hasNext) tellMap({ type: 'activeFeatureSet', id });
  });
  /** The drawing whose changed shape is being saved, so that a second press does not write again. */
  const keeping = useRef<typeof work>(null);
  const meant = useSaveQuestion(faults, onMend);
  const isTried = work !== null && triedId === work.featureId;
  return {
    /** A repaired shape, where the server refused that of this very drawing. */
    repaired: isTried ? writes.repaired : null,
    create: async (attributes: Attributes, { hasNext }: { readonly hasNext: boolean }): Promise<void> => {
      if (!work || !finished) return;
      const { featureId: id, kind } = work;
      goesOn.current = hasNext;
      setTriedId(id);
      const made = oneForEachLine({ kind, geometry: finished, attributes }, things, uuidv7);
      await meant.ask(() => writes.create({ id, kind, attributes, ...made }));
    },
    reshape: async (): Promise<void> => {
      if (!work || !finished || keeping.current === work) return;
      keeping.current = work;
      goesOn.current = false;
      setTriedId(work.featureId);
      try {
        await meant.ask(() => saveShape(drawing, writes, finished));
      } finally {
        if (keeping.current === work) keeping.current = null;
      }
    },
    question: (
      <>
        {writes.question}
        {meant.question}
      </>
    ),
  };
}
