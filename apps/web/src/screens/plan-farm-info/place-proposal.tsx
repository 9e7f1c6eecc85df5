import { placeWords } from '@tussock/domain';
import { use } from 'react';
import type { FieldExtraProps } from '../../session/field-extra.ts';
import { FieldProposal } from '../../session/field-proposal.tsx';
import { PlaceProposalsContext } from './place-proposals-context.ts';

/** Below a field that follows from where the farm lies: what is known of it. */
export function PlaceProposal({ path, field }: FieldExtraProps) {
  const proposal = use(PlaceProposalsContext)[path];
  if (!proposal) return null;
  return <FieldProposal path={path} label={placeWords.proposal(field.label)} {...proposal} />;
}
