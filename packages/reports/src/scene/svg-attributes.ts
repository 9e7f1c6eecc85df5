import type { ImageMark, PlainMark, TextMark } from './scene.ts';

/** The element a mark becomes in SVG, its attributes under their SVG names, and its text. */
export interface SvgElement {
  readonly name: 'path' | 'rect' | 'circle' | 'text' | 'image';
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly text?: string;
}

const FONT_FAMILY = "'Noto Sans', sans-serif";
const STRONG_WEIGHT = 600;
/** Width of a rim around letters, as a share of their size. */
const HALO_SHARE = 0.3;

/** Two decimals of a point are finer than any printer. */
const round = (value: number): number => Math.round(value * 100) / 100;

const whole = (values: readonly number[] | undefined): string | undefined => values?.map(round).join(' ');

function textElement(mark: TextMark): SvgElement {
  const halo =
    mark.halo === undefined
      ? {}
      : {
          stroke: mark.halo,
          'stroke-width': round(mark.size * HALO_SHARE),
          'stroke-linejoin': 'round',
          'paint-order': 'stroke',
        };
  return {
    name: 'text',
    text: mark.text,
    attributes: {
      x: round(mark.x),
      y: round(mark.y),
      'font-family': FONT_FAMILY,
      'font-size': round(mark.size),
      'font-weight': mark.weight === 'strong' ? STRONG_WEIGHT : undefined,
      'text-anchor': mark.anchor,
      fill: mark.fill,
      ...halo,
    },
  };
}

const imageElement = ({ href, side, matrix }: ImageMark): SvgElement => ({
  name: 'image',
  attributes: {
    href,
    width: side,
    height: side,
    preserveAspectRatio: 'none',
    // Shares of a point: two decimals would shift the far corners.
    transform: `matrix(${matrix.join(' ')})`,
  },
});

/** A mark as an SVG element. */
export function svgElement(mark: PlainMark): SvgElement {
  if (mark.shape === 'text') return textElement(mark);
  if (mark.shape === 'image') return imageElement(mark);
  const paint = {
    fill: mark.fill ?? 'none',
    'fill-opacity': mark.fillOpacity,
    stroke: mark.stroke,
    'stroke-width': mark.strokeWidth,
    'stroke-opacity': mark.strokeOpacity,
    'stroke-dasharray': whole(mark.dash),
  };
  switch (mark.shape) {
    case 'path':
      return {
        name: 'path',
        attributes: { d: mark.d, 'fill-rule': 'evenodd', 'stroke-linejoin': 'round', ...paint },
      };
    case 'rect':
      return {
        name: 'rect',
        attributes: {
          x: round(mark.x),
          y: round(mark.y),
          width: round(mark.width),
          height: round(mark.height),
          rx: mark.radius,
          ...paint,
        },
      };
    case 'circle':
      return {
        name: 'circle',
        attributes: { cx: round(mark.x), cy: round(mark.y), r: round(mark.radius), ...paint },
      };
  }
}
