import { lifeWords, recordDifferences, type ChangedThing } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { Button, EmptyState, Panel, Select, Skeleton } from '@tussock/ui';
import { useMemo, useState } from 'react';
import {
  type DrawnOutline,
  OutlinePicture,
  type PlanVersion,
  useBoundary,
  useVersionRows,
  useWholeRecord,
} from '../../sync/index.ts';
import { useGo } from '../../routes/use-go.ts';
import styles from './life-screen.module.css';
import { lifeRoute } from './route.ts';

/**
 * Changes since a version by sort, in words and with the outlines before and after: up to a later version, or up to the present plan, updated live.
 */
export function ChangesPanel({
  planId,
  version,
  later,
  until: asked,
}: {
  readonly planId: string;
  readonly version: PlanVersion;
  /** Later versions, the newest first. */
  readonly later: readonly PlanVersion[];
  readonly until: number | undefined;
}) {
  const until = later.find(({ number }) => number === asked)?.number;
  const before = useVersionRows(planId, version.number);
  const after = useVersionRows(planId, until);
  const standing = useWholeRecord();
  const [was, error] = [before.rows, before.error ?? after.error];
  const now = until === undefined ? standing : after.rows;
  const changed = useMemo(() => was && now && recordDifferences(was, now), [was, now]);
  const [chosenId, setChosenId] = useState<string>();
  const sorts = [...new Set(changed?.map(({ sort }) => sort))];
  return (
    <Panel
      title={
        until === undefined
          ? lifeWords.whatChangedSince(version.number)
          : lifeWords.whatChangedUntil(version.number, until)
      }
    >
      {later.length > 0 && <UntilChoice planId={planId} since={version.number} later={later} until={until} />}
      {error && <p role="alert">{error.message}</p>}
      {!changed && !error && <Skeleton lines={6} />}
      {changed?.length === 0 && (
        <EmptyState title={lifeWords.nothingChanged} icon="check">
          {until === undefined ? lifeWords.asTheVersion : lifeWords.asTheOther}
        </EmptyState>
      )}
      {changed && (
        <BothFarms
          changed={changed}
          chosenId={chosenId}
          names={[
            lifeWords.version(version.number),
            until === undefined ? lifeWords.asItStands : lifeWords.version(until),
          ]}
        />
      )}
      {sorts.map((sort) => {
        const own = changed?.filter((thing) => thing.sort === sort) ?? [];
        return (
          <section key={sort} aria-label={sort}>
            <h3 className={styles.sort}>{`${sort} · ${own.length}`}</h3>
            <ul className={styles.changes}>
              {own.map((thing) => (
                <Change
                  key={thing.id}
                  thing={thing}
                  isChosen={thing.id === chosenId}
                  onChoose={() => setChosenId(thing.id === chosenId ? undefined : thing.id)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </Panel>
  );
}

const STANDING = 'standing';

/** Choice of the comparison: the present plan, or a later version. */
function UntilChoice({
  planId,
  since,
  later,
  until,
}: {
  readonly planId: string;
  readonly since: number;
  readonly later: readonly PlanVersion[];
  readonly until: number | undefined;
}) {
  const go = useGo();
  const handleChange = (id: string | null) => {
    const chosen = id === null || id === STANDING ? {} : { until: Number(id) };
    void go(lifeRoute.at({ planId }, { since, ...chosen }), { replace: true, resetScroll: false });
  };
  return (
    <Select
      label={lifeWords.comparedWith}
      options={[
        { id: STANDING, label: lifeWords.asItStands },
        ...later.map(({ number }) => ({ id: String(number), label: lifeWords.version(number) })),
      ]}
      value={until === undefined ? STANDING : String(until)}
      onChange={handleChange}
    />
  );
}

/** The farm before and after, side by side: what changed its shape, and the one that is looked at filled. */
function BothFarms({
  changed,
  chosenId,
  names,
}: {
  readonly changed: readonly ChangedThing[];
  readonly chosenId: string | undefined;
  readonly names: readonly [before: string, after: string];
}) {
  const boundary = useBoundary();
  const moved = changed.filter(({ shape }) => shape);
  if (moved.length === 0) return null;
  const farm = (boundary?.boundaryFeatures ?? []).map(({ geometry }) => ({
    geometry,
    look: 'farm' as const,
  }));
  const outlinesAt = (side: 'before' | 'after'): readonly DrawnOutline[] =>
    moved.flatMap(({ id, shape }) => {
      const geometry = shape?.[side] ?? null;
      // A shape that the server checked, or that a drawing made.
      return geometry === null
        ? []
        : [{ geometry: geometry as Geometry, look: 'mine' as const, isChosen: id === chosenId }];
    });
  return (
    <div className={styles.sides}>
      {(['before', 'after'] as const).map((side, index) => (
        <figure key={side}>
          <OutlinePicture
            label={lifeWords.farmAt(names[index] ?? '')}
            outlines={[...farm, ...outlinesAt(side)]}
          />
          <figcaption className={styles.note}>{names[index]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Change({
  thing,
  isChosen,
  onChoose,
}: {
  readonly thing: ChangedThing;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { name, sort, change, values, shape } = thing;
  const shown = values.filter(({ isShape, before, after }) => !isShape && (before ?? after) !== null);
  return (
    <li>
      <p className={styles.name}>
        {name || sort}
        <span className={styles.note}>{lifeWords.changes[change]}</span>
        {shape && (
          <Button
            size="small"
            isQuiet
            aria-pressed={isChosen}
            aria-label={lifeWords.showOnMaps(name || sort)}
            onClick={onChoose}
          >
            {lifeWords.showOnMapsShort}
          </Button>
        )}
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
