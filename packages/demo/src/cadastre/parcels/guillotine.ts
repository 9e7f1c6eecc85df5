import type { Chance, RandomStream } from '../chance/chance.ts';
import { VERTEX_STEP, type TileFrame } from '../plan-tiles.ts';
import type { Block, RoadLine, Zone } from './block.ts';
import { splitBlocks } from './split-blocks.ts';
import { layOutTownship } from './township.ts';

/** A road of one chain, 20.1 m. */
const ROAD_WIDTH = 201;
/** A crossing has its middle on a multiple of 100 m, half the road on either side. */
const CROSSING_SIDE = { before: 100, after: 101 };
/** Narrower pieces are no parcel. */
const NARROWEST = 60;
const LONG_PIECE = { crown: 36000, road: 30000, hydro: 26000, rim: 36000 };

/** What the cuts left behind: exactly the asked number of blocks, sorted from the south-west. */
export interface SurveyLayout {
  blocks: Block[];
  /** Middle of the river on the v axis. */
  riverAxis: number;
}

/** Cuts a stretch into pieces of about a length, at multiples of 100 m. Gives both ends and all cuts between. */
function cutStretch(from: number, to: number, length: number, random: RandomStream): number[] {
  const cuts = [from];
  for (let last = from; ;) {
    last = Math.round((last + length * (0.7 + 0.6 * random.next())) / VERTEX_STEP) * VERTEX_STEP;
    if (last > to - length * 0.4) break;
    cuts.push(last);
  }
  return [...cuts, to];
}

const spans = (cuts: readonly number[]) =>
  cuts.slice(1).map((to, index) => ({ from: cuts[index] ?? to, to }));

/** West, south, east and north of a rectangle. */
type Extent = readonly [u0: number, v0: number, u1: number, v1: number];

/** One side of the river: how far the road and the rim of the hills are, and where v lies at a distance from the bed. */
interface Side {
  south: boolean;
  road: number;
  room: number;
  readonly band: (near: number, far: number) => { v0: number; v1: number };
}

class SurveyCutter {
  readonly blocks: Block[] = [];
  readonly splittable: Block[] = [];
  private readonly frame: TileFrame;
  private readonly random: RandomStream;
  private readonly riverAxis: number;
  private readonly bed: number;
  private readonly ridge: number;
  private readonly west = ROAD_WIDTH;
  private readonly east: number;

  constructor(frame: TileFrame, random: RandomStream, riverAxis: number) {
    this.frame = frame;
    this.random = random;
    this.riverAxis = riverAxis;
    this.bed = Math.round(Math.min(1100, frame.height * 0.009) * (0.8 + 0.4 * random.next()));
    this.ridge = frame.height > 60000 ? 2000 : 1000;
    this.east = frame.width - ROAD_WIDTH;
  }

  cut() {
    this.cutFrame();
    const crossings = cutStretch(this.west, this.east, LONG_PIECE.road, this.random).slice(1, -1);
    const townCrossing = crossings[Math.floor(crossings.length / 2)] ?? Math.round(this.frame.width / 2);
    const townIsSouth = this.random.next() < 0.5;
    for (const south of [true, false]) {
      const side = this.side(south);
      this.cutValleyRoad(side);
      this.cutFlats(side, crossings, south === townIsSouth ? townCrossing : undefined);
      this.cutHills(
        side,
        crossings.filter(() => this.random.next() < 0.45),
      );
    }
  }

  private add(block: Block) {
    this.blocks.push(block);
  }

  private addLand(zone: Zone, [u0, v0, u1, v1]: Extent) {
    if (u1 - u0 <= NARROWEST || v1 - v0 <= NARROWEST) return;
    const block: Block = { kind: 'land', zone, u0, v0, u1, v1 };
    this.blocks.push(block);
    this.splittable.push(block);
  }

  /** Crown strips on both ridges, roads on both ends, and the river bed: the frame in which inner cuts stay hidden. */
  private cutFrame() {
    const { width, height } = this.frame;
    const strip = (v0: number, v1: number) => {
      for (const { from, to } of spans(cutStretch(0, width, LONG_PIECE.crown, this.random))) {
        this.add({ kind: 'crown', zone: 'none', u0: from, v0, u1: to, v1 });
      }
    };
    strip(0, this.ridge);
    strip(height - this.ridge, height);
    const westRoad: RoadLine = { kind: 'rim', along: 'v', axis: ROAD_WIDTH / 2 };
    const eastRoad: RoadLine = { kind: 'rim', along: 'v', axis: width - ROAD_WIDTH / 2 };
    for (const { from, to } of spans(
      cutStretch(this.ridge, height - this.ridge, LONG_PIECE.rim, this.random),
    )) {
      this.add({ kind: 'road', zone: 'none', road: westRoad, u0: 0, v0: from, u1: this.west, v1: to });
      this.add({ kind: 'road', zone: 'none', road: eastRoad, u0: this.east, v0: from, u1: width, v1: to });
    }
    for (const { from, to } of spans(cutStretch(this.west, this.east, LONG_PIECE.hydro, this.random))) {
      const v0 = this.riverAxis - this.bed;
      this.add({ kind: 'hydro', zone: 'none', u0: from, v0, u1: to, v1: this.riverAxis + this.bed });
    }
  }

  private side(south: boolean): Side {
    const bank = south ? this.riverAxis - this.bed : this.riverAxis + this.bed;
    const room = south ? bank - this.ridge : this.frame.height - this.ridge - bank;
    return {
      south,
      room,
      road: Math.round(room * (0.24 + 0.08 * this.random.next())),
      band: (near, far) =>
        south ? { v0: bank - far, v1: bank - near } : { v0: bank + near, v1: bank + far },
    };
  }

  private cutValleyRoad({ road, band }: Side) {
    const { v0, v1 } = band(road, road + ROAD_WIDTH);
    const line: RoadLine = { kind: 'valley', along: 'u', axis: (v0 + v1) / 2 };
    for (const { from, to } of spans(cutStretch(this.west, this.east, LONG_PIECE.road, this.random))) {
      this.add({ kind: 'road', zone: 'none', road: line, u0: from, v0, u1: to, v1 });
    }
  }

  /** The stretches between crossings; the crossings themselves are added as roads. */
  private stretches(crossings: readonly number[], v0: number, v1: number) {
    const found: { u0: number; u1: number; before?: number; after?: number }[] = [];
    let u0 = this.west;
    let before: number | undefined;
    for (const crossing of crossings) {
      const road: RoadLine = { kind: 'crossing', along: 'v', axis: crossing };
      const u1 = crossing - CROSSING_SIDE.before;
      found.push({ u0, u1, before, after: crossing });
      u0 = crossing + CROSSING_SIDE.after;
      before = crossing;
      this.add({ kind: 'road', zone: 'none', road, u0: u1, v0, u1: u0, v1 });
    }
    found.push({ u0, u1: this.east, before });
    return found;
  }

  private cutFlats(side: Side, crossings: readonly number[], townCrossing: number | undefined) {
    const { v0, v1 } = side.band(0, side.road);
    for (const { u0, u1, before, after } of this.stretches(crossings, v0, v1)) {
      if (townCrossing !== undefined && after === townCrossing) this.cutTownEnd(side, u0, u1);
      else if (townCrossing !== undefined && before === townCrossing) {
        const middle = Math.round(u0 + Math.min(11000, (u1 - u0) * 0.5));
        this.addLand('lifestyle', [u0, v0, middle, v1]);
        this.addLand('flat', [middle, v0, u1, v1]);
      } else this.addLand('flat', [u0, v0, u1, v1]);
    }
  }

  /** A township in the corner of two roads, lifestyle blocks round it, farmed flats beyond. */
  private cutTownEnd(side: Side, u0: number, u1: number) {
    const { v0, v1 } = side.band(0, side.road);
    const town = u1 - Math.round(Math.min(9500, (u1 - u0) * 0.4));
    const depth = Math.round(Math.min(6300, (v1 - v0) * 0.45));
    const [south, north] = side.south ? [v0, v0 + depth] : [v1 - depth, v1];
    const township = layOutTownship({ u0: town, v0: south, u1, v1: north });
    for (const street of township.streets) this.add(street);
    for (const lot of township.lots) this.addLand('town', [lot.u0, lot.v0, lot.u1, lot.v1]);
    if (side.south) this.addLand('lifestyle', [town, north, u1, v1]);
    else this.addLand('lifestyle', [town, v0, u1, south]);
    const middle = Math.round(town - Math.min(12000, (town - u0) * 0.6));
    this.addLand('lifestyle', [middle, v0, town, v1]);
    this.addLand('flat', [u0, v0, middle, v1]);
  }

  private cutHills(side: Side, crossings: readonly number[]) {
    const near = side.road + ROAD_WIDTH;
    const { v0, v1 } = side.band(near, side.room);
    const foot = Math.round(near + (side.room - near) * 0.3);
    const downs = side.band(near, foot);
    const hill = side.band(foot, side.room);
    for (const { u0, u1 } of this.stretches(crossings, v0, v1)) {
      this.addLand('downs', [u0, downs.v0, u1, downs.v1]);
      this.addLand('hill', [u0, hill.v0, u1, hill.v1]);
    }
  }
}

/**
 * Cuts a tile edge to edge into exactly the asked number of blocks: frame, river bed, roads and township first; then the
 * block that is largest for its zone is halved until the count is met.
 *
 * @throws when the frame alone needs more blocks than were asked for.
 */
export function cutSurvey(frame: TileFrame, chance: Chance): SurveyLayout {
  const random = chance.stream(frame.column, frame.row, 1);
  const riverAxis = Math.round(frame.height * (0.42 + 0.16 * random.next()));
  const cutter = new SurveyCutter(frame, random, riverAxis);
  cutter.cut();
  const blocks = splitBlocks(cutter, frame, chance);
  return { blocks: blocks.sort((a, b) => a.v0 - b.v0 || a.u0 - b.u0), riverAxis };
}
