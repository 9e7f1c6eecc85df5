import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OutlinePicture } from './outline-picture.tsx';

const trough = (lng: number) => ({ type: 'Point' as const, coordinates: [lng, -43] as [number, number] });

test('one point alone has no picture, and one that was moved shows where from and where to', () => {
  const { rerender } = render(
    <OutlinePicture label="Trough 1" outlines={[{ geometry: trough(172), look: 'mine' }]} />,
  );
  expect(screen.queryByRole('img')).toBeNull();
  rerender(
    <OutlinePicture
      label="Trough 1"
      outlines={[
        { geometry: trough(172), look: 'before' },
        { geometry: trough(173), look: 'mine' },
      ]}
    />,
  );
  const looks = [...screen.getByRole('img', { name: 'Trough 1' }).children].map((path) =>
    path.getAttribute('data-look'),
  );
  expect(looks).toEqual(['before', 'mine']);
});
