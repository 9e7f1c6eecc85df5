import { kinds, riskTypes, riskWords } from '@tussock/domain';
import { Select, Switch } from '@tussock/ui';
import { LevelLegend } from '../../land-risk/index.ts';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import styles from './layer-list.module.css';

/** Spec §3 names this part of the state as it names the kind. */
const LAND_UNITS = kinds.lmu.id;

/** The risk layers of fence lines and of land units (specification §3, "Map state"): whether they are on, and which risk is shown. */
export function RiskLayerControls() {
  const { fenceLines, lmu } = useMapState((state) => state.riskLayers);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Risk</legend>
      <Switch
        isSelected={fenceLines}
        onChange={() => tellMap({ type: 'riskLayerToggled', layer: 'fenceLines' })}
      >
        Fence lines by risk
      </Switch>
      <Switch
        isSelected={lmu.enabled}
        onChange={() => tellMap({ type: 'riskLayerToggled', layer: LAND_UNITS })}
      >
        Land units by risk
      </Switch>
      {lmu.enabled && (
        <Select
          label="Risk shown"
          options={riskTypes.map(({ key, label }) => ({ id: key, label }))}
          value={riskTypes.find(({ key }) => key === lmu.type)?.key ?? null}
          onChange={(shown) =>
            tellMap({ type: 'riskLayerTypeChosen', layer: LAND_UNITS, shown: shown ?? lmu.type })
          }
        />
      )}
      {fenceLines && <p className={styles.note}>{riskWords.fence.legend}</p>}
      {(fenceLines || lmu.enabled) && <LevelLegend label="Colours of risk" />}
    </fieldset>
  );
}
