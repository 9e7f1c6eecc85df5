import { useQuery } from '@tanstack/react-query';
import { listSharedGround, type FeatureReply, type SharedGround } from '@tussock/contract';
import { allKinds, kindByFeatureType, referencesTo, formatHectares, countInFigures } from '@tussock/domain';
import { sumHectares } from '@tussock/geometry';
import { Button, NotReadLine, Panel } from '@tussock/ui';
import { useMemo, useState } from 'react';
import { reading } from '../../session/client.ts';
import { FeatureLink } from './feature-link.tsx';
import styles from './linked-features.module.css';

interface Linked {
  readonly feature: FeatureReply;
  readonly areaHectares?: number | null;
  readonly areaM2?: number | null;
  readonly lengthMetres?: number | null;
}

/** As many of one kind as are named before the rest is asked for. */
const NAMED_AT_FIRST = 8;

function shareOf({ areaHectares, lengthMetres }: Omit<Linked, 'feature'>): string {
  if (typeof areaHectares === 'number') return formatHectares(areaHectares);
  return typeof lengthMetres === 'number' ? `${countInFigures(lengthMetres)} m` : '';
}

const sumOf = (linked: readonly Linked[]): string =>
  shareOf({
    areaHectares: linked.every(({ areaHectares }) => typeof areaHectares === 'number')
      ? sumHectares(linked.map(({ areaM2 }) => areaM2))
      : null,
    lengthMetres: linked.every(({ lengthMetres }) => typeof lengthMetres === 'number')
      ? linked.reduce((sum, { lengthMetres }) => sum + (lengthMetres ?? 0), 0)
      : null,
  });

function KindGroup({ title, linked }: { readonly title: string; readonly linked: readonly Linked[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const named = isWhole ? linked : linked.slice(0, NAMED_AT_FIRST);
  const sum = linked.length > 1 ? sumOf(linked) : '';
  return (
    <section className={styles.group}>
      <h3 className={styles.kind}>
        {title} <span className={styles.sum}>{[linked.length, sum].filter(Boolean).join(' · ')}</span>
      </h3>
      <ul className={styles.list}>
        {named.map((one) => (
          <li key={one.feature._id}>
            <FeatureLink feature={one.feature} />
            <span className={styles.share}>{shareOf(one)}</span>
          </li>
        ))}
      </ul>
      {named.length < linked.length && (
        <Button isQuiet onClick={() => setIsWhole(true)}>
          {`Show ${linked.length - named.length} more`}
        </Button>
      )}
    </section>
  );
}

/** One list for each kind, in the order of the registry. */
function groupsOf(
  linked: readonly Linked[],
): readonly { readonly title: string; readonly linked: readonly Linked[] }[] {
  return allKinds.flatMap((kind) => {
    const ofKind = linked.filter(({ feature }) => kindByFeatureType(feature.featureType) === kind);
    return ofKind.length === 0 ? [] : [{ title: kind.names.plural, linked: ofKind }];
  });
}

interface LinkedFeaturesProps {
  readonly feature: FeatureReply;
  /** All features of the plan. */
  readonly features: readonly FeatureReply[];
}

/** What a feature has to do with others: those that stand on the same ground, and those that name it. */
export function LinkedFeatures({ feature, features }: LinkedFeaturesProps) {
  const ground = useQuery(
    reading(listSharedGround, { params: { planId: feature.planId, featureId: feature._id } }),
  );
  const shared = ground.data?.results;
  const onGround = useMemo(() => {
    const byId = new Map(features.map((one) => [one._id, one]));
    const withFeature = (one: SharedGround): Linked[] => {
      const found = byId.get(one._id);
      return found ? [{ ...one, feature: found }] : [];
    };
    return groupsOf((shared ?? []).flatMap(withFeature));
  }, [shared, features]);
  const naming = useMemo(
    () => groupsOf(referencesTo(feature, features).map((one) => ({ feature: one }))),
    [feature, features],
  );
  return (
    <>
      {(onGround.length > 0 || ground.error) && (
        <Panel title="On the same ground" look="plain">
          {ground.error && (
            <NotReadLine onAgain={() => void ground.refetch()}>{ground.error.message}</NotReadLine>
          )}
          {onGround.map((group) => (
            <KindGroup key={group.title} {...group} />
          ))}
        </Panel>
      )}
      {naming.length > 0 && (
        <Panel title="Where it is named" look="plain">
          {naming.map((group) => (
            <KindGroup key={group.title} {...group} />
          ))}
        </Panel>
      )}
    </>
  );
}
