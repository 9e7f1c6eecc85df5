import { expect, test, vi } from 'vitest';
import { beginWherePressed } from './pen-events.ts';

const moved = {
  lng: 172.31,
  lat: -42.81,
  containerX: 140,
  containerY: 90,
  button: 'left' as const,
  heldKeys: [],
};
const pressed = { lng: 172.3, lat: -42.8, containerX: 100, containerY: 50 };
const hold = (): void => undefined;

test('a drag begins where it was pressed, however far the hand was by its first move', () => {
  const onDragStart = vi.fn();
  const pen = { onDragStart };
  beginWherePressed(pen, () => pressed);
  pen.onDragStart({ ...moved, isContextMenu: false }, hold);
  expect(onDragStart).toHaveBeenCalledExactlyOnceWith({ ...moved, isContextMenu: false, ...pressed }, hold);
});

test('where it is not known where it was pressed it begins where the library says', () => {
  const onDragStart = vi.fn();
  const pen = { onDragStart };
  beginWherePressed(pen, () => null);
  pen.onDragStart({ ...moved, isContextMenu: false }, hold);
  expect(onDragStart.mock.calls[0]?.[0]).toEqual({ ...moved, isContextMenu: false });
});
