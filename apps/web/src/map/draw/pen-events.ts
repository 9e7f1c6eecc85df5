import type { drawModes } from './draw-modes.ts';

/** Where a button or a finger is: on the ground, and in pixels from the top left of the map. */
export interface Pointed {
  readonly lng: number;
  readonly lat: number;
  readonly containerX: number;
  readonly containerY: number;
}

/** The event that a drawing mode handles in place of the pointer's own; null drops it. */
export type Hear = <E extends Pointed>(event: E, what: 'move' | 'click' | 'drag') => E | null;

export type Pen = ReturnType<typeof drawModes>[number];
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

/**
 * Has a drag begin where it was pressed. The library takes it to begin at the first move that is long enough: a quick hand has gone by then from
 * the corner it took, and a line drawn freehand began some way along.
 */
export function beginWherePressed(pen: Pick<Pen, 'onDragStart'>, pressed: () => Pointed | null): void {
  const own = pen.onDragStart.bind(pen);
  pen.onDragStart = (event, setMapDraggability) => own({ ...event, ...pressed() }, setMapDraggability);
}
