import { paper } from '../look/paper.ts';
import type { PlainMark } from '../scene/scene.ts';
import { showNumber } from '../text/figures.ts';
import type { SheetFit } from './fit-to-sheet.ts';
import type { Ground } from './ground.ts';

/** Possible distances of grid lines in metres, and their minimum distance on paper in points. */
const STEPS = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000] as const;
const LEAST_SPACING = 110;
const TEXT_SIZE = 6;

/** Grid lines at whole metres of the official grid, across the frame, with their coordinates at its edges. */
export function gridMarks(
  { gridScale }: Pick<Ground, 'gridScale'>,
  { place, metresPerPoint }: SheetFit,
  { width, height }: { readonly width: number; readonly height: number },
): readonly PlainMark[] {
  const [zeroX, zeroY] = place([0, 0]);
  const metresAtX = (x: number): number => (x - zeroX) * metresPerPoint * gridScale;
  const metresAtY = (y: number): number => (zeroY - y) * metresPerPoint * gridScale;
  const step = STEPS.find((one) => one / gridScale / metresPerPoint >= LEAST_SPACING) ?? 100_000;
  const between = (low: number, high: number): readonly number[] => {
    const first = Math.ceil(low / step);
    return Array.from(
      { length: Math.max(0, Math.floor(high / step) - first + 1) },
      (_, at) => (first + at) * step,
    );
  };
  const eastings = between(metresAtX(0), metresAtX(width)).map((metres) => ({
    metres,
    x: place([metres / gridScale, 0])[0],
  }));
  const northings = between(metresAtY(height), metresAtY(0)).map((metres) => ({
    metres,
    y: place([0, metres / gridScale])[1],
  }));
  const line = (d: string): PlainMark => ({
    shape: 'path',
    d,
    stroke: paper.quiet,
    strokeWidth: 0.3,
    strokeOpacity: 0.4,
  });
  const text = (x: number, y: number, metres: number): PlainMark => ({
    shape: 'text',
    x,
    y,
    text: showNumber(metres),
    size: TEXT_SIZE,
    fill: paper.quiet,
    halo: paper.white,
  });
  return [
    ...eastings.flatMap(({ metres, x }) => [line(`M${x} 0L${x} ${height}`), text(x + 2, height - 3, metres)]),
    ...northings.flatMap(({ metres, y }) => [line(`M0 ${y}L${width} ${y}`), text(3, y - 2, metres)]),
  ];
}
