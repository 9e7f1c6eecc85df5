import { soilLooks, type Analyte } from '@tussock/domain';
import { BandChip } from './band-chip.tsx';
import styles from './colour-by-soil.module.css';

/** What the colours of transects mean. */
export function BandLegend({ analyte }: { readonly analyte: Analyte }) {
  return (
    <ul className={styles.legend} aria-label={`Colours of transects by ${analyte.label}`}>
      {soilLooks(analyte.key).map(({ label, colour }) => (
        <li key={label}>
          <BandChip colour={colour} />
          {label}
        </li>
      ))}
    </ul>
  );
}
