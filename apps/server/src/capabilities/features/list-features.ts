import { allKinds, kindByFeatureType, type KindId } from '@tussock/domain';
import type { Services } from '../../services.ts';
import { findRev } from '../../platform/ledger/find-rev.ts';
import { featuresAsJsonText, findFeatures, hasOutdatedFeatures } from './feature-store.ts';
import { presentFeature } from './present-feature.ts';

/** Lists a plan's features as JSON text in the shape of the contract. */
export async function listFeatures(
  { database }: Services,
  planId: string,
  featureType: string | undefined,
): Promise<string> {
  const kinds: readonly KindId[] =
    featureType === undefined
      ? allKinds.map(({ id }) => id)
      : allKinds.filter(({ id }) => id === kindByFeatureType(featureType)?.id).map(({ id }) => id);
  if (!(await hasOutdatedFeatures(database.db, planId)))
    return featuresAsJsonText(database.db, planId, kinds);
  const [rev, rows] = await Promise.all([
    findRev(database.db, planId),
    findFeatures(database.db, planId, kinds),
  ]);
  return JSON.stringify({ rev, results: rows.map(presentFeature) });
}
