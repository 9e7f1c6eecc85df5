import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RadioGroup } from './radio-group.tsx';

test('of segments the short words are kept in one line, and the long ones give way', () => {
  render(
    <RadioGroup
      label="Area by"
      look="segments"
      options={[
        { id: 'long', label: 'Land management units' },
        { id: 'short', label: 'LUC units' },
      ]}
      value="long"
      onChange={() => undefined}
    />,
  );
  const isShort = (text: string): boolean => screen.getByText(text).dataset['short'] !== undefined;
  expect(['Land management units', 'LUC units'].map(isShort)).toEqual([false, true]);
});
