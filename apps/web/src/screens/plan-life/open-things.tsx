import { lifeWords, openRows, readinessWords as words, type ReadinessRow } from '@tussock/domain';
import { RouteLink } from '../../routes/route-link.tsx';
import { farmRoute } from '../plan-farm/route.ts';
import styles from './life-screen.module.css';

/** What is open in a plan, shown before it is submitted, signed or approved: what holds it back first. */
export function OpenThings({
  planId,
  rows,
}: {
  readonly planId: string;
  readonly rows: readonly ReadinessRow[] | undefined;
}) {
  if (!rows) return null;
  const holding = openRows(rows, 'holds');
  const open = [...holding, ...openRows(rows, 'toKnow')];
  if (open.length === 0) return <p className={styles.note}>{lifeWords.nothingOpen}</p>;
  return (
    <section aria-label={lifeWords.stillOpen(open.length)}>
      <p className={styles.name}>{lifeWords.stillOpen(open.length)}</p>
      {holding.length > 0 && <p>{words.reasonAbout(holding.length)}</p>}
      <ul className={styles.open}>
        {open.map((row) => (
          <li key={row.key}>{`${row.title}: ${row.open.map(({ title }) => title).join(', ')}`}</li>
        ))}
      </ul>
      <RouteLink to={farmRoute.at({ planId })}>{lifeWords.seeOpen}</RouteLink>
    </section>
  );
}
