export type {
  Bounds,
  Geometry,
  LineGeometry,
  MultiLineGeometry,
  MultiPolygonGeometry,
  PointGeometry,
  PolygonalGeometry,
  PolygonGeometry,
  PolygonRings,
  Position,
  Ring,
} from './shape/geometry.ts';
export { bounds, boundsMeet, unionBounds, widenedBounds } from './shape/bounds.ts';
export { clipLine } from './shape/clip-line.ts';
export { isSameGeometry } from './shape/is-same-geometry.ts';
export { isSameOutline } from './shape/is-same-outline.ts';
export { joinLines } from './shape/join-lines.ts';
export { containsPoint } from './shape/contains-point.ts';
export { easternLongitude, storedLongitude } from './shape/eastern-longitude.ts';
export { meetsBox } from './shape/meets-box.ts';
export { labelPoint } from './shape/label-point.ts';
export { roomForBox } from './shape/room-for-box.ts';
export { lineWithin } from './shape/line-within.ts';
export { mapPositions } from './shape/map-positions.ts';
export { countVertices, positionsOf } from './shape/positions-of.ts';
export { hasSeveralParts, isPolygonal, polygonalFrom, polygonsOf } from './shape/polygons-of.ts';
export { windRings } from './shape/wind-rings.ts';
export {
  MERGE_DECIMALS,
  roundToMergePrecision,
  SIMPLIFY_TOLERANCE_DEGREES,
} from './shape/round-to-merge-precision.ts';

export {
  areaHectares,
  areaSquareMetres,
  roundedSquareMetres,
  sumHectares,
  toHectares,
} from './measure/area-of-record.ts';
export { circleOf, pullCircle, type Circle } from './measure/circle-of.ts';
export { runOfWidth, type RunOfWidth } from './measure/run-of-width.ts';
export { movedBy } from './measure/moved-by.ts';
export { bearingDegrees, gridBearingDegrees } from './measure/bearing.ts';
export { cornerAt, cornerReasons, type CornerReason, type CornerRefusal } from './measure/corner-at.ts';
export { circleAround, rectangleFrom, roundCircle, type MeasuredShape } from './measure/measured-shapes.ts';
export { distanceMetres, lengthMetres, toTenthsOfMetre } from './measure/length-of-record.ts';
export { distancesFrom } from './measure/distances-from.ts';
export { quickAreaSquareMetres } from './measure/quick-area.ts';
export { quickLengthMetres } from './measure/quick-length.ts';
export { lengthInsideMetres } from './measure/length-inside.ts';
export { sharedAreaSquareMetres } from './measure/shared-area.ts';
export { atOnce, type Steps } from './measure/in-steps.ts';
export { sharesOfArea, sharesOfAreaInSteps } from './measure/shares-of-area.ts';

export { checkGeometry, type GeometryCheck, type ShapeName } from './check/check-geometry.ts';
export { findPolygonProblem, type PolygonProblem } from './check/find-polygon-problem.ts';
export {
  geometryReasons,
  MAXIMUM_VERTICES,
  type GeometryFault,
  type GeometryReason,
} from './check/geometry-reasons.ts';
export { readOutsidePosition } from './check/outside-position.ts';
export { CHATHAM_ISLANDS_BOUNDS, isInNewZealand, MAINLAND_BOUNDS } from './check/new-zealand.ts';

export {
  fromNewZealandTransverseMercator,
  projectionFor,
  toNewZealandTransverseMercator,
  type Projection,
} from './project/projection-for.ts';
export type { PlanePosition } from './project/transverse-mercator.ts';

export { fencedBanks, type BankPiece, type BankQuestion } from './banks/fenced-banks.ts';
export { shareOfEdgeNear } from './banks/share-of-edge-near.ts';
export { thumbnailOf } from './shape/thumbnail.ts';
export { THUMBNAIL_SIDE } from './shape/thumbnail-side.ts';
export { simplifyLine } from './simplify/simplify-line.ts';
export { simplifyTogether } from './simplify/simplify-together.ts';
export { nearestOnBorder, type NearestPlace } from './snap/nearest-on-border.ts';
export { snapPosition, type Snap } from './snap/snap-position.ts';
export {
  traceAlong,
  traceReasons,
  type Traced,
  type TraceReason,
  type TraceWay,
} from './snap/trace-along.ts';
export { cellMetresAt, cellsAround, positionOfCell, type HeightGrid } from './slope/height-grid.ts';
export { heightsOfSteps, stepsOfHeights, type HeightSteps } from './slope/height-steps.ts';
export { slopeBorderCells, slopesWithin, type GroundSlopes } from './slope/slopes-within.ts';
export { slopeZones, type SlopeZone } from './slope/slope-zones.ts';
export { boundsOfTile, tileOf, type Tile } from './tile/tile-of.ts';
export { tilesOver } from './tile/tiles-over.ts';

export { readShapeText, type ShapeText } from './wkt/read-shape-text.ts';
export { readWkt, type ReadShape } from './wkt/read-wkt.ts';
export { readWkb } from './wkb/read-wkb.ts';
export { writeWkb } from './wkb/write-wkb.ts';
export { writeWkt } from './wkt/write-wkt.ts';

export { GeosError } from './geos/geos-error.ts';
export { loadGeos, type GeosOperations } from './geos/load-geos.ts';
export type { Overlap } from './geos/overlaps.ts';
export type { SharedMeasure } from './geos/shared-measure.ts';
export { groundOperations, type GroundOperations } from './partition/ground-operations.ts';
export {
  cutHole,
  mergeParcels,
  reshapeParcel,
  splitParcel,
  trimParcel,
  type Split,
} from './partition/change-borders.ts';
export {
  findGaps,
  findOutside,
  findOverlaps,
  gapAt,
  outsideInSteps,
  overlapsInSteps,
  type GroundOutside,
  type SharedGround,
} from './partition/find-gaps-and-overlaps.ts';
export { followEdit } from './partition/follow-edit.ts';
export { offsetShape, type Offset, type OffsetReason } from './partition/offset.ts';
export { edgesIn, moveEdge, type EdgeEnds, type MovedEdge } from './partition/move-edge.ts';
export { uniteAreas } from './partition/unite-areas.ts';
export { insertCorner, moveCorners, nodeTogether, removeCorner } from './partition/move-corners.ts';
export {
  isSameShape,
  partitionReasons,
  type Parcel,
  type PartitionChange,
  type PartitionReason,
  type PartitionRefusal,
} from './partition/partition.ts';

export { averageFixes, type Fix } from './walk/average-fixes.ts';
export {
  areaOfWalk,
  emptyWalk,
  lineOfWalk,
  measureWalk,
  takeCorner,
  takeFix,
  type Walk,
} from './walk/walk.ts';
