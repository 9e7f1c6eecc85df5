import { analyteOfLayer, analytes, analyteInWords } from '@tussock/domain';
import { Select, Switch } from '@tussock/ui';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import { BandLegend } from './band-legend.tsx';
import styles from './colour-by-soil.module.css';

/** Colours transects of the map by what was found there (specification §3, risk layers), with the legend of it. */
export function SoilLayerControl() {
  const { enabled, type } = useMapState((state) => state.riskLayers.transects);
  const analyte = analyteOfLayer(type);
  return (
    <div className={styles.control}>
      <Switch isSelected={enabled} onChange={() => tellMap({ type: 'riskLayerToggled', layer: 'transects' })}>
        Transects by soil test
      </Switch>
      {enabled && (
        <>
          <Select
            label="Coloured by"
            options={analytes.map((one) => ({ id: one.layer, label: analyteInWords(one) }))}
            value={type}
            onChange={(shown) =>
              tellMap({ type: 'riskLayerTypeChosen', layer: 'transects', shown: shown ?? type })
            }
          />
          {analyte && <BandLegend analyte={analyte} />}
        </>
      )}
    </div>
  );
}
