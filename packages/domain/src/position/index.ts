export { readCoordinates, sayGrid, sayLatLong, type ReadCoordinates } from './coordinates.ts';
export { GOOD_METRES, isGood, READINGS_OF_A_POINT } from './accuracy-gate.ts';
export { sayDistance } from '../formats/distance.ts';
export { placeOnFarm, type Surrounding, type PlaceOnFarm } from './place-on-farm.ts';
export { paddocksAround, type PaddocksAround } from './paddocks-around.ts';
export { formatDistance } from './format-distance.ts';
export { compassPoint } from '../formats/compass.ts';
export { arrivalOnFoot, wayTo, type WayTo } from './way-to.ts';
export {
  coordinateRefusals,
  fullScreenWords,
  measureWords,
  pinWords,
  positionRefusals,
  positionWords,
  walkWords,
  wayWords,
  type PositionRefusal,
} from '../wording/position-words.ts';
