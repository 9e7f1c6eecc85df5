import { figureUpTo } from '@tussock/domain';
import { paper } from '../look/paper.ts';
import type { Mark } from '../scene/scene.ts';

const LONGEST_POINTS = 150;
const STEPS = [5, 2, 1] as const;
const BAR_HEIGHT = 4;
const TEXT_SIZE = 7.5;
const METRES_PER_KILOMETRE = 1000;

/** Longest length of 1, 2 or 5 times a power of ten metres that takes at most the given number of points on paper. */
export function niceLengthMetres(metresPerPoint: number, longestPoints = LONGEST_POINTS): number {
  const most = metresPerPoint * longestPoints;
  const power = 10 ** Math.floor(Math.log10(most));
  return (STEPS.find((step) => step * power <= most) ?? 1) * power;
}

/** Scale bar of four pieces, dark and light, with its start, middle and end in metres or kilometres; its top left corner is at x, y. */
export function scaleBar(metresPerPoint: number, [x, y]: readonly [number, number]): readonly Mark[] {
  const lengthMetres = niceLengthMetres(metresPerPoint);
  const width = lengthMetres / metresPerPoint;
  const piece = width / 4;
  const isKilometres = lengthMetres >= METRES_PER_KILOMETRE;
  const show = (metres: number): string =>
    figureUpTo(isKilometres ? metres / METRES_PER_KILOMETRE : metres, 3);
  const label = (text: string, at: number): Mark => ({
    shape: 'text',
    x: at,
    y: y + TEXT_SIZE,
    text,
    size: TEXT_SIZE,
    fill: paper.ink,
    anchor: 'middle',
  });
  const top = y + TEXT_SIZE + 3;
  return [
    ...[0, 1, 2, 3].map((index): Mark => ({
      shape: 'rect',
      x: x + index * piece,
      y: top,
      width: piece,
      height: BAR_HEIGHT,
      fill: index % 2 === 0 ? paper.ink : paper.white,
      stroke: paper.ink,
      strokeWidth: 0.6,
    })),
    label('0', x),
    label(show(lengthMetres / 2), x + width / 2),
    { ...label(`${show(lengthMetres)} ${isKilometres ? 'km' : 'm'}`, x + width) },
  ];
}
