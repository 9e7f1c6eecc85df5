export {
  readGroundAround,
  readPrintGround,
  readStreamsAround,
  type GroundWanted,
} from './read-print-ground.ts';
export { terrainHandlers } from './routes.ts';
