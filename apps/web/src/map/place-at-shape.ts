/** Rectangle in CSS pixels from the top left of the map. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Where content stands at a shape: beside its top or foot, or on its middle. */
export type ShapeSide = 'beside' | 'middle';

const GAP = 12;
/** In the middle of a shape stands what it is so many times as high as; else it would hide its corners. */
const ROOM_AROUND = 2;

const between = (least: number, value: number, most: number): number =>
  // Content larger than the room begins at the room's start.
  Math.max(least, Math.min(value, most));

/** Places content at a shape: above it, below it where there is no room above, and never beyond `room`. Returns its top left. */
export function placeAtShape(
  shape: Box,
  { width, height }: Size,
  { room, side }: { readonly room: Box; readonly side: ShapeSide },
): readonly [left: number, top: number] {
  const left = (shape.left + shape.right - width) / 2;
  const above = shape.top - GAP - height;
  const below = shape.bottom + GAP;
  const middle = (shape.top + shape.bottom - height) / 2;
  const isBelow = above < room.top && below + height <= room.bottom;
  const hidesShape = height * ROOM_AROUND > shape.bottom - shape.top || width > shape.right - shape.left;
  const top = side === 'middle' && !hidesShape ? middle : isBelow ? below : above;
  return [
    Math.round(between(room.left, left, room.right - width)),
    Math.round(between(room.top, top, room.bottom - height)),
  ];
}
