import { Button, IconButton } from '@tussock/ui';
import { useState, type ReactNode } from 'react';
import styles from './map-legend.module.css';

/** The legend over the map, opened and closed by its button. */
export function MapLegend({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <Button size="small" icon="legend" onClick={() => setIsOpen(true)}>
        Legend
      </Button>
    );
  return (
    <section className={styles.legend} aria-label="Legend">
      <header className={styles.head}>
        <h2 className={styles.title}>Legend</h2>
        <IconButton icon="close" size="small" label="Close" onClick={() => setIsOpen(false)} />
      </header>
      {children}
    </section>
  );
}
