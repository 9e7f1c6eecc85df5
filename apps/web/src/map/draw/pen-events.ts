import type { TerraDrawMouseEvent } from 'terra-draw';
import type { drawModes } from './draw-modes.ts';

export type Pen = ReturnType<typeof drawModes>[number];
type PenEvent = 'move' | 'click' | 'drag';

/** What a pen is to hear in place of an event; null keeps it from hearing. */
export type Hear = (event: TerraDrawMouseEvent, what: PenEvent) => TerraDrawMouseEvent | null;

/**
 * Changes what a pen hears of the pointer before it does. The library has no way in for pens that do not snap by themselves, nor for a click
 * that means several corners.
 */
export function hearThrough(pen: Pen, hear: Hear): void {
  const own = {
    onMouseMove: pen.onMouseMove.bind(pen),
    onClick: pen.onClick.bind(pen),
    onDragStart: pen.onDragStart.bind(pen),
    onDrag: pen.onDrag.bind(pen),
    onDragEnd: pen.onDragEnd.bind(pen),
  };
  pen.onMouseMove = (event) => {
    const heard = hear(event, 'move');
    if (heard) own.onMouseMove(heard);
  };
  pen.onClick = (event) => {
    const heard = hear(event, 'click');
    if (heard) own.onClick(heard);
  };
  for (const name of ['onDragStart', 'onDrag', 'onDragEnd'] as const)
    pen[name] = (event, setMapDraggability) => {
      const heard = hear(event, 'drag');
      if (heard) own[name](heard, setMapDraggability);
    };
}

/** Where a button or a finger went down: on the ground, and in pixels from the top left of the map. */
export type Pressed = Pick<TerraDrawMouseEvent, 'lng' | 'lat' | 'containerX' | 'containerY'>;

/**
 * Has a drag begin where it was pressed. The library takes it to begin at the first move that is long enough: a quick hand has gone by then from
 * the corner it took, and a line drawn freehand began some way along.
 */
export function beginWherePressed(pen: Pick<Pen, 'onDragStart'>, pressed: () => Pressed | null): void {
  const own = pen.onDragStart.bind(pen);
  pen.onDragStart = (event, setMapDraggability) => own({ ...event, ...pressed() }, setMapDraggability);
}
