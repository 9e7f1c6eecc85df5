import { shapesIntersect, type Bounds } from '../layers/shapes.ts';
import {
  GEOMETRY_COLUMN,
  readField,
  type FieldValue,
  type LayerFeature,
  type SurveyLayer,
} from '../layers/survey-layer.ts';
import { EcqlError, type Comparison, type Expression, type Literal } from './expression.ts';

/** The features of a layer that a filter lets through, in the layer's order; a box in the filter is looked up in the index. */
export function applyFilter(layer: SurveyLayer, expression: Expression | undefined): readonly LayerFeature[] {
  if (!expression) return layer.features;
  checkProperties(layer, expression);
  const bounds = knownBounds(expression);
  if (!bounds) return layer.features.filter((feature) => isLetThrough(feature, expression));
  const near = new Set<LayerFeature>(
    layer.search(bounds).filter((feature) => isLetThrough(feature, expression)),
  );
  return layer.features.filter((feature) => near.has(feature));
}

/** A box outside which nothing can be let through, if the filter has one. */
function knownBounds(expression: Expression): Bounds | undefined {
  if (expression.kind === 'intersects') return expression.bounds;
  return expression.kind === 'and'
    ? (knownBounds(expression.left) ?? knownBounds(expression.right))
    : undefined;
}

function checkProperties(layer: SurveyLayer, expression: Expression): void {
  if (expression.kind === 'and' || expression.kind === 'or') {
    checkProperties(layer, expression.left);
    checkProperties(layer, expression.right);
  } else if (expression.kind === 'not') checkProperties(layer, expression.inner);
  else {
    const isKnown =
      expression.kind === 'intersects'
        ? layer.geometryType !== undefined && expression.property === GEOMETRY_COLUMN
        : layer.fields.some(({ name }) => name === expression.property);
    if (!isKnown) {
      throw new EcqlError(`Illegal property name: ${expression.property} for feature type ${layer.typeName}`);
    }
  }
}

function isLetThrough(feature: LayerFeature, expression: Expression): boolean {
  switch (expression.kind) {
    case 'and':
      return isLetThrough(feature, expression.left) && isLetThrough(feature, expression.right);
    case 'or':
      return isLetThrough(feature, expression.left) || isLetThrough(feature, expression.right);
    case 'not':
      return !isLetThrough(feature, expression.inner);
    case 'intersects':
      return feature.geometry !== null && shapesIntersect(feature.geometry, expression.shape);
    case 'null':
      return isMissing(readField(feature, expression.property));
    case 'in':
      return expression.values.some((value) => compare(readField(feature, expression.property), '=', value));
    case 'like':
      return isLike(readField(feature, expression.property), expression.pattern, expression.ignoreCase);
    default:
      return compare(readField(feature, expression.property), expression.operator, expression.value);
  }
}

const isMissing = (value: FieldValue) => value === null || value === undefined;

/** Numbers compare as numbers even when one is written as text, everything else as text; nothing compares with null. */
function compare(value: FieldValue, operator: Comparison, literal: Literal): boolean {
  if (isMissing(value)) return false;
  const isNumeric = typeof value === 'number' && Number.isFinite(Number(literal));
  const [left, right] = isNumeric ? [value, Number(literal)] : [String(value), String(literal)];
  switch (operator) {
    case '=':
      return left === right;
    case '<>':
      return left !== right;
    case '<':
      return left < right;
    case '>':
      return left > right;
    case '<=':
      return left <= right;
    default:
      return left >= right;
  }
}

/** `%` stands for any run of characters and `_` for one. */
function isLike(value: FieldValue, pattern: string, ignoreCase: boolean): boolean {
  if (isMissing(value)) return false;
  const source = pattern
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  return new RegExp(`^${source}$`, ignoreCase ? 'isu' : 'su').test(String(value));
}
