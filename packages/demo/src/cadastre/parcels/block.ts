/** How the land is used, which sets how large its parcels are; `none` for roads, river bed and Crown strips. */
export type Zone = 'town' | 'lifestyle' | 'flat' | 'downs' | 'hill' | 'none';
export type BlockKind = 'land' | 'road' | 'hydro' | 'crown';

/** A rectangle of survey space that becomes one parcel. */
export interface Block {
  kind: BlockKind;
  zone: Zone;
  /** The road it belongs to, for blocks of kind road. */
  road?: RoadLine;
  u0: number;
  v0: number;
  u1: number;
  v1: number;
}

/** A road as a straight line of survey space; the warp bends it with the land. */
export interface RoadLine {
  kind: 'valley' | 'crossing' | 'rim' | 'street';
  /** Whether it runs along u (eastward) or along v (northward). */
  along: 'u' | 'v';
  /** The middle of the road on the other axis. */
  axis: number;
}

export const blockHectares = ({ u0, v0, u1, v1 }: Block) => ((u1 - u0) * (v1 - v0)) / 1e6;
