/** What a check found wrong. */
export type ValleyRule =
  | 'parcel-area'
  | 'edge-pairing'
  | 'rim'
  | 'total-area'
  | 'crossing'
  | 'shared-vertices'
  | 'title-shape'
  | 'title-links'
  | 'river-tree'
  | 'strahler-order'
  | 'address';

export interface ValleyFault {
  rule: ValleyRule;
  detail: string;
}
