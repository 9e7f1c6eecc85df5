export type { Recorded, Requirement } from './define-requirement.ts';
export {
  planRequirements,
  requirementKeys,
  requirementsAskedBy,
  type RequirementKey,
} from './plan-requirements.ts';
export {
  areaOfSection,
  chapterOrder,
  orderSections,
  planShapes,
  shapeOfRegion,
  shapePieces,
  type AreaPieces,
  type ShapePiece,
} from './shape-pieces.ts';
export type { PlanShape, ShapeArea } from './shapes/define-shape.ts';
export { shapeWords } from './shape-words.ts';
