import type { Coordinate } from './coordinate.ts';
import type {
  AddressFeature,
  AddressTitleLink,
  ContourFeature,
  LandUseCapabilityFeature,
  ParcelFeature,
  RiverFeature,
  RoadFeature,
  TitleFeature,
  TitleParcelLink,
} from './features.ts';
import type { HeightModel } from './ground/height-model.ts';
import type { Inflow } from './ground/streams.ts';
import type { Zone } from './parcels/block.ts';

/** The surveyor's sheet of one parcel: what the public layers do not say but drawing a farm needs. */
export interface ParcelSheet {
  parcelId: number;
  zone: Zone;
  /** Its corners in survey units (decimetres): west, south, east, north. */
  extent: readonly [u0: number, v0: number, u1: number, v1: number];
  /** Its ring, not closed, in survey units and as coordinates, vertex by vertex. */
  ring: readonly { u: number; v: number; coordinate: Coordinate }[];
  /** Ids of the parcels with which it shares a stretch of border. */
  neighbourIds: readonly number[];
  /** The coordinate of any other point of its tile, by the same warp as its corners. */
  place(u: number, v: number): Coordinate;
}

/** Counts of a valley. */
export interface ValleyStatistics {
  tiles: number;
  parcels: number;
  hectares: number;
  parcelsByIntent: Record<string, number>;
  titles: number;
  titlesOfManyParcels: number;
  titlesOfManyParts: number;
  titlesSharingLand: number;
  reachesByOrder: Record<number, number>;
  addresses: number;
  contours: number;
  landUseCapabilityUnits: number;
}

/** A made-up valley: cadastre, water, relief and addresses, every layer with the fields of its public model. */
export interface Valley {
  parcels: ParcelFeature[];
  titles: TitleFeature[];
  links: TitleParcelLink[];
  addresses: AddressFeature[];
  addressLinks: AddressTitleLink[];
  roads: RoadFeature[];
  rivers: RiverFeature[];
  /** Reaches into which a river comes from beyond the valley. */
  inflows: Inflow[];
  /** The height of any place of the valley and some kilometres around it; null farther away, and where no ground was grown. */
  heightAt: HeightModel;
  contours: ContourFeature[];
  landUseCapability: LandUseCapabilityFeature[];
  /** By parcel id. */
  sheets: Map<number, ParcelSheet>;
  statistics: ValleyStatistics;
}
