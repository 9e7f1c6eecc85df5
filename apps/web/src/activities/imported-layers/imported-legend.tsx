import { layerColourHex } from '@tussock/domain';
import { useMapState } from '../../plan-session/map-store.ts';
import { useImportedLayers } from '../../sync/index.ts';
import styles from './imported-layer-list.module.css';
import { LayerSwatch } from './layer-swatch.tsx';

/** The imported layers that are on the map, in its legend; nothing where none is. */
export function ImportedLegend() {
  const layers = useImportedLayers();
  const chosen = useMapState((state) => state.selectedImportedLayers);
  const shown = layers.filter(({ id }) => chosen.includes(id));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.inLegend} aria-label="Imported layers">
      {shown.map(({ id, name, colour }) => (
        <li key={id} className={styles.name}>
          <LayerSwatch colour={layerColourHex[colour]} />
          {name}
        </li>
      ))}
    </ul>
  );
}
