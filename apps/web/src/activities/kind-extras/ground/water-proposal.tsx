import { proposeFromWater, surroundingsOf, surroundingWords } from '@tussock/domain';
import { useMemo } from 'react';
import { useOpenPlan } from '../../../routes/open-plan-context.ts';
import { usePlanAround } from '../../../sync/index.ts';
import type { FieldExtraProps } from '../../../session/field-extra.ts';
import { FieldProposal } from '../../../session/field-proposal.tsx';
import { useFormGround } from '../../../session/form-ground.ts';

/** Below a field that asks how far it is to water: what the map measures to the nearest. */
export function WaterProposal({ path, field }: FieldExtraProps) {
  const { planId } = useOpenPlan();
  const { featureId, geometry } = useFormGround();
  const around = usePlanAround(planId, { hasStreams: true });
  const proposal = useMemo(() => {
    if (!geometry) return null;
    const place = { _id: featureId, geometry, areaHectares: null };
    return proposeFromWater(field, surroundingsOf(place, around).metresToWater());
  }, [field, featureId, geometry, around]);
  if (!proposal) return null;
  return <FieldProposal path={path} label={surroundingWords.proposal(field.label)} {...proposal} />;
}
