import { BOUNDARY_LAYER, kindById, kinds } from '@tussock/domain';
import { bounds, unionBounds, type Position } from '@tussock/geometry';
import type { PlanFile } from '@tussock/contract';
import { useMemo, useState } from 'react';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { PlanMap, type MapFeature } from '../../map/index.ts';
import { type ActionEvidence, listOf, useEvidence, usePlanFiles } from '../../sync/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useGo } from '../../routes/use-go.ts';
import { actionRoute } from '../plan-action/route.ts';
import styles from './actions-screen.module.css';
import type { RegisterRow } from './register-rows.ts';

const visible = [BOUNDARY_LAYER.id, ...Object.keys(kinds)];
/** Kind whose style photos have on the map, as they are no features. */
const photoKind = kindById(kinds.customFeature.id);
const PHOTO_COLOUR = '#245f9e';

interface Proofs {
  readonly evidence: ReadonlyMap<string, readonly ActionEvidence[]>;
  /** Files of the photos: a photo chosen from the gallery has its location in its file. */
  readonly files: ReadonlyMap<string, PlanFile>;
}

/** The locations of photos of the actions. */
const photosOf = (rows: readonly RegisterRow[], { evidence, files }: Proofs): readonly MapFeature[] =>
  rows.flatMap(({ id: actionId, title }) =>
    listOf(evidence, actionId).flatMap(({ id, files: [fileId = ''], place = files.get(fileId)?.place }) =>
      place
        ? [
            {
              id,
              version: 1,
              kind: photoKind,
              name: title,
              geometry: { type: 'Point' as const, coordinates: place as Position }, // both were checked as they were read
              look: { symbol: 'pin', colour: PHOTO_COLOUR },
              isRemoved: false,
            },
          ]
        : [],
    ),
  );

/** Map of the visible actions' places, and of where their photos were taken. */
export function RegisterMap({
  planId,
  rows,
}: {
  readonly planId: string;
  readonly rows: readonly RegisterRow[];
}) {
  const { settings, shapes, boundary, openingBounds: farm, isLoading } = usePlanMap(planId);
  const evidence = useEvidence();
  const { byId: files } = usePlanFiles();
  const go = useGo();
  const [pressed, setPressed] = useState<readonly RegisterRow[]>([]);
  const open = (id: string): void => {
    const here = rows.filter(
      (row) =>
        row.action.values.featureIds?.includes(id) === true ||
        listOf(evidence, row.id).some((proof) => proof.id === id),
    );
    const [only] = here;
    if (only && here.length === 1) void go(actionRoute.at({ planId, action: only.id }));
    else setPressed(here);
  };
  const shown = useMemo(() => {
    const ids = new Set(rows.flatMap(({ action }) => action.values.featureIds ?? []));
    return [...shapes.filter(({ id }) => ids.has(id)), ...photosOf(rows, { evidence, files })];
  }, [rows, shapes, evidence, files]);
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
        onFeatureClick={open}
      />
      {pressed.length > 0 && (
        <ul className={styles.pressed} aria-label="Actions at this place">
          {pressed.map(({ id, title }) => (
            <li key={id}>
              <RouteLink to={actionRoute.at({ planId, action: id })}>{title}</RouteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
