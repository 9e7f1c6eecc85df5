import type { TextWeight } from '../text/text-width.ts';

/** A drawing as plain data, in points, y downwards. Print and screen render the same scene. Marks lie in order, the last on top. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

interface Paint {
  readonly fill?: string;
  readonly fillOpacity?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeOpacity?: number;
  readonly dash?: readonly number[];
}

/** An outline in the notation of SVG paths; holes are cut out by the even-odd rule. */
export interface PathMark extends Paint {
  readonly shape: 'path';
  readonly d: string;
}
export interface RectMark extends Paint {
  readonly shape: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}
export interface CircleMark extends Paint {
  readonly shape: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}
export interface TextMark {
  readonly shape: 'text';
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: TextWeight;
  /** Colour of a rim around the letters, so that they stand out from what lies under them. */
  readonly halo?: string;
}
/** A square picture of `side` points, placed by the matrix of SVG: a, b, c, d, e, f. */
export interface ImageMark {
  readonly shape: 'image';
  readonly href: string;
  readonly side: number;
  readonly matrix: readonly [number, number, number, number, number, number];
}
/** Marks of which only what lies within a box is seen. */
export interface WindowMark {
  readonly shape: 'window';
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}
export type PlainMark = PathMark | RectMark | CircleMark | TextMark | ImageMark;
export type Mark = PlainMark | WindowMark;
