import { kinds } from '@tussock/domain';
import { expect, test } from 'vitest';
import { legendItems } from './legend-items.ts';
import { legend } from './legend.ts';
import type { PlaneShape } from './plane-shape.ts';

const kind = kinds.dam;
const drawnAs = (...types: readonly PlaneShape['type'][]) => {
  const items = legendItems(
    false,
    types.map((type) => ({
      styleId: kind.id,
      shape: { type, lines: [] },
      isPlanned: false,
      style: kind.style,
    })),
  );
  const { marks } = legend(items, { width: 500, y: 0 });
  return {
    swatches: marks.flatMap(({ shape }) => (shape === 'text' ? [] : [shape])),
    words: marks.flatMap((mark) => (mark.shape === 'text' ? [mark.text] : [])),
  };
};

test('what is drawn in two ways has a swatch for each of them, before one name', () => {
  const both = drawnAs('area', 'point', 'area');
  expect(both.words).toEqual([kind.names.plural]);
  expect(both.swatches).toEqual([...drawnAs('area').swatches, ...drawnAs('point').swatches]);
});

test('no swatch lies on another, nor on the name behind them', () => {
  const items = [
    { label: 'Dams', type: 'area', alsoAs: ['line'], style: kind.style, isPlanned: false },
  ] as const;
  const { marks } = legend(items, { width: 500, y: 0 });
  const ranges = marks.flatMap((mark) => {
    if (mark.shape === 'text') return [mark.x];
    if (mark.shape !== 'path') return [];
    const xs = [...mark.d.matchAll(/[ML]([\d.]+) /gu)].map(([, x]) => Number(x));
    return [Math.min(...xs), Math.max(...xs)];
  });
  expect(ranges).toEqual(ranges.toSorted((one, other) => one - other));
});
