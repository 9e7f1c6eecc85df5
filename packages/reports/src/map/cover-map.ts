import { kindById, kinds, styleWithin } from '@tussock/domain';
import type { PlanePosition, Position } from '@tussock/geometry';
import { paper } from '../look/paper.ts';
import type { Scene } from '../scene/scene.ts';
import { boxOf, fitToSheet } from './fit-to-sheet.ts';
import type { Ground } from './ground.ts';
import { boundaryMarks, featureMarks, veilMarks, type PrintStyle } from './map-style.ts';
import { putOnSheet, type PlaneShape } from './plane-shape.ts';
import { groundMarks, type PrintGround } from './print-ground.ts';
import { photoMarks, styleOnPhoto, type PrintPhoto } from './print-photo.ts';

/** Frame in points: the width of A4, and a little more than half of its height. */
const FRAME = { width: 595.3, height: 460, padding: 30 };
/** Widths of lines, and of the boundary, as shares of those on other maps. */
const COVER_WEIGHT = 0.7;
const BOUNDARY_WEIGHT = 1.3;

/** Frame of a picture of a farm in points, with the widths of its lines. */
interface PictureLook {
  readonly frame: { readonly width: number; readonly height: number; readonly padding: number };
  readonly weight: number;
  readonly boundaryWeight: number;
}

/** What lies under a farm's picture; a photograph takes the place of the relief. */
interface Underneath {
  readonly beneath?: PrintGround | undefined;
  readonly photo?: PrintPhoto | undefined;
}

/**
 * Map of the farm for a document's cover, without names: its land with relief, contours and streams, or over a photograph. Null when there is
 * nothing to draw.
 */
export const coverMap = (ground: Ground, underneath?: Underneath): Scene | null =>
  farmPicture(ground, { frame: FRAME, weight: COVER_WEIGHT, boundaryWeight: BOUNDARY_WEIGHT }, underneath);

/** Picture of a farm without names: its land by use, or its units, within its boundary. Null when there is nothing to draw. */
export function farmPicture(
  ground: Ground,
  { frame, weight, boundaryWeight }: PictureLook,
  { beneath, photo }: Underneath = {},
): Scene | null {
  const blocks = ground.boundary.map(ground.shapeOf);
  const ofKind = ({ id }: { readonly id: string }) => ground.features.filter(({ kindId }) => kindId === id);
  const paddocks = ofKind(kinds.paddock);
  // One colour on the same ground: that of its use.
  const cells = paddocks.length > 0 ? paddocks : ofKind(kinds.lmu);
  const box = boxOf([...blocks, ...cells.map(({ geometry }) => ground.shapeOf(geometry))]);
  if (box === null) return null;
  const fit = fitToSheet(box, frame);
  const toSheet = (position: Position): PlanePosition => fit.place(ground.place(position));
  const onSheet = (shape: PlaneShape): PlaneShape => putOnSheet(shape, fit.place);
  const sheet = { ...frame, ratio: fit.ratio, toSheet };
  const styleOf = (style: PrintStyle): PrintStyle => (photo ? styleOnPhoto(style) : style);
  const edges = blocks.map(onSheet);
  return {
    width: frame.width,
    height: frame.height,
    marks: [
      { shape: 'rect', x: 0, y: 0, width: frame.width, height: frame.height, fill: paper.wash },
      ...(photo ? photoMarks(photo, sheet) : []),
      ...(beneath && !photo ? groundMarks(beneath, sheet) : []),
      ...veilMarks(edges, frame),
      ...cells.flatMap(({ geometry, kindId, attributes }) =>
        featureMarks(onSheet(ground.shapeOf(geometry)), styleOf(styleWithin(kindById(kindId), attributes)), {
          isPlanned: false,
          weight,
        }),
      ),
      ...edges.flatMap((shape) => boundaryMarks(shape, boundaryWeight)),
    ],
  };
}
