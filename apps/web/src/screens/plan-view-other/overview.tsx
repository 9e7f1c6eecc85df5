import type { FeatureReply } from '@tussock/contract';
import { allKinds, isRemoved, type AnyKind, countInFigures } from '@tussock/domain';
import { toHectares } from '@tussock/geometry';
import { buttonClasses, EmptyState } from '@tussock/ui';
import { listsRoute } from './route.ts';
import { drawRoute } from '../plan-edit-map/route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { RouteLink } from '../../routes/route-link.tsx';
import { KindSwatch } from '../../activities/filter-layers/index.ts';
import { figureText } from './figures.ts';
import styles from './lists.module.css';

interface KindFigures {
  readonly kind: AnyKind;
  readonly count: number;
  /** Not rounded: sums are made of these. */
  readonly areaM2: number;
  readonly lengthM: number;
}

const METRES_PER_KILOMETRE = 1000;

const addUp = (features: readonly FeatureReply[]): readonly KindFigures[] =>
  allKinds.map((kind) => {
    const own = features.filter(
      ({ featureType, properties }) => featureType === kind.wording.featureType && !isRemoved(properties),
    );
    return {
      kind,
      count: own.length,
      areaM2: own.reduce((sum, { areaM2 }) => sum + (areaM2 ?? 0), 0),
      lengthM: own.reduce((sum, { lengthMetres }) => sum + (lengthMetres ?? 0), 0),
    };
  });

const groupsOf = (
  figures: readonly KindFigures[],
): readonly (readonly [string, readonly KindFigures[]])[] => {
  const groups = new Map<string, KindFigures[]>();
  for (const one of figures)
    groups.set(one.kind.filter.group, [...(groups.get(one.kind.filter.group) ?? []), one]);
  return [...groups];
};

const dashIfNone = (figure: number): string => (figure === 0 ? '–' : figureText(figure, 2));

/** Every kind with how many there are and how much ground or length they make up. Kinds lie over each other: they have no sum. */
export function Overview({
  planId,
  features,
  canEdit,
}: {
  readonly planId: string;
  readonly features: readonly FeatureReply[];
  readonly canEdit: boolean;
}) {
  const figures = addUp(features);
  return (
    <PlanPage eyebrow="Everything on the farm, kind by kind">
      {features.length === 0 && (
        <EmptyState
          title="Nothing is drawn on this farm yet"
          action={
            canEdit && (
              <RouteLink to={drawRoute.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
                Draw on the map
              </RouteLink>
            )
          }
        >
          What is drawn is listed here.{canEdit && ' A list can also be imported: choose its kind below.'}
        </EmptyState>
      )}
      <table className={styles.overview}>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Number</th>
            <th scope="col">Area (ha)</th>
            <th scope="col">Length (km)</th>
          </tr>
        </thead>
        {groupsOf(figures).map(([group, kinds]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={styles.group}>
                {group}
              </th>
            </tr>
            {kinds.map((figures) => (
              <KindRow key={figures.kind.id} planId={planId} figures={figures} />
            ))}
          </tbody>
        ))}
      </table>
    </PlanPage>
  );
}

function KindRow({ planId, figures }: { readonly planId: string; readonly figures: KindFigures }) {
  const { kind, count, areaM2, lengthM } = figures;
  return (
    <tr data-empty={count === 0 || undefined}>
      <th scope="row">
        <RouteLink to={listsRoute.at({ planId }, { kind: kind.id })} className={styles.kind}>
          <KindSwatch style={kind.style} shape={kind.shapes[0]} />
          {kind.names.plural}
        </RouteLink>
      </th>
      <td>{countInFigures(count)}</td>
      <td>{dashIfNone(toHectares(areaM2))}</td>
      <td>{dashIfNone(lengthM / METRES_PER_KILOMETRE)}</td>
    </tr>
  );
}
