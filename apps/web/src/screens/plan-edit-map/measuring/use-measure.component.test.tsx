import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMeasure } from './use-measure.ts';

test('measuring ends when something is drawn, and does not come back after it', () => {
  const { result, rerender } = renderHook((mayBegin: boolean) => useMeasure(mayBegin), {
    initialProps: true,
  });
  act(() => result.current.start('line'));
  expect(result.current.drawing).not.toBeNull();
  rerender(false);
  expect(result.current.drawing).toBeNull();
  rerender(true);
  expect(result.current.drawing).toBeNull();
});
