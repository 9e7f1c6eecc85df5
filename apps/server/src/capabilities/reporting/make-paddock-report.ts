import type { FeatureReply } from '@tussock/contract';
import { kindByFeatureType } from '@tussock/domain';
import {
  paddockReport,
  type ReportContent,
  type ReportFeature,
  type TypesetDocument,
} from '@tussock/reports';

/** A paddock report as it is ordered: the features are the JSON text of the contract, which costs the server nothing to pass on. */
export type PaddockReportOrder = Omit<Parameters<typeof paddockReport>[0], 'features'> & {
  readonly featuresText: string;
};

/** Runs in the typesetting process: reading and drawing thousands of features takes seconds. */
export function makePaddockReport({ featuresText, ...order }: PaddockReportOrder): TypesetDocument {
  // The contract's own shape, written by this server.
  const { rev, results } = JSON.parse(featuresText) as { rev: number; results: readonly FeatureReply[] };
  const content: ReportContent = {
    ...order,
    plan: { ...order.plan, rev },
    features: results.flatMap(featureOf),
  };
  return paddockReport({ ...content, settings: order.settings });
}

function featureOf({ _id, featureType, geometry, properties, ...sizes }: FeatureReply): ReportFeature[] {
  const kindId = kindByFeatureType(featureType)?.id;
  if (kindId === undefined) return [];
  const { areaM2, lengthMetres } = sizes;
  return [{ id: _id, kindId, geometry, attributes: properties, areaM2, lengthMetres }];
}
