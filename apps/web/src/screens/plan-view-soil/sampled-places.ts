import type { FeatureReply, SoilTestReply } from '@tussock/contract';
import { dayOfTest, kinds, newestTests, sampleDue, type SampleDue } from '@tussock/domain';
import { containsPoint, isPolygonal, labelPoint } from '@tussock/geometry';

/** A transect with its newest test. */
export interface Transect {
  readonly id: string;
  readonly name: string;
  readonly feature: FeatureReply;
  readonly newest: SoilTestReply | undefined;
  readonly due: SampleDue;
}

/** Where a trend is shown of: a transect, or a land unit with the transects whose middle lies in it. */
export interface SampledPlace {
  readonly id: string;
  readonly name: string;
  readonly isLandUnit: boolean;
  readonly transects: readonly Transect[];
}

const ofKind = (features: readonly FeatureReply[], featureType: string): readonly FeatureReply[] =>
  features.filter((feature) => feature.featureType === featureType);

const nameIn = ({ properties }: FeatureReply, otherwise: string): string => {
  const { name } = properties;
  return typeof name === 'string' && name !== '' ? name : otherwise;
};

/** The transects that there are, not those planned or gone, by name. */
export function findTransects(
  features: readonly FeatureReply[],
  tests: readonly SoilTestReply[],
  { everyYears, today }: { readonly everyYears: number; readonly today: string },
): readonly Transect[] {
  const newest = newestTests(tests);
  return ofKind(features, kinds.transect.wording.featureType)
    .filter(({ properties }) => properties['status'] === 'existing')
    .map((feature): Transect => {
      const test = newest.get(feature._id);
      return {
        id: feature._id,
        name: nameIn(feature, kinds.transect.names.singular),
        feature,
        newest: test,
        due: sampleDue(test && dayOfTest(test), everyYears, today),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en-NZ', { numeric: true }));
}

/** Each transect, then each land unit that has any. */
export function sampledPlaces(
  features: readonly FeatureReply[],
  transects: readonly Transect[],
): readonly SampledPlace[] {
  const units = ofKind(features, kinds.lmu.wording.featureType).flatMap((unit): SampledPlace[] => {
    const { geometry } = unit;
    if (!isPolygonal(geometry)) return [];
    const within = transects.filter(({ feature }) => containsPoint(geometry, labelPoint(feature.geometry)));
    return within.length === 0
      ? []
      : [{ id: unit._id, name: nameIn(unit, kinds.lmu.names.singular), isLandUnit: true, transects: within }];
  });
  const single = transects.map((one): SampledPlace => ({
    id: one.id,
    name: one.name,
    isLandUnit: false,
    transects: [one],
  }));
  return [...single, ...units.sort((a, b) => a.name.localeCompare(b.name, 'en-NZ', { numeric: true }))];
}
