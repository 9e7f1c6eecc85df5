import { Button, Skeleton } from '@tussock/ui';
import { useState, type ReactNode } from 'react';
import styles from './next-steps.module.css';

const MOST_SHOWN = 4;

/** A list on the farm's page that shows the first few items, and the rest by a press. */
export function ShortList<Item>({
  id,
  title,
  beside,
  items,
  none,
  more,
  children,
}: {
  readonly id: string;
  readonly title: string;
  /** Content beside the title. */
  readonly beside?: ReactNode;
  /** Undefined while loading. */
  readonly items: readonly Item[] | undefined;
  /** Text for an empty list. */
  readonly none: string;
  readonly more: (count: number) => string;
  /** Renders one line. */
  readonly children: (item: Item) => ReactNode;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = (isWhole ? items : items?.slice(0, MOST_SHOWN)) ?? [];
  const left = (items?.length ?? 0) - shown.length;
  return (
    <section aria-labelledby={id}>
      <header className={styles.heading}>
        <h2 id={id} className={styles.subtitle}>
          {title}
        </h2>
        {beside}
      </header>
      {items === undefined && <Skeleton lines={3} />}
      {items?.length === 0 && <p className={styles.none}>{none}</p>}
      {shown.length > 0 && <ul className={styles.list}>{shown.map(children)}</ul>}
      {left > 0 && (
        <Button size="small" isQuiet onClick={() => setIsWhole(true)}>
          {more(left)}
        </Button>
      )}
    </section>
  );
}
