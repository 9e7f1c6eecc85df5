import { kinds } from '@tussock/domain';
import type { PlanePosition, Position } from '@tussock/geometry';
import { paper } from '../look/paper.ts';
import type { Mark, Scene } from '../scene/scene.ts';
import { boxOf, fitToSheet } from './fit-to-sheet.ts';
import type { Ground } from './ground.ts';
import { featureMarks, boundaryStyle, type PrintStyle } from './map-style.ts';
import { pathOf, putOnSheet, type PlaneShape } from './plane-shape.ts';
import { groundMarks, type PrintGround } from './print-ground.ts';

/** Frame in points: the width of A4, and a little more than half of its height. */
const FRAME = { width: 595.3, height: 460, padding: 30 };
/** Style of paddocks and larger areas, as a quiet background of the cover. */
const CELL: PrintStyle = { ...kinds.paddock.style, fillOpacity: 0.16 };
const UNIT: PrintStyle = { ...kinds.lmu.style, fillOpacity: 0.12 };
const CASING_WIDTH = 5;

/** Map of the farm for a document's cover: its land with contours and streams, without names. Null when there is nothing to draw. */
export function coverMap(ground: Ground, beneath?: PrintGround): Scene | null {
  const blocks = ground.boundary.map(ground.shapeOf);
  const cells = ground.features.filter(
    ({ kindId }) => kindId === kinds.paddock.id || kindId === kinds.lmu.id,
  );
  const box = boxOf([...blocks, ...cells.map(({ geometry }) => ground.shapeOf(geometry))]);
  if (box === null) return null;
  const fit = fitToSheet(box, FRAME);
  const toSheet = (position: Position): PlanePosition => fit.place(ground.place(position));
  const onSheet = (shape: PlaneShape): PlaneShape => putOnSheet(shape, fit.place);
  const under = beneath ? groundMarks(beneath, { ...FRAME, ratio: fit.ratio, toSheet }) : [];
  const casing = blocks.map((shape): Mark => ({
    shape: 'path',
    d: pathOf(onSheet(shape)),
    stroke: paper.white,
    strokeWidth: CASING_WIDTH,
  }));
  const paint = (shape: PlaneShape, style: PrintStyle) =>
    featureMarks(onSheet(shape), style, { isPlanned: false, weight: 1 });
  return {
    width: FRAME.width,
    height: FRAME.height,
    marks: [
      { shape: 'rect', x: 0, y: 0, width: FRAME.width, height: FRAME.height, fill: paper.wash },
      ...under,
      ...cells.flatMap(({ geometry, kindId }) =>
        paint(ground.shapeOf(geometry), kindId === kinds.lmu.id ? UNIT : CELL),
      ),
      ...casing,
      ...blocks.flatMap((shape) => paint(shape, { ...boundaryStyle, width: boundaryStyle.width * 1.3 })),
    ],
  };
}
