import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Position } from '@tussock/geometry';
import { beforeEach, expect, test } from 'vitest';
import { BothForms } from './coordinates-panel.tsx';

const went: Position[] = [];
beforeEach(() => {
  went.length = 0;
  render(<BothForms at={[176.43015, -38.1563]} onGo={(at) => went.push(at)} />);
});

const typed = async (text: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: /Go to coordinates/ }), `${text}{Enter}`);
};

test('the place of the cross stands in both forms, to be copied', () => {
  expect(screen.getByRole('textbox', { name: 'Easting and northing' })).toHaveProperty(
    'value',
    'E 1,900,561 N 5,771,281 (NZTM2000)',
  );
  expect(screen.getByRole('textbox', { name: 'Latitude and longitude' })).toHaveProperty(
    'value',
    '38.15630° S, 176.43015° E',
  );
  expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(2);
});

test('either form is gone to, in either order', async () => {
  await typed('5771281 1900561');
  expect(went[0]?.[0]).toBeCloseTo(176.43015, 4);
});

test('what is no place is refused beside the box', async () => {
  await typed('Kaimai');
  expect(went).toEqual([]);
  expect(screen.getByText(/Type two figures/)).toBeTruthy();
});
