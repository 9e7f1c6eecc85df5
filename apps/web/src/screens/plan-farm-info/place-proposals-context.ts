import { createContext } from 'react';

/** A value that follows from where the farm lies, as the form would hold it, and where it is from. */
export interface PlaceProposed {
  readonly value: string;
  readonly sentence: string;
}

/** By the field of plan info; a field without one has no proposal. */
export type PlaceProposals = Readonly<Record<string, PlaceProposed>>;

export const PlaceProposalsContext = createContext<PlaceProposals>({});
