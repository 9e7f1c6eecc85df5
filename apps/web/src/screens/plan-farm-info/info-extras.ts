import { doubtsOfEnterprises, doubtsOfLeases, doubtsOfOwnership } from '@tussock/domain';
import type { FormExtras } from '../../activities/edit-fields/index.ts';
import { AddressInput } from '../../activities/suggest-address/index.ts';
import { PlaceProposal } from './place-proposal.tsx';
import { TitlesInput } from './titles-input.tsx';

/** Doubts as one line of words; none where there are none, or while the form has no rows yet. */
const doubtful =
  <Row>(doubtsOf: (rows: readonly Row[]) => readonly string[]) =>
  (value: unknown): string | undefined => {
    const doubts = Array.isArray(value) ? doubtsOf(value as readonly Row[]) : []; // rows of the form that declares them
    return doubts.length === 0 ? undefined : `${doubts.join('. ')}.`;
  };

/** What the form of plan info has beside its declared fields. */
export const infoExtras: FormExtras = {
  inputs: {
    physicalAddress: AddressInput,
    'propertyOwnerships.titleReferences': TitlesInput,
    'leases.titleReferences': TitlesInput,
  },
  notes: {
    propertyOwnerships: doubtful(doubtsOfOwnership),
    leases: doubtful(doubtsOfLeases),
    enterprises: doubtful(doubtsOfEnterprises),
  },
  belows: {
    lat: PlaceProposal,
    lng: PlaceProposal,
    region: PlaceProposal,
    catchment: PlaceProposal,
    surfaceWaterAllocationZone: PlaceProposal,
  },
};
