import { riskTypes } from '@tussock/domain';
import { Select, Switch } from '@tussock/ui';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import styles from './layer-list.module.css';

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
      <Switch isSelected={lmu.enabled} onChange={() => tellMap({ type: 'riskLayerToggled', layer: 'lmu' })}>
        Land units by risk
      </Switch>
      {lmu.enabled && (
        <Select
          label="Risk shown"
          options={riskTypes.map(({ key, label }) => ({ id: key, label }))}
          value={riskTypes.find(({ key }) => key === lmu.type)?.key ?? null}
          onChange={(shown) =>
            tellMap({ type: 'riskLayerTypeChosen', layer: 'lmu', shown: shown ?? lmu.type })
          }
        />
      )}
      {(fenceLines || lmu.enabled) && (
        <p className={styles.note}>No risk is rated on this farm yet, so they keep their usual colours.</p>
      )}
    </fieldset>
  );
}
