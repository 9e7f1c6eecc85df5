import { kinds } from '@tussock/domain';
import RBush from 'rbush';
import type { Valley } from '../cadastre/valley.ts';
import type { DrawnFeature } from '../farms/drawn-feature.ts';
import type { DemoFarm } from '../farms/farm.ts';
import { layOutFarm } from '../farms/arrange-farm.ts';
import { pickFarms } from '../farms/pick-farms.ts';
import { toScene, type PhotoFrame, type ScenePoint } from './photo-frame.ts';
import { chanceAt } from './photo-noise.ts';

/** What grows on a field. */
export type FieldCover = 'pasture' | 'crop' | 'forage' | 'hay' | 'bush' | 'yard';

interface Boxed {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A field of one cover, with its rings. */
export interface Field extends Boxed {
  readonly cover: FieldCover;
  readonly rings: readonly (readonly ScenePoint[])[];
  /** Chance of its own, from 0 to 1: tone, and way of its rows. */
  readonly chance: number;
}

/** A line on the ground, as wide as it is in scene units. */
export interface SceneLine extends Boxed {
  readonly what: 'river' | 'road' | 'lane';
  readonly points: readonly ScenePoint[];
  readonly width: number;
}

export interface SceneRoof extends Boxed {
  readonly rings: readonly (readonly ScenePoint[])[];
}

/** A farm with its titles and paddocks, each by its rings. */
export interface SceneFarm extends Boxed {
  readonly titles: readonly (readonly (readonly ScenePoint[])[])[];
  readonly paddocks: readonly (readonly (readonly ScenePoint[])[])[];
}

/** Everything that a photograph of the valley shows, by place. */
export interface PhotoScene {
  readonly fields: (frame: PhotoFrame) => readonly Field[];
  readonly lines: (frame: PhotoFrame) => readonly SceneLine[];
  readonly roofs: (frame: PhotoFrame) => readonly SceneRoof[];
  readonly heightAt: Valley['heightAt'];
  readonly farms: readonly SceneFarm[];
}

function boxOf(points: readonly ScenePoint[]): Boxed {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

type Rings = readonly (readonly (readonly [number, number])[])[];
const ringsOnScene = (rings: Rings) => rings.map((ring) => ring.map(toScene));

function fieldOf(rings: Rings, cover: FieldCover): Field {
  const onScene = ringsOnScene(rings);
  const box = boxOf(onScene[0] ?? []);
  return { ...box, rings: onScene, cover, chance: chanceAt(Math.round(box.minX), Math.round(box.maxY)) };
}

/** Land between the farms: most of it pasture, some in crop or hay. */
function coverByChance(chance: number): FieldCover {
  if (chance > 0.93) return 'forage';
  if (chance > 0.86) return 'crop';
  return chance > 0.78 ? 'hay' : 'pasture';
}

function coverOf({ kindId, attributes }: DrawnFeature): FieldCover | undefined {
  if (kindId === kinds.ecosystem.id) return 'bush';
  if (kindId === kinds.storageArea.id) return 'yard';
  if (kindId !== kinds.paddock.id) return undefined;
  if (attributes['winterGrazing'] === true) return 'forage';
  if (attributes['use'] === 'retired') return 'bush';
  return attributes['use'] === 'crop' ? 'crop' : 'pasture';
}

const polygonsOf = ({ geometry }: DrawnFeature): readonly Rings[] => {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
};

function index<Item extends Boxed>(items: readonly Item[]) {
  const tree = new RBush<Item>();
  tree.load([...items]);
  return ({ left, top, width, height, unitsPerPixel }: PhotoFrame): readonly Item[] =>
    tree.search({
      minX: left,
      minY: top,
      maxX: left + width * unitsPerPixel,
      maxY: top + height * unitsPerPixel,
    });
}

/** Width of a stream by its order, in scene units. */
const STREAM_WIDTHS = [0, 1, 1.6, 2.4, 4, 9, 16, 22, 26];
const ROAD_WIDTH = 4;
const LANE_WIDTH = 2.2;

function lineOf(
  what: SceneLine['what'],
  line: readonly (readonly [number, number])[],
  width: number,
): SceneLine {
  const points = line.map(toScene);
  return { ...boxOf(points), what, points, width };
}

type Features = readonly DrawnFeature[];

/** Fields of the valley, and those of its farms on them: bush lies on paddocks. */
const fieldsOf = (valley: Valley, drawn: Features): readonly Field[] => [
  ...valley.parcels.flatMap(({ geometry }) =>
    geometry.coordinates.map((rings) => {
      const field = fieldOf(rings, 'pasture');
      return { ...field, cover: coverByChance(field.chance) };
    }),
  ),
  ...drawn
    .flatMap((feature) => {
      const cover = coverOf(feature);
      return cover ? polygonsOf(feature).map((rings) => fieldOf(rings, cover)) : [];
    })
    .toSorted((one, other) => Number(one.cover !== 'pasture') - Number(other.cover !== 'pasture')),
];

const linesOf = (valley: Valley, drawn: Features): readonly SceneLine[] => [
  ...valley.rivers.map(({ geometry, properties }) =>
    lineOf('river', geometry.coordinates, STREAM_WIDTHS[properties.StreamOrde] ?? ROAD_WIDTH),
  ),
  ...valley.roads.flatMap(({ geometry }) =>
    geometry.coordinates.map((line) => lineOf('road', line, ROAD_WIDTH)),
  ),
  ...drawn.flatMap(({ kindId, geometry }) =>
    kindId === kinds.track.id && geometry.type === 'LineString'
      ? [lineOf('lane', geometry.coordinates, LANE_WIDTH)]
      : [],
  ),
];

const roofsOf = (drawn: Features): readonly SceneRoof[] =>
  drawn
    .filter(({ kindId }) => kindId === kinds.building.id)
    .flatMap(polygonsOf)
    .map((rings) => {
      const onScene = ringsOnScene(rings);
      return { ...boxOf(onScene[0] ?? []), rings: onScene };
    });

function farmOf({ titles }: DemoFarm, drawn: Features): SceneFarm {
  const paddocks = drawn
    .filter(({ kindId }) => kindId === kinds.paddock.id)
    .flatMap(polygonsOf)
    .map(ringsOnScene);
  return {
    ...boxOf(paddocks.flatMap(([ring]) => ring ?? [])),
    titles: titles.flatMap(({ geometry }) => geometry.coordinates.map(ringsOnScene)),
    paddocks,
  };
}

/** Gathers what a photograph of the valley shows: its fields, waters and roads, and what is drawn on its farms. */
export function photoScene(valley: Valley): PhotoScene {
  const farms = pickFarms(valley).map((farm) => ({ farm, drawn: layOutFarm(farm) }));
  const all = farms.flatMap(({ drawn }) => drawn);
  const fields = fieldsOf(valley, all);
  // In their order: what comes later lies on top.
  const place = new Map(fields.map((field, order) => [field, order]));
  const fieldsIn = index(fields);
  return {
    fields: (frame) =>
      fieldsIn(frame).toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0)),
    lines: index(linesOf(valley, all)),
    roofs: index(roofsOf(all)),
    heightAt: valley.heightAt,
    farms: farms.map(({ farm, drawn }) => farmOf(farm, drawn)),
  };
}
