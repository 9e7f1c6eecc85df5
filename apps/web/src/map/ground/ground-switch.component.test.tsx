import { fireEvent, render, screen } from '@testing-library/react';
import { GROUND_KEY } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import type { TileSettings } from '../engine/paper-style.ts';
import { GroundSwitch } from './ground-switch.tsx';

const source = { url: '/tiles', minZoom: 8, maxZoom: 14, attribution: '' };
const everything = { terrain: source, imagery: source } as unknown as TileSettings;
const nothing = { terrain: null, imagery: null } as unknown as TileSettings;

function open(tiles: TileSettings) {
  const onChoose = vi.fn();
  render(<GroundSwitch tiles={tiles} shown={['relief', 'contours']} onChoose={onChoose} />);
  return onChoose;
}

test('the ground is one of three, and another is chosen by a click', () => {
  const onChoose = open(everything);
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    false,
    true,
    false,
  ]);
  fireEvent.click(screen.getByRole('radio', { name: 'Photo' }));
  expect(onChoose).toHaveBeenCalledWith('photo');
});

test('its key shows the next, and writes a letter where somebody types', () => {
  const onChoose = open(everything);
  fireEvent.keyDown(document.body, { key: GROUND_KEY.toLowerCase() });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('plain');
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: GROUND_KEY.toLowerCase() });
  fireEvent.keyDown(document.body, { key: GROUND_KEY.toLowerCase(), ctrlKey: true });
  expect(onChoose).toHaveBeenCalledOnce();
  field.remove();
});

test('where there is one ground only there is nothing to choose', () => {
  open(nothing);
  expect(screen.queryByRole('radio')).toBeNull();
});
