import { kindByFeatureType, type DrawingGround, type DrawnThing } from '@tussock/domain';
import type { FeatureReply } from '@tussock/contract';
import { useMemo } from 'react';
import { useShapeLocks } from '../../../sync/index.ts';
import type { PlanMapContent } from '../../../activities/load-plan-map/index.ts';

/** Cache of converted features, so that unchanged features stay identical. */
const things = new WeakMap<FeatureReply, DrawnThing>();

function thingOf(feature: FeatureReply): readonly DrawnThing[] {
  const known = things.get(feature);
  if (known) return [known];
  const kind = kindByFeatureType(feature.featureType);
  if (!kind) return [];
  const { _id: id, geometry, properties: attributes } = feature;
  const made: DrawnThing = { id, kind, geometry, attributes };
  things.set(feature, made);
  return [made];
}

/** The farm as the drawing verbs need it; live. */
export function useDrawingGround(content: PlanMapContent, chosenId: string | null): DrawingGround {
  const { features, boundaryAreas: boundary, savedBoundary } = content;
  const boundaryHectares = savedBoundary?.areaHectares ?? undefined;
  const mayEdit = content.may('editFeatures');
  const all = useMemo(() => features.flatMap(thingOf), [features]);
  const locked = useShapeLocks();
  return useMemo(
    () => ({
      things: all,
      boundary,
      boundaryHectares,
      chosen: all.find(({ id }) => id === chosenId),
      mayEdit,
      locked,
    }),
    [all, boundary, boundaryHectares, chosenId, mayEdit, locked],
  );
}
