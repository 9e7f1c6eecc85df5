export {
  readGroundAround,
  readPrintGround,
  readStreamsAround,
  type GroundWanted,
} from './read-print-ground.ts';
export { readPrintPhoto } from './read-print-photo.ts';
export { proposeUnitsJob } from './propose-units.ts';
export { terrainHandlers } from './routes.ts';
