import { fireEvent, render, screen } from '@testing-library/react';
import type { Geometry } from '@tussock/geometry';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import type { DrawnShape } from '../../../map/index.ts';
import { MeasureTools } from './measure-tools.tsx';
import { useMeasure } from './use-measure.ts';
import { drawnExample } from '../testing/drawn-example.ts';

const square: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172, -43],
      [172.01, -43],
      [172.01, -43.01],
      [172, -43.01],
      [172, -43],
    ],
  ],
};
const of = (geometry: Geometry, isFinished: boolean): DrawnShape => drawnExample({ geometry, isFinished });

/** What the map would tell of what is drawn comes from the test. */
function Measuring({ drawn = null }: { readonly drawn?: DrawnShape | null }) {
  const measure = useMeasure(true);
  const { heard } = measure;
  useEffect(() => heard(drawn), [heard, drawn]);
  return (
    <>
      <button type="button" onClick={() => measure.start('line')}>
        Measure
      </button>
      <MeasureTools measure={measure} map={{ current: null }} />
    </>
  );
}

test('an area is measured while it is drawn, spoken when it is done, and measured anew by a press', () => {
  const { rerender } = render(<Measuring />);
  fireEvent.click(screen.getByRole('button', { name: 'Measure' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Area' }));
  rerender(<Measuring drawn={of(square, false)} />);
  // A hundredth of a degree each way, by the closed form of a strip of the ellipsoid: 90.5788 ha between its parallels.
  expect(screen.getByRole('toolbar', { name: 'Drawing' }).textContent).toContain('90.58 ha');
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<Measuring drawn={of(square, true)} />);
  expect(screen.getByRole('status').textContent).toContain('90.58 ha');
  fireEvent.click(screen.getByRole('button', { name: 'Measure again' }));
  expect(screen.getByRole('toolbar', { name: 'Drawing' }).textContent).not.toContain('ha');
});

test('nothing is measured until it is begun', () => {
  render(<Measuring />);
  expect(screen.queryByRole('toolbar')).toBeNull();
});
