import type { FeatureReply } from '@tussock/contract';
import { allKinds, isRemoved, type AnyKind } from '@tussock/domain';
import { buttonClasses, EmptyState } from '@tussock/ui';
import { listsPlace } from './place.ts';
import { drawPlace } from '../plan-edit-map/place.ts';
import { PlanPage } from '../../places/plan-page.tsx';
import { PlaceLink } from '../../places/place-link.tsx';
import { KindSwatch } from '../../activities/filter-layers/index.ts';
import { figureText } from './figures.ts';
import styles from './lists.module.css';

interface KindFigures {
  readonly kind: AnyKind;
  readonly count: number;
  /** Whole hundredths of a hectare and of a kilometre: what is summed is what is shown. */
  readonly hectares: number;
  readonly kilometres: number;
}

const addUp = (features: readonly FeatureReply[]): readonly KindFigures[] =>
  allKinds.map((kind) => {
    const own = features.filter(
      ({ featureType, properties }) => featureType === kind.wording.featureType && !isRemoved(properties),
    );
    const metres = own.reduce((sum, { lengthMetres }) => sum + (lengthMetres ?? 0), 0);
    return {
      kind,
      count: own.length,
      hectares: own.reduce((sum, { areaHectares }) => sum + Math.round((areaHectares ?? 0) * 100), 0),
      kilometres: Math.round(metres / 10),
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

const sumOf = (figures: readonly KindFigures[], key: 'count' | 'hectares' | 'kilometres'): number =>
  figures.reduce((sum, one) => sum + one[key], 0);

const hundredths = (value: number): string => (value === 0 ? '–' : figureText(value / 100, 2));

/** Every kind with how many there are and how much ground or length they make up. */
export function Overview({
  planId,
  features,
}: {
  readonly planId: string;
  readonly features: readonly FeatureReply[];
}) {
  const figures = addUp(features);
  return (
    <PlanPage eyebrow="Everything on the farm, kind by kind">
      {features.length === 0 && (
        <EmptyState
          title="Nothing is drawn on this farm yet"
          action={
            <PlaceLink to={drawPlace.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
              Draw on the map
            </PlaceLink>
          }
        >
          What is drawn is listed here. A list can also be imported: choose its kind below.
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
            {kinds.map(({ kind, count, hectares, kilometres }) => (
              <tr key={kind.id} data-empty={count === 0 || undefined}>
                <th scope="row">
                  <PlaceLink to={listsPlace.at({ planId }, { kind: kind.id })} className={styles.kind}>
                    <KindSwatch style={kind.style} shape={kind.shapes[0]} />
                    {kind.names.plural}
                  </PlaceLink>
                </th>
                <td>{count.toLocaleString('en-NZ')}</td>
                <td>{hundredths(hectares)}</td>
                <td>{hundredths(kilometres)}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">All together</th>
            <td>{sumOf(figures, 'count').toLocaleString('en-NZ')}</td>
            <td>{hundredths(sumOf(figures, 'hectares'))}</td>
            <td>{hundredths(sumOf(figures, 'kilometres'))}</td>
          </tr>
        </tfoot>
      </table>
    </PlanPage>
  );
}
