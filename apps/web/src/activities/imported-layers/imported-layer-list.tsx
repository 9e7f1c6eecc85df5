import { layerColourHex } from '@tussock/domain';
import { Checkbox } from '@tussock/ui';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import { useImportedLayers } from '../../sync/index.ts';
import { LayerSwatch } from './layer-swatch.tsx';
import styles from './imported-layer-list.module.css';

/** The imported layers of the plan, each shown and hidden; nothing where there are none. */
export function ImportedLayerList() {
  const layers = useImportedLayers();
  const chosen = useMapState((state) => state.selectedImportedLayers);
  if (layers.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Imported layers</legend>
      {layers.map(({ id, name, colour }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={() => tellMap({ type: 'importedLayerToggled', id })}
        >
          <span className={styles.name}>
            <LayerSwatch colour={layerColourHex[colour]} />
            {name}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
