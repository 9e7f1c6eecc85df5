import type { ReactNode } from 'react';
import styles from './map-layout.module.css';

/** A map with a panel beside it on a desk, below it on a phone. */
export function MapLayout({
  title,
  panel,
  map,
  tools,
}: {
  readonly title: string;
  readonly panel: ReactNode;
  readonly map: ReactNode;
  readonly tools?: ReactNode;
}) {
  return (
    <div className={styles.layout}>
      <div className={styles.map}>
        {map}
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      <section className={styles.panel} aria-label={title}>
        <h1 className={styles.title}>{title}</h1>
        {panel}
      </section>
    </div>
  );
}
