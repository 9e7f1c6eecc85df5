import { useMemo } from 'react';
import type { FeatureReply } from '@tussock/contract';
import { defaultLayerIds, kindByFeatureType } from '@tussock/domain';
import { bounds } from '@tussock/geometry';
import type { PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { mapFeatureFrom, PlanMap } from '../../map/index.ts';
import styles from './kind-screen.module.css';

/** A small map centred on one feature. */
export function FeatureMap({
  feature,
  content,
}: {
  readonly feature: FeatureReply;
  readonly content: PlanMapContent;
}) {
  const { settings, shapes, boundary } = content;
  const kind = kindByFeatureType(feature.featureType);
  // Its own page shows a feature that is marked as removed, too.
  const drawn = useMemo(() => {
    const own = shapes.some(({ id }) => id === feature._id) ? null : mapFeatureFrom(feature);
    return own ? [...shapes, own] : shapes;
  }, [shapes, feature]);
  // The ground it lies on, and its own kind; more would bury it in names.
  const visible = useMemo(() => [...new Set([...defaultLayerIds, ...(kind ? [kind.id] : [])])], [kind]);
  return (
    <div className={styles.map}>
      <PlanMap
        label="Where it is on the farm"
        tiles={settings}
        attribution={settings.titleTiles.attribution}
        bounds={bounds(feature.geometry)}
        features={drawn}
        boundary={boundary}
        visibleLayers={visible}
        hasLabels
        selectedId={feature._id}
      />
    </div>
  );
}
