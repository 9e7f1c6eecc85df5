import { BOUNDARY_LAYER, kinds } from '@tussock/domain';
import { bounds, unionBounds } from '@tussock/geometry';
import { useMemo } from 'react';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { PlanMap } from '../../map/index.ts';
import styles from './actions-screen.module.css';
import type { RegisterRow } from './register-rows.ts';

const visible = [BOUNDARY_LAYER.id, ...Object.keys(kinds)];

/** Where the actions that are shown will be done. */
export function RegisterMap({
  planId,
  rows,
}: {
  readonly planId: string;
  readonly rows: readonly RegisterRow[];
}) {
  const { settings, shapes, boundary, bounds: farm, isLoading } = usePlanMap(planId);
  const shown = useMemo(() => {
    const ids = new Set(rows.flatMap(({ action }) => action.values.featureIds ?? []));
    return shapes.filter(({ id }) => ids.has(id));
  }, [rows, shapes]);
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
