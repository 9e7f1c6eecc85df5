import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FormErrorSummary } from './form-error-summary.tsx';

const errors = [{ fieldId: 'name', message: 'Name is required' }];
const summary = (attempt: number) => (
  <FormErrorSummary title="Please look at these again" errors={errors} attempt={attempt} />
);

test('at each attempt it is brought into view, also where it has the keyboard still: a finger on a button does not take it', () => {
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(summary(1));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  intoView.mockClear();
  rerender(summary(2));
  expect(intoView.mock.contexts).toEqual([screen.getByRole('alert')]);
  rerender(summary(2));
  expect(intoView).toHaveBeenCalledTimes(1);
});
