import { waterLayers } from '@tussock/domain';
import { Checkbox } from '@tussock/ui';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import styles from './layer-list.module.css';

/** The water under the farm (specification §3): each stream order and the centrelines of rivers, shown and hidden. */
export function WaterLayerList() {
  const chosen = useMapState((state) => state.selectedImportedLayers);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Streams and rivers</legend>
      {waterLayers.map(({ id, label }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={() => tellMap({ type: 'importedLayerToggled', id })}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}
