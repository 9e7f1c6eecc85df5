import { useMemo } from 'react';
import { bordersOf } from '../frame-of-map.ts';
import type { MapFeature } from '../layers/map-feature.ts';
import type { PlanMapProps } from '../plan-map-props.ts';
import type { PlainBeside } from './draw-beside.ts';
import { inDrawingOrder, type PlainPicture } from './draw-plain.ts';

/** What lies on it beside the plan: the same list as long as nothing of it changes. */
function useBeside({
  importedLayers,
  foundTitles,
  marked,
  chosenTitles,
  overlaps,
}: PlanMapProps): PlainBeside {
  return useMemo(
    () => ({ importedLayers, foundTitles, marked, chosenTitles, overlaps }),
    [importedLayers, foundTitles, marked, chosenTitles, overlaps],
  );
}

interface PlainPictureOfPlan {
  /** What of the plan is to be seen, in the order in which it is drawn; nothing while the plan is on its way. */
  readonly seen: readonly MapFeature[];
  /** The same as it is drawn; as sketched while the plan is on its way. */
  readonly picture: PlainPicture;
}

/** What is drawn of a plan: what is shown of it, but for what is changed just now. */
export function usePlainPicture(props: PlanMapProps): PlainPictureOfPlan {
  const { features, boundary, visibleLayers, hasLabels, selectedId = null } = props;
  const { drawing = null, isLoading = false, sketch } = props;
  const reshaped = drawing?.featureId;
  const seen = useMemo(
    () =>
      inDrawingOrder(features.filter(({ id, kind }) => visibleLayers.includes(kind.id) && id !== reshaped)),
    [features, visibleLayers, reshaped],
  );
  const sketched = isLoading ? sketch : undefined;
  const roughly = useMemo(
    () => inDrawingOrder(sketched?.features.filter(({ kind }) => visibleLayers.includes(kind.id)) ?? []),
    [sketched, visibleLayers],
  );
  const beside = useBeside(props);
  const borders = sketched?.boundary ?? boundary;
  const picture = useMemo(
    (): PlainPicture => ({
      features: sketched ? roughly : seen,
      boundary: bordersOf({ visibleLayers, boundary: borders }),
      beside,
      selectedId,
      hasLabels,
    }),
    [sketched, roughly, seen, visibleLayers, borders, beside, selectedId, hasLabels],
  );
  return { seen, picture };
}
