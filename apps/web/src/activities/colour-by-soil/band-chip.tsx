import styles from './colour-by-soil.module.css';

/** A spot of the colour that the map uses; the words beside it say what it means. */
export function BandChip({ colour }: { readonly colour: string }) {
  return (
    <svg className={styles.chip} viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="5" fill={colour} />
    </svg>
  );
}
