import styles from './fertiliser.module.css';

interface FigureRow {
  readonly label: string;
  readonly value: string;
  readonly formula?: string;
}

/** Figures with the numbers they were worked out from. */
export function FigureList({ label, rows }: { readonly label: string; readonly rows: readonly FigureRow[] }) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {rows.map((row) => (
        <div key={row.label} className={styles.figure}>
          <dt>{row.label}</dt>
          <dd className={styles.value}>{row.value}</dd>
          {row.formula && <dd className={styles.formula}>{row.formula}</dd>}
        </div>
      ))}
    </dl>
  );
}
