import type { ExaminationRoom } from '@tussock/contract';
import { examinationWords, findingVerdicts, labelOfOption, type ChecklistItem } from '@tussock/domain';
import { ProgressBar } from '@tussock/ui';
import { useEffect, useRef } from 'react';
import { RouteLink } from '../../routes/route-link.tsx';
import styles from './room-screen.module.css';
import { examinationRoute } from './route.ts';

const words = examinationWords.room;

/** The checklist area by area, each item with its finding in a word. */
export function ItemList({
  room,
  items,
  open,
}: {
  readonly room: ExaminationRoom;
  readonly items: readonly ChecklistItem[];
  readonly open: string | undefined;
}) {
  const { planId, _id: id } = room;
  const found = new Map(room.findings.map((finding) => [finding.item, finding.verdict]));
  const areas = [...new Map(items.map(({ areaKey, areaTitle }) => [areaKey, areaTitle]))];
  const listRef = useRef<HTMLElement>(null);
  // Whoever goes on by the keyboard sees where they are in the list.
  useEffect(() => {
    const line = listRef.current?.querySelector(`[data-item="${CSS.escape(open ?? '')}"]`);
    line?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const done = items.filter(({ key }) => found.has(key)).length;
  return (
    <nav ref={listRef} className={styles.list} aria-label="Checklist">
      <ProgressBar
        label={words.progress(done, items.length)}
        share={items.length === 0 ? 0 : done / items.length}
      />
      <RouteLink to={examinationRoute.at({ planId, id })} className={styles.line} isExact>
        {words.overview}
      </RouteLink>
      {areas.map(([key, title]) => (
        <section key={key}>
          <h2 className={styles.area}>{title}</h2>
          <ul>
            {items
              .filter(({ areaKey }) => areaKey === key)
              .map((item) => {
                const verdict = found.get(item.key);
                return (
                  <li key={item.key}>
                    <RouteLink
                      to={examinationRoute.at({ planId, id }, { item: item.key })}
                      className={styles.line}
                      data-item={item.key}
                      data-verdict={verdict ?? 'none'}
                      isExact
                      preload={false}
                    >
                      <span className={styles.lineTitle}>{item.title}</span>
                      <span className={styles.lineState}>
                        {verdict ? labelOfOption(findingVerdicts, verdict) : words.toSee}
                      </span>
                    </RouteLink>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
