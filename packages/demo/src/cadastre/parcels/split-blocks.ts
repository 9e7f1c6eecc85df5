import type { Chance } from '../chance/chance.ts';
import { createPriorityQueue } from '../chance/priority-queue.ts';
import type { TileFrame } from '../plan-tiles.ts';
import { blockHectares, type Block, type Zone } from './block.ts';

/** The size at which a parcel of the zone is as likely to be halved as any other, hectares. Our estimate. */
const TARGET_HECTARES: Record<Zone, number> = {
  town: 0.075,
  lifestyle: 2.2,
  flat: 17,
  downs: 34,
  hill: 85,
  none: Number.POSITIVE_INFINITY,
};
/** No cut leaves less than 8 m. */
const THINNEST = 80;
/** Sections this small are not halved while anything else can be. */
const SMALLEST_SECTION_HECTARES = 0.1;

/** Halves the land blocks, largest against its zone's target first, until the tile holds exactly the asked number. */
export function splitBlocks(
  cut: { blocks: readonly Block[]; splittable: readonly Block[] },
  frame: TileFrame,
  chance: Chance,
): Block[] {
  const blocks = [...cut.blocks];
  if (blocks.length > frame.parcels) {
    throw new RangeError(
      `Tile ${frame.index} needs ${blocks.length} parcels for its roads and river, but only ${frame.parcels} were asked for.`,
    );
  }
  const queue = createPriorityQueue<Block>((block) => {
    const hectares = blockHectares(block);
    const luck = chance.fraction(block.u0, block.v0, block.u1, block.v1, frame.column, frame.row, 5) * 2 - 1;
    const small = block.zone === 'town' && hectares < SMALLEST_SECTION_HECTARES ? 0.05 : 1;
    return (hectares / TARGET_HECTARES[block.zone]) * Math.exp(0.75 * luck) * small;
  });
  for (const block of cut.splittable) queue.push(block);
  while (blocks.length < frame.parcels) {
    const block = queue.pop();
    if (!block) throw new RangeError(`Tile ${frame.index} cannot be cut into ${frame.parcels} parcels.`);
    const half = halve(block, chance);
    if (!half) continue;
    blocks.push(half);
    queue.push(block);
    queue.push(half);
  }
  return blocks;
}

/** Shrinks the block to its first part and gives the second, or nothing when it is too thin to cut. */
function halve(block: Block, chance: Chance): Block | undefined {
  const width = block.u1 - block.u0;
  const height = block.v1 - block.v0;
  const share = 0.36 + 0.28 * chance.fraction(block.u0, block.v1, width, height, 6);
  const shape = block.zone === 'town' ? 0.55 : 0.75 + 0.5 * chance.fraction(block.u1, block.v0, 7);
  const acrossU = width > height * shape;
  const cut = Math.round((acrossU ? width : height) * share);
  if (cut < THINNEST || (acrossU ? width : height) - cut < THINNEST) return undefined;
  const rest = { ...block };
  if (acrossU) block.u1 = rest.u0 = block.u0 + cut;
  else block.v1 = rest.v0 = block.v0 + cut;
  return rest;
}
