import type { drawModes } from './draw-modes.ts';

/** Position of a pointer: on the ground, and in pixels from the top left of the map. */
export interface Pointed {
  readonly lng: number;
  readonly lat: number;
  readonly containerX: number;
  readonly containerY: number;
}

/** Returns the event for the drawing mode to handle in place of the pointer's own; null drops it. */
export type Hear = <E extends Pointed>(event: E, what: 'move' | 'click' | 'drag') => E | null;

export type Pen = ReturnType<typeof drawModes>[number];
/**
 * Intercepts the pointer events of a drawing mode. The library has no hook for modes without snapping, nor for a click that means several corners.
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
 * Makes a drag begin where it was pressed. The library lets it begin at the first move that is long enough: by then a quick hand has left the corner
 * it took, and a freehand line began some way along.
 */
export function beginWherePressed(pen: Pick<Pen, 'onDragStart'>, pressed: () => Pointed | null): void {
  const own = pen.onDragStart.bind(pen);
  pen.onDragStart = (event, setMapDraggability) => own({ ...event, ...pressed() }, setMapDraggability);
}
