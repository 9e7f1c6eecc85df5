import { BOUNDARY_LAYER, kindById, kinds } from '@tussock/domain';
import { bounds, unionBounds, type Position } from '@tussock/geometry';
import { useMemo } from 'react';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { PlanMap, type MapFeature } from '../../map/index.ts';
import { listOf, useEvidence, type ActionEvidence } from '../../record/index.ts';
import styles from './actions-screen.module.css';
import type { RegisterRow } from './register-rows.ts';

const visible = [BOUNDARY_LAYER.id, ...Object.keys(kinds)];
/** A photo is no feature; on the map it is drawn as a point of one's own is. */
const photoKind = kindById(kinds.customFeature.id);
const PHOTO_COLOUR = '#245f9e';

const isPlace = (place: unknown): place is Position => Array.isArray(place) && place.length === 2;

/** Where photos of the actions were taken. */
const photosOf = (
  rows: readonly RegisterRow[],
  evidence: ReadonlyMap<string, readonly ActionEvidence[]>,
): readonly MapFeature[] =>
  rows.flatMap(({ id: actionId, title }) =>
    listOf(evidence, actionId).flatMap(({ id, place }) =>
      isPlace(place)
        ? [
            {
              id,
              version: 1,
              kind: photoKind,
              name: title,
              geometry: { type: 'Point' as const, coordinates: place },
              look: { symbol: 'pin', colour: PHOTO_COLOUR },
              isRemoved: false,
            },
          ]
        : [],
    ),
  );

/** Where the actions that are shown will be done, and where photos of them were taken. */
export function RegisterMap({
  planId,
  rows,
}: {
  readonly planId: string;
  readonly rows: readonly RegisterRow[];
}) {
  const { settings, shapes, boundary, bounds: farm, isLoading } = usePlanMap(planId);
  const evidence = useEvidence();
  const shown = useMemo(() => {
    const ids = new Set(rows.flatMap(({ action }) => action.values.featureIds ?? []));
    return [...shapes.filter(({ id }) => ids.has(id)), ...photosOf(rows, evidence)];
  }, [rows, shapes, evidence]);
  return (
    <div className={styles.map}>
      <PlanMap
        label="Where the actions are"
        tiles={settings}
        attribution={settings.titleTiles.attribution}
        bounds={unionBounds(shown.map(({ geometry }) => bounds(geometry))) ?? farm}
        features={shown}
        isLoading={isLoading}
        boundary={boundary}
        visibleLayers={visible}
        hasLabels
      />
    </div>
  );
}
