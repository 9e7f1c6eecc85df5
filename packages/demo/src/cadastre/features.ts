import type { Coordinate, PolygonRings } from './coordinate.ts';

/** A GeoJSON feature with exactly the geometry and fields named. */
export interface ValleyFeature<Geometry, Properties> {
  type: 'Feature';
  id: string | number;
  geometry: Geometry;
  properties: Properties;
}

export interface PointGeometry {
  type: 'Point';
  coordinates: Coordinate;
}
export interface LineGeometry {
  type: 'LineString';
  coordinates: Coordinate[];
}
export interface MultiLineGeometry {
  type: 'MultiLineString';
  coordinates: Coordinate[][];
}
export interface MultiPolygonGeometry {
  type: 'MultiPolygon';
  coordinates: PolygonRings[];
}

/** Fields of LINZ layer 50772, NZ Primary Parcels. Areas in square metres. */
export interface ParcelProperties {
  id: number;
  appellation: string | null;
  affected_surveys: string | null;
  parcel_intent: string;
  topology_type: 'Primary';
  statutory_actions: string | null;
  land_district: string;
  titles: string | null;
  survey_area: number | null;
  calc_area: number;
}

/** Fields of LINZ layer 50804, NZ Property Titles. */
export interface TitleProperties {
  id: number;
  title_no: string;
  status: 'LIVE' | 'PRTC';
  type: string;
  land_district: string;
  issue_date: string;
  guarantee_status: string;
  estate_description: string;
  number_owners: number;
  spatial_extents_shared: boolean;
}

/** A row of LINZ table 51569, Title Parcel Association List. */
export interface TitleParcelLink {
  id: number;
  title_no: string;
  par_id: number;
  source: 'LINZ';
}

/** Fields of the River Environment Classification (REC2). Lengths and heights in metres, areas in square metres. */
export interface RiverProperties {
  nzsegment: number;
  HydroID: number;
  /** `nzsegment` of the next reach downstream, -1 at the outlet. */
  NextDownID: number;
  /** Strahler order; the shapefile spells it so. */
  StreamOrde: number;
  Headwater: 0 | 1;
  CUM_AREA: number;
  LENGTHDOWN: number;
  upElev: number;
  downElev: number;
  FROM_NODE: number;
  TO_NODE: number;
  Shape_Leng: number;
}

/** Fields of LINZ layer 50768, NZ Contours (Topo50). Elevation in metres. */
export interface ContourProperties {
  t50_fid: number;
  elevation: number;
  definition: 'index' | null;
}

/** Fields of LRIS layer 48076, Land Use Capability. The class is text: 1 to 8, or r for river. */
export interface LandUseCapabilityProperties {
  luc: string;
  lcorrclass: string;
  lcorrlim: string | null;
  lcorrunit: string | null;
  slope: string | null;
}

/** Fields of LINZ layer 123113, NZ Addresses. */
export interface AddressProperties {
  address_id: number;
  full_address: string;
  full_address_number: string;
  full_road_name: string;
  suburb_locality: string;
  town_city: string | null;
  territorial_authority: string;
  address_lifecycle: 'Current';
  unit: string | null;
  address_number: number;
  full_road_name_ascii: string;
  full_address_ascii: string;
  suburb_locality_ascii: string;
  gd2000_xcoord: number;
  gd2000_ycoord: number;
}

/** The title on whose land an address lies. */
export interface AddressTitleLink {
  address_id: number;
  title_no: string;
}

export interface RoadProperties {
  road_id: number;
  full_road_name: string;
  kind: 'secondary' | 'residential' | 'unclassified';
}

export type ParcelFeature = ValleyFeature<MultiPolygonGeometry, ParcelProperties>;
export type TitleFeature = ValleyFeature<MultiPolygonGeometry, TitleProperties>;
export type RiverFeature = ValleyFeature<LineGeometry, RiverProperties>;
export type ContourFeature = ValleyFeature<LineGeometry, ContourProperties>;
export type LandUseCapabilityFeature = ValleyFeature<MultiPolygonGeometry, LandUseCapabilityProperties>;
export type AddressFeature = ValleyFeature<PointGeometry, AddressProperties>;
export type RoadFeature = ValleyFeature<MultiLineGeometry, RoadProperties>;
