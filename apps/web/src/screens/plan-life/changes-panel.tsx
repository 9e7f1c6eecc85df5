import { lifeWords, recordDifferences, type ChangedThing } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { EmptyState, Panel, Skeleton } from '@tussock/ui';
import { useMemo } from 'react';
import {
  OutlinePicture,
  useBoundary,
  useVersionRows,
  useWholeRecord,
  type DrawnOutline,
  type PlanVersion,
} from '../../record/index.ts';
import styles from './life-screen.module.css';

/** What changed since a version, sort by sort, in words and with the outline before and after; follows every change as it is made. */
export function ChangesPanel({
  planId,
  version,
}: {
  readonly planId: string;
  readonly version: PlanVersion;
}) {
  const { rows: was, error } = useVersionRows(planId, version.number);
  const now = useWholeRecord();
  const changed = useMemo(() => was && recordDifferences(was, now), [was, now]);
  const sorts = [...new Set(changed?.map(({ sort }) => sort))];
  return (
    <Panel title={lifeWords.whatChangedSince(version.number)}>
      {error && <p role="alert">{error.message}</p>}
      {!changed && !error && <Skeleton lines={6} />}
      {changed?.length === 0 && (
        <EmptyState title={lifeWords.nothingChanged} icon="check">
          {lifeWords.asTheVersion}
        </EmptyState>
      )}
      {changed && <WholeFarm changed={changed} />}
      {sorts.map((sort) => {
        const own = changed?.filter((thing) => thing.sort === sort) ?? [];
        return (
          <section key={sort} aria-label={sort}>
            <h3 className={styles.sort}>{`${sort} · ${own.length}`}</h3>
            <ul className={styles.changes}>
              {own.map((thing) => (
                <Change key={thing.id} thing={thing} />
              ))}
            </ul>
          </section>
        );
      })}
    </Panel>
  );
}

/** All outlines that moved on one picture of the farm. */
function WholeFarm({ changed }: { readonly changed: readonly ChangedThing[] }) {
  const boundary = useBoundary();
  const moved = changed.flatMap(({ shape }) => (shape ? outlinesOf(shape) : []));
  if (moved.length === 0) return null;
  const farm = (boundary?.boundaryFeatures ?? []).map(({ geometry }) => ({
    geometry,
    look: 'farm' as const,
  }));
  return (
    <figure className={styles.farm}>
      <OutlinePicture label={lifeWords.wholeFarm} outlines={[...farm, ...moved]} />
      <figcaption className={styles.note}>{lifeWords.wholeFarm}</figcaption>
    </figure>
  );
}

function Change({ thing }: { readonly thing: ChangedThing }) {
  const { name, sort, change, values, shape } = thing;
  const shown = values.filter(({ isShape, before, after }) => !isShape && (before ?? after) !== null);
  return (
    <li>
      <p className={styles.name}>
        {name || sort}
        <span className={styles.note}>{lifeWords.changes[change]}</span>
      </p>
      {shown.length > 0 && (
        <dl className={styles.values}>
          {shown.map(({ key, label, before, after }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {before !== null && <del>{before}</del>}
                {before !== null && after !== null && ' → '}
                {after !== null && <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {shape && (
        <div className={styles.outline}>
          <OutlinePicture label={lifeWords.outlineOf(name || sort)} outlines={outlinesOf(shape)} />
        </div>
      )}
    </li>
  );
}

/** Both are shapes that the server checked, or that a drawing made. */
const outlinesOf = ({ before, after }: NonNullable<ChangedThing['shape']>): readonly DrawnOutline[] => [
  ...(before === null ? [] : [{ geometry: before as Geometry, look: 'before' as const }]),
  ...(after === null ? [] : [{ geometry: after as Geometry, look: 'mine' as const }]),
];
