import { soilLayers, type GroundLayerId } from '@tussock/domain';
import styles from './map-legend.module.css';

/** What the colours of the map of the soil mean, where one is shown. */
export function SoilLegend({ shown }: { readonly shown: readonly GroundLayerId[] }) {
  const layer = soilLayers.find(({ id }) => shown.includes(id));
  if (!layer) return null;
  return (
    <ul className={styles.layers} aria-label={layer.label}>
      {layer.bands.map(({ label, colour }) => (
        <li key={label} className={styles.layer}>
          <svg width={24} height={16} viewBox="0 0 24 16" aria-hidden="true">
            <rect x={2} y={2} width={20} height={12} fill={colour} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
