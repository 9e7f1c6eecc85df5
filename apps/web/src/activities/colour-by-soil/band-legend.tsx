import { NOT_TESTED, soilBands, type Analyte } from '@tussock/domain';
import { BandChip } from './band-chip.tsx';
import styles from './colour-by-soil.module.css';

/** What the colours of transects mean. Far above is told apart for Olsen P only. */
export function BandLegend({ analyte }: { readonly analyte: Analyte }) {
  const { wellAbove, ...others } = soilBands;
  const bands = [...Object.values(others), NOT_TESTED].toSpliced(
    3,
    0,
    ...(analyte.key === 'olsenPhosphorus' ? [wellAbove] : []),
  );
  return (
    <ul className={styles.legend} aria-label={`Colours of transects by ${analyte.label}`}>
      {bands.map(({ label, colour }) => (
        <li key={label}>
          <BandChip colour={colour} />
          {label}
        </li>
      ))}
    </ul>
  );
}
