import {
  drawingWords,
  hectaresInFigures,
  partitionBalance,
  sayHectares,
  unallocatedGround,
  type AnyKind,
  type DrawingGround,
  type PartitionBalance,
} from '@tussock/domain';
import { bounds, toHectares, unionBounds, type Geometry } from '@tussock/geometry';
import { Button } from '@tussock/ui';
import { useDeferredValue, useMemo, type RefObject } from 'react';
import type { MapShape, PlanMapHandle } from '../../map/index.ts';
import styles from './land-balance.module.css';

/** More would push what can be drawn out of sight; the map shows all of them. */
const MOST_LISTED = 4;

/** Worked out when there is time: a farm of many paddocks takes longer than a key press. */
export function useLandBalance(ground: DrawingGround, kind: AnyKind): PartitionBalance | null {
  const { things, boundary } = useDeferredValue(ground);
  return useMemo(() => partitionBalance({ things, boundary }, kind), [things, boundary, kind]);
}

/** Ground that two have, or that lies outside: red until it is mended. */
export const faultsOf = (balance: PartitionBalance | null): readonly MapShape[] =>
  balance
    ? [
        ...balance.overlaps.map(({ ids, geometry }) => ({ id: ids.join(' '), geometry })),
        ...balance.outside.map(({ id, geometry }) => ({ id: `outside ${id}`, geometry })),
      ]
    : [];

/** Of two that have the same ground, either can give it up. */
function Trims({
  ids: [one, other],
  names,
  onTrim,
}: {
  readonly ids: readonly [string, string];
  readonly names: ReadonlyMap<string, string>;
  readonly onTrim: (id: string, by: string) => void;
}) {
  return (
    <span className={styles.trims}>
      {[[one, other] as const, [other, one] as const].map(([id, by]) => (
        <Button key={id} size="small" onClick={() => onTrim(id, by)}>
          {drawingWords.trim(names.get(id) ?? '')}
        </Button>
      ))}
    </span>
  );
}

/** What is drawn of the ground within the boundary, what is not, and what is wrong; a click shows it. */
export function LandBalance({
  ground,
  balance,
  map,
  onShow,
  onTrim,
}: {
  readonly ground: DrawingGround;
  readonly balance: PartitionBalance;
  readonly map: RefObject<PlanMapHandle | null>;
  /** Outlines to be shown on the map. */
  readonly onShow: (shapes: readonly MapShape[]) => void;
  /** Takes out of the first the ground that it shares with the second. */
  readonly onTrim: (id: string, by: string) => void;
}) {
  const { kind, wholeHectares, drawnHectares, unallocatedHectares } = balance;
  const names = new Map(ground.things.map(({ id, attributes }) => [id, kind.label(attributes)]));
  const fly = (geometries: readonly Geometry[]): void => {
    const box = unionBounds(geometries.map((geometry) => bounds(geometry)));
    if (box) map.current?.fitTo(box);
  };
  const showGaps = (): void => {
    const gaps = unallocatedGround(ground, kind);
    onShow(gaps.map((geometry, index) => ({ id: `gap ${index}`, geometry })));
    fly(gaps);
  };
  const more = [balance.overlaps, balance.outside].reduce(
    (sum, { length }) => sum + Math.max(0, length - MOST_LISTED),
    0,
  );
  const share = wholeHectares === 0 ? 0 : drawnHectares / wholeHectares;
  return (
    <section className={styles.balance} aria-label="What is drawn">
      <p className={styles.line}>
        {drawingWords.unallocated(
          hectaresInFigures(drawnHectares),
          sayHectares(wholeHectares),
          kind.names.plural,
        )}
        {unallocatedHectares > 0 && (
          <Button size="small" isQuiet onClick={showGaps}>
            {drawingWords.gap(sayHectares(unallocatedHectares))}
          </Button>
        )}
      </p>
      <meter
        className={styles.bar}
        min={0}
        max={1}
        value={share}
        aria-label={`Share drawn as ${kind.names.plural.toLowerCase()}`}
      />
      <ul className={styles.faults}>
        {balance.overlaps.slice(0, MOST_LISTED).map(({ ids, areaSquareMetres, geometry }) => (
          <li key={ids.join(' ')}>
            <Button size="small" isQuiet variant="danger" icon="warning" onClick={() => fly([geometry])}>
              {`${ids.map((id) => names.get(id)).join(' and ')}: ${drawingWords.countedTwice(sayHectares(toHectares(areaSquareMetres)))}`}
            </Button>
            {ground.mayEdit && <Trims ids={ids} names={names} onTrim={onTrim} />}
          </li>
        ))}
        {balance.outside.slice(0, MOST_LISTED).map(({ id, areaSquareMetres, geometry }) => (
          <li key={id}>
            <Button size="small" isQuiet variant="danger" icon="warning" onClick={() => fly([geometry])}>
              {`${names.get(id)}: ${drawingWords.outside(sayHectares(toHectares(areaSquareMetres)))}`}
            </Button>
          </li>
        ))}
        {more > 0 && <li className={styles.more}>{drawingWords.moreFaults(more)}</li>}
      </ul>
    </section>
  );
}
