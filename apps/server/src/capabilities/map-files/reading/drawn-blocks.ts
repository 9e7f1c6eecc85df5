import type { IPoint } from 'dxf-parser';
import { drawnShapes, type Drawn, type DrawnPlace } from './drawn-shapes.ts';
import type { RawShape } from './raw-table.ts';

/** Entities that are drawn together, wherever the block is put. */
export interface Block {
  readonly position?: IPoint;
  readonly entities?: readonly Drawn[];
}
export type Blocks = Readonly<Record<string, Block | undefined>>;

/** One shape of a drawing, in place, with the entity it is of and the layer it lies on. */
export interface InPlace {
  readonly entity: Drawn;
  readonly layer: string;
  readonly shape: RawShape | null;
}

type Move = (place: DrawnPlace) => DrawnPlace;

/** Blocks in blocks, no deeper than anybody draws, and no more shapes than a file may have. */
const DEEPEST_BLOCK = 8;
const MOST_SHAPES = 200_000;
/** What lies on this layer in a block lies on that of the block. */
const LAYER_OF_BLOCK = '0';

const moved = (coordinates: unknown, move: Move): unknown => {
  if (!Array.isArray(coordinates)) return coordinates;
  return typeof coordinates[0] === 'number'
    ? move([coordinates[0], coordinates[1] as number]) // a place is two numbers
    : coordinates.map((inner) => moved(inner, move));
};

/** Where an insert puts the places of its block, once for each of its columns and rows. */
function movesOf(insert: Drawn, { position: base = { x: 0, y: 0, z: 0 } }: Block): readonly Move[] {
  const { position = base, xScale = 1, yScale = 1, rotation = 0 } = insert;
  const { columnCount = 1, rowCount = 1, columnSpacing = 0, rowSpacing = 0 } = insert;
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const times = (count: number): number => Math.min(Math.max(Math.trunc(count), 1), MOST_SHAPES);
  const count = Math.min(times(columnCount) * times(rowCount), MOST_SHAPES);
  return Array.from({ length: count }, (_, index) => {
    const column = (index % times(columnCount)) * columnSpacing;
    const row = Math.floor(index / times(columnCount)) * rowSpacing;
    return ([x, y]): DrawnPlace => {
      const [east, north] = [(x - base.x) * xScale + column, (y - base.y) * yScale + row];
      return [position.x + east * cos - north * sin, position.y + east * sin + north * cos];
    };
  });
}

interface Around {
  readonly move: Move;
  readonly layer: string | undefined;
  readonly depth: number;
}

/** Walks through what is drawn, blocks where they are put. What is no shape is handed to `leaveOut` by its type. */
export function placeDrawn(
  entities: readonly Drawn[],
  blocks: Blocks,
  typeOf: (entity: Drawn) => string,
  leaveOut: (type: string) => void,
): readonly InPlace[] {
  const placed: InPlace[] = [];
  const walk = (drawn: readonly Drawn[], around: Around): void => {
    for (const entity of drawn) {
      const type = typeOf(entity);
      const layer = entity.layer === LAYER_OF_BLOCK ? (around.layer ?? entity.layer) : entity.layer;
      const block = type === 'INSERT' ? blocks[entity.name ?? ''] : undefined;
      if (placed.length >= MOST_SHAPES) return leaveOut(type);
      if (block?.entities && around.depth < DEEPEST_BLOCK) {
        for (const move of movesOf(entity, block))
          walk(block.entities, { move: (at) => around.move(move(at)), layer, depth: around.depth + 1 });
        continue;
      }
      const shape = drawnShapes[type]?.(entity);
      if (shape === undefined) leaveOut(type);
      else
        placed.push({
          entity,
          layer,
          shape: shape && { ...shape, coordinates: moved(shape.coordinates, around.move) },
        });
    }
  };
  walk(entities, { move: (at) => at, layer: undefined, depth: 0 });
  return placed;
}
