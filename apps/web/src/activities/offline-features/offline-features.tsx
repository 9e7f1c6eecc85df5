import type { FeatureReply } from '@tussock/contract';
import { dayWithMonth, kindById, type KindId, textOrNone } from '@tussock/domain';
import { EmptyState, Panel } from '@tussock/ui';
import { useMemo, type ReactNode } from 'react';
import { RouteLink } from '../../routes/route-link.tsx';
import type { Address } from '../../routes/route.ts';
import { nameOfFeature, usePlanFeatures } from '../../sync/index.ts';
import styles from './offline-features.module.css';

interface KeptFeaturesProps {
  readonly planId: string;
  readonly kindId: KindId;
  /** What is not here, and why: a sentence. */
  readonly why: string;
  /** Where each is read. */
  readonly to: (featureId: string) => Address;
  /** The day that it has, 'YYYY-MM-DD': the last comes first. */
  readonly dayOf?: (properties: FeatureReply['properties']) => unknown;
  /** What can be done all the same. */
  readonly action?: ReactNode;
}

/** The features of a kind as this device has them, where what the server works out of them is out of reach. */
export function OfflineFeatures({ planId, kindId, why, to, dayOf, action }: KeptFeaturesProps) {
  const features = usePlanFeatures(planId);
  const kind = kindById(kindId);
  const kept = useMemo(
    () =>
      features
        .filter(({ featureType }) => featureType === kind.wording.featureType)
        .map((feature) => ({
          id: feature._id,
          name: nameOfFeature(feature),
          day: textOrNone(dayOf?.(feature.properties)),
        }))
        .toSorted((one, other) => other.day.localeCompare(one.day) || one.name.localeCompare(other.name)),
    [features, kind, dayOf],
  );
  return (
    <div className={styles.parts}>
      <div className={styles.head}>
        <p role="status">{why}</p>
        {action}
      </div>
      {kept.length === 0 ? (
        <EmptyState title={`No ${kind.names.plural.toLowerCase()} yet`} icon="cloud-off" />
      ) : (
        <Panel title={kind.names.plural}>
          <ul className={styles.list}>
            {kept.map(({ id, name, day }) => (
              <li key={id}>
                <RouteLink to={to(id)} preload={false}>
                  {name}
                </RouteLink>
                {day !== '' && <span className={styles.day}>{dayWithMonth(day)}</span>}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
