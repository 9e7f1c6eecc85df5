import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeHandedFile } from '../../activities/read-map-file/index.ts';
import { DropOnMap } from './drop-on-map.tsx';

const go = vi.fn();
vi.mock('../../routes/use-go.ts', () => ({ useGo: () => go }));
beforeEach(() => go.mockClear());

const file = new File(['{}'], 'farm.geojson');
const drop = { dataTransfer: { types: ['Files'], files: [file] } };
const open = (isOpen: boolean): HTMLElement => {
  render(
    <DropOnMap planId="farm" isOpen={isOpen}>
      <canvas data-testid="map" />
    </DropOnMap>,
  );
  return screen.getByTestId('map');
};

test('a file that is dropped on the map leads to the page that brings it in, with the file', () => {
  const map = open(true);
  fireEvent.dragOver(map, drop);
  expect(screen.getByText('Drop the file to import it')).toBeTruthy();
  fireEvent.drop(map, drop);
  expect(go).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: '/plan/farm/edit/map/files' }));
  expect(takeHandedFile('farm')).toBe(file);
});

test('while something is drawn a dropped file is not taken, and not opened by the browser either', () => {
  const map = open(false);
  // False says that its usual effect was prevented.
  expect(fireEvent.drop(map, drop)).toBe(false);
  expect(go).not.toHaveBeenCalled();
});
