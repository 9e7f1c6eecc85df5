import { useQuery } from '@tanstack/react-query';
import { readFertiliserSeason, type FeatureReply } from '@tussock/contract';
import { figureWith, kinds } from '@tussock/domain';
import { nitrogenOfSeason } from '@tussock/reports';
import { featuresOfKind, usePlanFeatures } from '../../../sync/index.ts';
import { reading } from '../../../session/client.ts';
import { FigureList } from '../fertiliser/figure-list.tsx';

/** The nitrogen that a paddock got this season, as the paddock report has it; nothing where none was spread on it. */
export function PaddockNitrogen({ feature }: { readonly feature: FeatureReply }) {
  const { planId, _id } = feature;
  const features = usePlanFeatures(planId);
  const { data: season } = useQuery({
    ...reading(readFertiliserSeason, { params: { planId }, query: {} }),
    enabled: featuresOfKind(features, kinds.fertiliser).length > 0,
  });
  if (!season) return null;
  const { seasonName, kgPerHectare } = nitrogenOfSeason(season);
  const kg = kgPerHectare[_id];
  if (kg === undefined) return null;
  return (
    <FigureList
      label="Nitrogen"
      rows={[
        {
          label: 'Nitrogen from fertiliser this season',
          value: `${figureWith(kg, 1)} kg/ha`,
          formula: `All nitrogen of the applications of ${seasonName}, planned ones among them, as far as they lie on the paddock, on each of its mapped hectares`,
        },
      ]}
    />
  );
}
