import { BOUNDARY_LAYER, kinds, type Analyte } from '@tussock/domain';
import { Panel } from '@tussock/ui';
import { BandLegend, useSoilColours } from '../../activities/colour-by-soil/index.ts';
import type { PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { PlanMap } from '../../map/index.ts';
import styles from './soil-screen.module.css';

/** What the colours are about, on land units and nothing that would hide it. */
const VISIBLE = [BOUNDARY_LAYER.id, kinds.lmu.id, kinds.transect.id];

interface SoilMapProps {
  readonly content: PlanMapContent;
  readonly analyte: Analyte;
  readonly onTransect: (id: string) => void;
}

/** Transects in the colour of their newest result, with the legend of it. A click on one shows its trend. */
export function SoilMap({ content, analyte, onTransect }: SoilMapProps) {
  const { settings, features, boundary, openingBounds } = content;
  const shapes = useSoilColours(content, analyte);
  const transects = new Set(
    features
      .filter(({ featureType }) => featureType === kinds.transect.wording.featureType)
      .map(({ _id }) => _id),
  );
  return (
    <Panel title={`Map by ${analyte.label}`}>
      <div className={styles.mapBox}>
        <PlanMap
          label={`Map of transects by ${analyte.label}`}
          tiles={settings}
          attribution={settings.titleTiles.attribution}
          bounds={openingBounds}
          features={shapes}
          isLoading={content.isLoading}
          boundary={boundary}
          visibleLayers={VISIBLE}
          hasLabels
          onFeatureClick={(id) => {
            if (transects.has(id)) onTransect(id);
          }}
        />
      </div>
      <BandLegend analyte={analyte} />
    </Panel>
  );
}
