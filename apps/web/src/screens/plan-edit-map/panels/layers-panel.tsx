import { Panel } from '@tussock/ui';
import { memo } from 'react';
import { SoilLayerControl } from '../../../activities/colour-by-soil/index.ts';
import {
  GroundLayerList,
  LayerList,
  PresetBar,
  RiskLayerControls,
  WaterLayerList,
} from '../../../activities/filter-layers/index.ts';
import { ImportedLayerList } from '../../../activities/imported-layers/index.ts';
import type { PlanMapContent } from '../../../activities/load-plan-map/index.ts';
import { RouteLink } from '../../../routes/route-link.tsx';
import { mapFilesRoute } from '../../plan-map-files/route.ts';
import styles from '../draw-screen.module.css';

/** Panel to show and hide layers of the map. */
export const LayersPanel = memo(function LayersPanel({
  planId,
  counts,
  settings,
}: {
  readonly planId: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly settings: PlanMapContent['settings'];
}) {
  return (
    <>
      <PresetBar />
      <Panel title="Layers" look="plain">
        <div className={styles.layerGroups}>
          <LayerList counts={counts} />
          <GroundLayerList has={settings} />
          <WaterLayerList />
          <ImportedLayerList />
          <RouteLink to={mapFilesRoute.at({ planId })}>{mapFilesRoute.title}</RouteLink>
          <RiskLayerControls />
          <SoilLayerControl />
        </div>
      </Panel>
    </>
  );
});
