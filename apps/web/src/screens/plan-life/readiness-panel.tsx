import { openRows, readinessWords as words, type PlanAbility, type ReadinessRow } from '@tussock/domain';
import { buttonClasses, Icon, Panel, Skeleton, Tag } from '@tussock/ui';
import { placeOfTarget } from '../../activities/farm-state/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import styles from './life-screen.module.css';

/** Things of one row that are named one by one. */
const NAMED = 3;

/** What a reviewer would miss, whose it is, each with the way to it; what is ready is folded away. */
export function ReadinessPanel({
  planId,
  rows,
  may,
}: {
  readonly planId: string;
  /** Undefined while it is worked out. */
  readonly rows: readonly ReadinessRow[] | undefined;
  readonly may: (ability: PlanAbility) => boolean;
}) {
  if (!rows)
    return (
      <Panel title={words.title}>
        <Skeleton lines={5} />
      </Panel>
    );
  const open = [...openRows(rows, 'holds'), ...openRows(rows, 'toKnow')];
  const ready = rows.filter((row) => row.open.length === 0);
  return (
    <Panel title={words.title}>
      <p className={styles.note}>{words.about}</p>
      <ul className={styles.readiness}>
        {open.map((row) => (
          <OpenRow key={row.key} planId={planId} row={row} mayEdit={may('editFeatures')} />
        ))}
      </ul>
      {ready.length > 0 && (
        <details className={styles.ready} open={open.length === 0}>
          <summary>{words.readyRows(ready.length)}</summary>
          <ul className={styles.readiness}>
            {ready.map(({ key, title, ready: says }) => (
              <li key={key} data-weight="ready">
                <Icon name="success" />
                <div>
                  <p className={styles.name}>{title}</p>
                  <p className={styles.note}>{says}</p>
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function OpenRow({
  planId,
  row: { title, weight, whose, open },
  mayEdit,
}: {
  readonly planId: string;
  readonly row: ReadinessRow;
  readonly mayEdit: boolean;
}) {
  const more = open.length - NAMED;
  return (
    <li data-weight={weight}>
      <Icon name={weight === 'holds' ? 'danger' : 'info'} />
      <div>
        <p className={styles.name}>
          {title}
          <Tag variant={weight === 'holds' ? 'danger' : 'warning'}>
            {weight === 'holds' ? words.holds : words.toKnow}
          </Tag>
        </p>
        <p className={styles.note}>{words.whose[whose]}</p>
        <ul className={styles.items}>
          {open.slice(0, NAMED).map(({ key, title: what, detail, act, target }) => (
            <li key={key}>
              <span>
                {what}
                {detail && <span className={styles.note}>{` ${detail}`}</span>}
              </span>
              <RouteLink
                to={placeOfTarget(planId, target, mayEdit)}
                aria-label={`${act}: ${what}`}
                {...buttonClasses({ size: 'small' })}
              >
                {act}
              </RouteLink>
            </li>
          ))}
        </ul>
        {more > 0 && <p className={styles.note}>{words.more(more)}</p>}
      </div>
    </li>
  );
}
