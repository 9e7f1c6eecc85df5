export type { Coordinate, PolygonRings } from './cadastre/coordinate.ts';
export type {
  AddressFeature,
  AddressProperties,
  AddressTitleLink,
  ContourFeature,
  LandUseCapabilityFeature,
  ParcelFeature,
  RiverFeature,
  RoadFeature,
  TitleFeature,
  TitleParcelLink,
} from './cadastre/features.ts';
export type { ParcelSheet, Valley, ValleyStatistics } from './cadastre/valley.ts';
export { growTiles, growValley, type TilesWish, type ValleyWish } from './cadastre/grow-valley.ts';
export { boundsOfHeights } from './cadastre/ground/bounds-of-heights.ts';
export { valleyCatchments } from './cadastre/ground/valley-catchments.ts';
export { checkValley } from './cadastre/check/check-valley.ts';
export type { ValleyFault, ValleyRule } from './cadastre/check/fault.ts';

export { encodeTile } from './tiles/encode-tile.ts';
export type { TileFeature, TileGeometry } from './tiles/tile-feature.ts';

export { startStandIn, type SeenRequest, type StandIn, type StandInWish } from './stand-in/start-stand-in.ts';
export type { Fault, FaultAim, FaultOrders } from './stand-in/faults.ts';
export { LAYER_IDS } from './stand-in/layers/valley-layers.ts';
export {
  BASEMAP_SOURCE_LAYERS,
  RIVER_TILES,
  SURVEY_TILE_SOURCE_LAYERS,
  TERRAIN_ZOOMS,
} from './stand-in/routes/tiles.ts';

export { DEMO_BOUNDS, demoValley, demoValleyInTurns } from './farms/demo-valley.ts';
export { pickFarms } from './farms/pick-farms.ts';
export { pastSoilTests } from './farms/past-soil-tests.ts';
export { stockYears } from './farms/stock-years.ts';
export { farmPapers, type DemoPaper } from './farms/farm-papers.ts';
export { farmPlace } from './farms/farm-place.ts';
export { farmRegisters } from './farms/farm-registers.ts';
export { paintPhoto } from './farms/paint-photo.ts';
export { planActions, type DemoAction, type DemoPlan } from './farms/planned-actions.ts';
export type { DemoAnswer } from './farms/planned-lines.ts';
export { layOutFarm } from './farms/arrange-farm.ts';
export type { DemoFarm, DemoPerson, FarmCharacter } from './farms/farm.ts';
export type { AttributeValue, DrawnFeature, PolygonGeometry } from './farms/drawn-feature.ts';
export { demoAdvisers } from './advisers.ts';
export { paintGround } from './orthophoto/paint-ground.ts';
export { PHOTO_TILE, SCENE_ZOOM, toScene, type PhotoFrame } from './orthophoto/photo-frame.ts';
export { openPhotoTiles, packPhotoTiles, PHOTO_ZOOMS } from './orthophoto/photo-tiles.ts';
export { photoScene } from './orthophoto/photo-scene.ts';
export { farmSvg, numbersSvg, thingsSvg } from './orthophoto/photo-svg.ts';
export {
  demoProbes,
  measurementsOf,
  PROBE_INTERVAL_MS,
  silentSince,
  strayProbe,
  type DemoProbe,
  type ProbeMeasurement,
} from './readings/probe-readings.ts';
