import type { Position } from '../shape/geometry.ts';

/** Reasons why a geometry is refused. */
export const geometryReasons = {
  notAGeometry: 'notAGeometry',
  wrongShape: 'wrongShape',
  notFinite: 'notFinite',
  outsideNewZealand: 'outsideNewZealand',
  tooManyVertices: 'tooManyVertices',
  tooIntricate: 'tooIntricate',
  tooFewPositions: 'tooFewPositions',
  ringNotClosed: 'ringNotClosed',
  selfCrossing: 'selfCrossing',
  crossesAntimeridian: 'crossesAntimeridian',
  emptyArea: 'emptyArea',
} as const;

export type GeometryReason = keyof typeof geometryReasons;

export interface GeometryFault {
  readonly reason: GeometryReason;
  /** Sentence for the person who drew or uploaded the shape. */
  readonly message: string;
  /** Position of the problem, when there is one. */
  readonly at?: Position;
}

/** Maximum number of vertices of a feature, all parts and rings together: our own limit, record 010. */
export const MAXIMUM_VERTICES = 20_000;

const sentences: Record<GeometryReason, (place: string) => string> = {
  notAGeometry: () => 'This is not a shape that can be put on the map.',
  wrongShape: () => 'This kind of shape does not belong here.',
  notFinite: () => 'A corner of this shape has no proper coordinates.',
  outsideNewZealand: (place) => `This shape lies outside New Zealand${place}.`,
  tooManyVertices: () =>
    `This shape has more than ${MAXIMUM_VERTICES.toLocaleString('en-NZ')} corners. Simplify it or divide it first.`,
  tooIntricate: (place) => `This outline is too intricate to be checked${place}. Simplify it first.`,
  tooFewPositions: (place) => `This shape has too few corners${place}: a line needs two, an area three.`,
  ringNotClosed: (place) => `This outline is not closed, and joining its two ends would cross it${place}.`,
  selfCrossing: (place) => `This outline crosses or touches itself${place}.`,
  crossesAntimeridian: (place) =>
    `This shape runs across the 180° line east of New Zealand${place}. Draw it in two parts.`,
  emptyArea: (place) => `This shape has no area${place}.`,
};

/** Creates a refusal with its sentence. */
export function geometryFault(reason: GeometryReason, at?: Position, message?: string): GeometryFault {
  const sentence = message ?? sentences[reason](at === undefined ? '' : `, near ${describePlace(at)}`);
  return at === undefined ? { reason, message: sentence } : { reason, message: sentence, at };
}

/** Formats a position to about a metre: 38.15630° S, 176.43015° E. */
export function describePlace([longitude, latitude]: Position): string {
  const degrees = (value: number) => `${Math.abs(value).toFixed(5)}°`;
  return `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)} ${longitude < 0 ? 'W' : 'E'}`;
}
