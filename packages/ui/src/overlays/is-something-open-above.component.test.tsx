import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isSomethingOpenAbove } from './is-something-open-above.ts';

test('an open list is asked first, one that fades away is not', () => {
  const list = <div role="listbox" aria-label="Regions" />;
  const { rerender } = render(<div>{list}</div>);
  expect(isSomethingOpenAbove()).toBe(true);
  rerender(<div data-exiting="true">{list}</div>);
  expect(isSomethingOpenAbove()).toBe(false);
});

test('[UI-2] a page alone has nothing above it', () => {
  render(<section role="dialog" aria-modal="true" aria-label="New plan" />);
  expect(isSomethingOpenAbove()).toBe(false);
});
