import {
  allKinds,
  drawingWords,
  hectaresInFigures,
  kindById,
  kinds,
  partitionBalanceInSteps,
  formatHectares,
  formatStrip,
  unallocatedGround,
  type AnyKind,
  type DrawingGround,
  type PartitionBalance,
} from '@tussock/domain';
import { bounds, toHectares, unionBounds, type Geometry } from '@tussock/geometry';
import { Button, RadioGroup, Skeleton } from '@tussock/ui';
import { useCallback, useDeferredValue, useMemo, useState, type RefObject } from 'react';
import type { MapShape, PlanMapHandle } from '../../../map/index.ts';
import { useInTurns } from '../../../sync/index.ts';
import type { Trims } from './use-trims.ts';
import styles from './land-balance.module.css';

/** Number of problems listed at first: more would push the kinds out of view. */
const LISTED = 4;
/** Further problems per press: a list of hundreds would freeze the page. */
const LISTED_MORE = 20;

/** The land balance of one kind. */
export interface SharedOut {
  readonly kind: AnyKind;
  /** Null while it is being computed; figures of the former kind are not shown instead. */
  readonly balance: PartitionBalance | null;
}

/**
 * Computes the land balance in slices of time, since a farm of many paddocks takes seconds. Null where there is no boundary, and before the first
 * result.
 */
export function useLandBalance(ground: DrawingGround, kind: AnyKind): SharedOut | null {
  const { things, boundary, boundaryHectares } = useDeferredValue(ground);
  const begin = useCallback(
    () => partitionBalanceInSteps({ things, boundary, boundaryHectares }, kind),
    [things, boundary, boundaryHectares, kind],
  );
  const made = useInTurns(begin) ?? null;
  return useMemo(() => made && { kind, balance: made.kind === kind ? made : null }, [made, kind]);
}

/** Shapes of overlaps and of land outside the boundary, drawn in red until they are repaired. */
export const faultsOf = (balance: PartitionBalance | null): readonly MapShape[] =>
  balance
    ? [
        ...balance.overlaps.map(({ ids, geometry }) => ({ id: ids.join(' '), geometry })),
        ...balance.outside.map(({ id, geometry }) => ({ id: `outside ${id}`, geometry })),
      ]
    : [];

/** Buttons for an overlap: either feature can give it up. */
function TrimEither({
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

interface LandBalanceProps extends SharedOut {
  readonly ground: DrawingGround;
  readonly map: RefObject<PlanMapHandle | null>;
  /** Called with outlines to show on the map. */
  readonly onShow: (shapes: readonly MapShape[]) => void;
  /** Actions that resolve problems, by cutting land out of a feature. */
  readonly trims: Pick<Trims, 'trim' | 'trimOff' | 'trimAll'>;
  /** Called to show the balance of another kind. */
  readonly onKind: (kind: AnyKind) => void;
}

const flyTo = (map: LandBalanceProps['map'], geometries: readonly Geometry[]): void => {
  const box = unionBounds(geometries.map((geometry) => bounds(geometry)));
  if (box) map.current?.fitTo(box);
};

type FiguresProps = Omit<LandBalanceProps, 'kind' | 'balance' | 'onKind'> & {
  readonly balance: PartitionBalance;
};

/** List of problems: some of them, and more with each press. */
function FaultsListed({ ground, balance, map, trims }: Omit<FiguresProps, 'onShow'>) {
  const { kind, overlaps, outside } = balance;
  const [most, setMost] = useState(LISTED);
  const names = new Map(ground.things.map(({ id, attributes }) => [id, kind.label(attributes)]));
  const lines = [
    ...overlaps.map(({ ids, areaSquareMetres, geometry }) => ({
      id: ids.join(' '),
      said: `${ids.map((id) => names.get(id)).join(' and ')}: ${drawingWords.countedTwice(formatStrip(toHectares(areaSquareMetres)))}`,
      geometry,
      ids,
    })),
    ...outside.map(({ id, areaSquareMetres, geometry }) => ({
      id,
      said: `${names.get(id)}: ${drawingWords.outside(formatStrip(toHectares(areaSquareMetres)))}`,
      geometry,
      ids: null,
    })),
  ];
  const more = lines.length - most;
  return (
    <ul className={styles.faults}>
      {lines.length > 1 && ground.mayEdit && (
        <li className={styles.more}>
          <Button size="small" onClick={() => trims.trimAll(balance)}>
            {drawingWords.trimAll}
          </Button>
        </li>
      )}
      {lines.slice(0, most).map(({ id, said, geometry, ids }) => (
        <li key={id}>
          <Button size="small" isQuiet variant="danger" icon="warning" onClick={() => flyTo(map, [geometry])}>
            {said}
          </Button>
          {ids && ground.mayEdit && <TrimEither ids={ids} names={names} onTrim={trims.trim} />}
          {!ids && ground.mayEdit && (
            <Button
              size="small"
              aria-label={drawingWords.trimsWhich(drawingWords.trimToBoundary, names.get(id) ?? '')}
              onClick={() => trims.trimOff(id, geometry)}
            >
              {drawingWords.trimToBoundary}
            </Button>
          )}
        </li>
      ))}
      {more > 0 && (
        <li className={styles.more}>
          <Button size="small" isQuiet onClick={() => setMost(most + LISTED_MORE)}>
            {drawingWords.moreFaults(more)}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** Kinds that divide every farm: drawing may begin with either, and fill the whole farm with one before it is split. */
const FIRST_KINDS: readonly AnyKind[] = [kindById(kinds.paddock.id), kindById(kinds.lmu.id)];

/** Choice of the kind whose land balance is shown, where several kinds divide the land. */
function WhichKind({ ground, kind: asked, onKind }: Pick<LandBalanceProps, 'ground' | 'kind' | 'onKind'>) {
  const { things, mayEdit } = ground;
  const drawn = useMemo(() => new Set(things.map(({ kind }) => kind)), [things]);
  const isOffered = (kind: AnyKind): boolean =>
    drawn.has(kind) || kind === asked || (mayEdit && FIRST_KINDS.includes(kind));
  const offered = allKinds.filter((kind) => kind.coversGround && isOffered(kind));
  if (offered.length < 2) return null;
  return (
    <RadioGroup
      label={drawingWords.sharedOutAmong}
      look="segments"
      options={offered.map(({ id, names }) => ({ id, label: names.plural }))}
      value={asked.id}
      onChange={(id) => onKind(kindById(id))}
    />
  );
}

/** Figures of the drawn, undrawn and problematic land within the boundary; a click shows it on the map. */
function Figures({ ground, balance, map, onShow, trims }: FiguresProps) {
  const { kind, wholeHectares, drawnHectares, unallocatedHectares } = balance;
  const showGaps = (): void => {
    const gaps = unallocatedGround(ground, kind);
    onShow(gaps.map((geometry, index) => ({ id: `gap ${index}`, geometry })));
    flyTo(map, gaps);
  };
  const share = wholeHectares === 0 ? 0 : drawnHectares / wholeHectares;
  return (
    <>
      <p className={styles.line}>
        {drawingWords.unallocated(
          hectaresInFigures(drawnHectares),
          formatHectares(wholeHectares),
          kind.names.plural,
        )}
        {unallocatedHectares > 0 && (
          <Button size="small" isQuiet onClick={showGaps}>
            {drawingWords.gap(formatHectares(unallocatedHectares))}
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
      <FaultsListed key={kind.id} ground={ground} balance={balance} map={map} trims={trims} />
    </>
  );
}

/** The land balance of a kind, with a choice of the kinds that have one. */
export function LandBalance({ kind, balance, onKind, ...beside }: LandBalanceProps) {
  return (
    <section className={styles.balance} aria-label="What is drawn">
      <WhichKind ground={beside.ground} kind={kind} onKind={onKind} />
      {balance ? <Figures {...beside} balance={balance} /> : <Skeleton lines={2} />}
    </section>
  );
}
