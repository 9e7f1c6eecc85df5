import type { Geometry, Position } from '../shape/geometry.ts';

type Nested = Position | readonly Nested[];

const isPosition = (value: Nested): value is Position => typeof value[0] === 'number';

const write = (value: Nested): string =>
  isPosition(value) ? `${value[0]} ${value[1]}` : `(${value.map((inner) => write(inner)).join(', ')})`;

/** A shape as well-known text, longitude first, every digit kept; heights are left out. */
export function writeWkt({ type, coordinates }: Geometry): string {
  const text = write(coordinates);
  return `${type.toUpperCase()} ${type === 'Point' ? `(${text})` : text}`;
}
