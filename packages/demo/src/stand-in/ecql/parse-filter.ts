import { boundsOf, boxShape } from '../layers/shapes.ts';
import { EcqlError, type Comparison, type Expression, type Literal } from './expression.ts';
import { readBox, takeShape } from './parse-shape.ts';
import { TokenReader } from './token-reader.ts';
import { cutTokens } from './tokens.ts';

const COMPARISONS: readonly string[] = ['=', '<>', '<', '>', '<=', '>='] satisfies Comparison[];
const isComparison = (text: string): text is Comparison => COMPARISONS.includes(text);

/**
 * Parses the part of GeoServer's ECQL that the product and its tests use: comparisons, IN, LIKE, ILIKE, BETWEEN, IS NULL, AND, OR, NOT,
 * brackets, bbox(…) and intersects(…).
 *
 * @throws EcqlError when the filter cannot be read.
 */
export function parseFilter(filter: string): Expression {
  const reader = new TokenReader(cutTokens(filter));
  const expression = takeOr(reader);
  if (reader.next) reader.refuse('the end');
  return expression;
}

function takeOr(reader: TokenReader): Expression {
  let left = takeAnd(reader);
  while (reader.tookWord('OR')) left = { kind: 'or', left, right: takeAnd(reader) };
  return left;
}

function takeAnd(reader: TokenReader): Expression {
  let left = takeNot(reader);
  while (reader.tookWord('AND')) left = { kind: 'and', left, right: takeNot(reader) };
  return left;
}

function takeNot(reader: TokenReader): Expression {
  if (reader.tookWord('NOT')) return { kind: 'not', inner: takeNot(reader) };
  if (reader.tookSymbol('(')) {
    const inner = takeOr(reader);
    reader.needSymbol(')');
    return inner;
  }
  if (reader.tookWord('BBOX')) return takeBox(reader);
  if (reader.tookWord('INTERSECTS')) return takeIntersects(reader);
  return takePredicate(reader);
}

function takeProperty(reader: TokenReader): string {
  const token = reader.take();
  if (token.kind !== 'word' && token.kind !== 'quotedName') {
    throw new EcqlError(`Could not parse CQL filter: a property is wanted, not "${token.text}".`);
  }
  return token.text;
}

function takeLiteral(reader: TokenReader): Literal {
  if (reader.tookWord('TRUE')) return true;
  if (reader.tookWord('FALSE')) return false;
  return reader.next?.kind === 'number' ? reader.takeNumber() : reader.takeText();
}

function takeBox(reader: TokenReader): Expression {
  reader.needSymbol('(');
  const property = takeProperty(reader);
  const numbers = [0, 1, 2, 3].map(() => {
    reader.needSymbol(',');
    return reader.takeNumber();
  });
  const bounds = readBox(numbers, reader.tookSymbol(',') ? reader.takeText() : undefined);
  reader.needSymbol(')');
  return { kind: 'intersects', property, shape: boxShape(bounds), bounds };
}

function takeIntersects(reader: TokenReader): Expression {
  reader.needSymbol('(');
  const property = takeProperty(reader);
  reader.needSymbol(',');
  const shape = takeShape(reader);
  reader.needSymbol(')');
  return { kind: 'intersects', property, shape, bounds: boundsOf(shape) };
}

function takePredicate(reader: TokenReader): Expression {
  const property = takeProperty(reader);
  if (reader.tookWord('IS')) {
    const isNegated = reader.tookWord('NOT');
    reader.needWord('NULL');
    return negate({ kind: 'null', property }, isNegated);
  }
  const isNegated = reader.tookWord('NOT');
  if (reader.tookWord('IN')) {
    return negate({ kind: 'in', property, values: reader.takeList(() => takeLiteral(reader)) }, isNegated);
  }
  if (reader.tookWord('LIKE')) {
    return negate({ kind: 'like', property, pattern: reader.takeText(), ignoreCase: false }, isNegated);
  }
  if (reader.tookWord('ILIKE')) {
    return negate({ kind: 'like', property, pattern: reader.takeText(), ignoreCase: true }, isNegated);
  }
  if (reader.tookWord('BETWEEN')) {
    const left: Expression = { kind: 'compare', property, operator: '>=', value: takeLiteral(reader) };
    reader.needWord('AND');
    const right: Expression = { kind: 'compare', property, operator: '<=', value: takeLiteral(reader) };
    return negate({ kind: 'and', left, right }, isNegated);
  }
  const operator = reader.take();
  if (isNegated || operator.kind !== 'symbol' || !isComparison(operator.text)) {
    throw new EcqlError(`Could not parse CQL filter: "${operator.text}" does not compare.`);
  }
  return { kind: 'compare', property, operator: operator.text, value: takeLiteral(reader) };
}

const negate = (inner: Expression, isNegated: boolean): Expression =>
  isNegated ? { kind: 'not', inner } : inner;
