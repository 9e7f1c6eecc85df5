import type { BelowFieldProps } from '../../../session/below-field.ts';
import { SlopeProposal } from './slope-proposal.tsx';
import { WaterProposal } from './water-proposal.tsx';

/** Below a field that the ground has something for. */
export function GroundProposal(props: BelowFieldProps) {
  return props.field.measuredTo ? <WaterProposal {...props} /> : <SlopeProposal {...props} />;
}
