import { useQuery } from '@tanstack/react-query';
import { readSettings, type BinItem, type FeatureReply, type RecordRow } from '@tussock/contract';
import {
  allKinds,
  dayInWords,
  isEntityId,
  kindByFeatureType,
  kindOfEntity,
  nameOrder,
  layerFilters,
  recordWords,
  formatHectares,
} from '@tussock/domain';
import { bounds, unionBounds } from '@tussock/geometry';
import { differenceOf } from '@tussock/sync';
import { buttonClasses, EmptyState, Panel, Skeleton } from '@tussock/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useBinItems, WayBack } from '../../activities/show-history/index.ts';
import { mapFeatureFrom, PlanMap, type MapShape } from '../../map/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { PlanPage } from '../../routes/plan-page.tsx';
import {
  boundaryOfRow,
  featureOfRow,
  openRecord,
  type PartEdit,
  useRecordAt,
  useSync,
} from '../../sync/index.ts';
import { reading } from '../../session/client.ts';
import styles from './history-screen.module.css';
import { historyRoute } from './route.ts';

/** Nothing of a past day is hidden: there is no list of layers beside it. */
const EVERY_LAYER = layerFilters.map(({ id }) => id);

// The code of documents comes when a day is looked at.
const PlanThen = lazy(async () => ({ default: (await import('./plan-then.tsx')).PlanThen }));

/** What brings a thing back to how it was: values that differ now, or all of it where it is gone. */
function partToBringBack(row: RecordRow): PartEdit | undefined {
  if (!isEntityId(row.entity)) return undefined;
  const target = { entity: row.entity, entityId: row.id };
  const standing = openRecord().row(row.id);
  if (!standing) return { ...target, op: 'restore', set: row.values };
  const set = differenceOf(standing.values, row.values);
  return set && { ...target, op: 'update', set };
}

/** The plan as it was at the end of a day: its map, and what was on it, each with the way back. */
export function PlanAtDay({
  planId,
  day,
  canEdit,
}: {
  readonly planId: string;
  readonly day: string;
  readonly canEdit: boolean;
}) {
  // What can be brought back depends on what stands: followed as it changes.
  const { rev } = useSync();
  const { data: settings } = useQuery({ ...reading(readSettings, {}), staleTime: Infinity });
  const { data, error } = useRecordAt(planId, day);
  const rows = data?.rows;
  const isBeforeAll = rows?.length === 0;
  const bin = useBinItems(planId, canEdit);
  const features = useMemo(
    () => (rows ?? []).flatMap((row) => featureOfRow(planId, row) ?? []),
    [rows, planId],
  );
  const shapes = useMemo(() => features.flatMap((feature) => mapFeatureFrom(feature) ?? []), [features]);
  const boundaryRow = rows?.find(({ entity }) => entity === 'boundary');
  const boundary = useMemo(
    () =>
      boundaryRow
        ? (boundaryOfRow(boundaryRow).boundaryFeatures ?? []).map(({ properties, geometry }): MapShape => ({
            id: properties.id,
            geometry,
          }))
        : [],
    [boundaryRow],
  );
  const around = unionBounds([...boundary, ...features].map(({ geometry }) => bounds(geometry as never)));
  return (
    <PlanPage
      title={`As it was on ${dayInWords(day)}`}
      width="wide"
      actions={
        <RouteLink to={historyRoute.at({ planId })} {...buttonClasses({})}>
          Back to today
        </RouteLink>
      }
    >
      {error && <p role="alert">{error.message}</p>}
      {!rows && !error && <Skeleton lines={8} />}
      {isBeforeAll && <EmptyState title={recordWords.noPlanYet} icon="history" />}
      {rows && !isBeforeAll && settings && (
        <div className={styles.asItWas} data-rev={rev}>
          <div className={styles.map}>
            <PlanMap
              label={`Map of the farm on ${dayInWords(day)}`}
              tiles={settings}
              attribution={settings.titleTiles.attribution}
              bounds={around ?? undefined}
              features={shapes}
              boundary={boundary}
              visibleLayers={EVERY_LAYER}
              hasLabels
            />
          </div>
          <Panel title="What was there">
            {features.length === 0 && <p className={styles.note}>Nothing was drawn yet.</p>}
            {allKinds.map((kind) => {
              const own = features
                .filter(({ featureType }) => featureType === kind.wording.featureType)
                .toSorted((one, other) =>
                  nameOrder.compare(kind.label(one.properties), kind.label(other.properties)),
                );
              return (
                own.length > 0 && (
                  <section key={kind.id} aria-label={kind.names.plural}>
                    <h3 className={styles.kind}>{`${kind.names.plural} · ${own.length}`}</h3>
                    <ul className={styles.bin}>
                      {own.map((feature) => (
                        <Was
                          key={feature._id}
                          feature={feature}
                          row={rows.find(({ id }) => id === feature._id)}
                          canEdit={canEdit}
                          bin={bin}
                        />
                      ))}
                    </ul>
                  </section>
                )
              );
            })}
          </Panel>
        </div>
      )}
      {rows && !isBeforeAll && (
        <section className={styles.then} aria-label={`The plan on ${dayInWords(day)}`}>
          <Suspense fallback={<Skeleton lines={8} />}>
            <PlanThen planId={planId} day={day} rows={rows} />
          </Suspense>
        </section>
      )}
    </PlanPage>
  );
}

function Was({
  feature,
  row,
  canEdit,
  bin,
}: {
  readonly feature: FeatureReply;
  readonly row: RecordRow | undefined;
  readonly canEdit: boolean;
  readonly bin: readonly BinItem[];
}) {
  const kind = kindByFeatureType(feature.featureType);
  const name = kind?.label(feature.properties) || (kind?.names.singular ?? '');
  const part = row && partToBringBack(row);
  const isGone = part?.op === 'restore';
  return (
    <li>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {[
            feature.areaHectares === null ? '' : formatHectares(feature.areaHectares),
            part ? (isGone ? 'deleted since' : 'changed since') : 'as it is today',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {canEdit && part && kindOfEntity(part.entity) && (
        <WayBack name={name} parts={[part]} bin={bin} aria-label={`Bring back ${name} as it was`}>
          {isGone ? 'Restore' : 'As it was'}
        </WayBack>
      )}
    </li>
  );
}
