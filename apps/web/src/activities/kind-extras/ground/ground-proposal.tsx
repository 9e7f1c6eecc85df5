import type { FieldExtraProps } from '../../../session/field-extra.ts';
import { SlopeProposal } from './slope-proposal.tsx';
import { WaterProposal } from './water-proposal.tsx';

/** Below a field that the ground has something for. */
export function GroundProposal(props: FieldExtraProps) {
  return props.field.measuredTo ? <WaterProposal {...props} /> : <SlopeProposal {...props} />;
}
