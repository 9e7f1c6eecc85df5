import { kinds, unitTint } from '@tussock/domain';
import { distanceMetres, type Position } from '@tussock/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paddockLines } from '../paddock/paddock-line.ts';
import type { TextMark } from '../scene/scene.ts';
import { textWidth } from '../text/text-width.ts';
import { landUnitFeature, paddockFeature, squareAt } from '../testing/report-examples.ts';
import { farmMap } from './farm-map.ts';
import { groundOf } from './ground.ts';
import { fitToSheet } from './fit-to-sheet.ts';
import { papers, type Paper } from './papers.ts';
import { niceLengthMetres } from './scale-bar.ts';

const grid = (columns: number, rows: number, nameOf: (index: number) => string) =>
  Array.from({ length: columns * rows }, (_, index) =>
    paddockFeature(
      { name: nameOf(index), paddockNumber: `P${index + 1}` },
      { geometry: squareAt(index % columns, Math.floor(index / columns)) },
    ),
  );
const mapOf = (features: ReturnType<typeof grid>, boundary = [squareAt(0, 0, 6)]) => {
  const ground = groundOf(boundary, features);
  return ground && farmMap(ground, { paddocks: paddockLines(features) });
};
const textsOf = (map: ReturnType<typeof farmMap>): readonly TextMark[] =>
  (map?.scene.marks ?? []).filter((mark) => mark.shape === 'text');

test('a plan with nothing drawn has no map', () => {
  expect(mapOf([], [])).toBeNull();
});

test('the legend explains what is shown and nothing else', () => {
  const planned = paddockFeature({ name: 'New', status: 'planned' });
  expect(mapOf([paddockFeature({}), landUnitFeature('Flats', squareAt(0, 0, 2))])?.shown).toEqual([
    'Boundary',
    'Paddocks',
    'Land management units',
  ]);
  expect(mapOf([planned], [])?.shown).toEqual(['Paddocks, planned']);
});

test('removed features are not drawn', () => {
  const removed = paddockFeature({ name: 'Gone', status: 'removed' });
  expect(textsOf(mapOf([removed])).map(({ text }) => text)).not.toContain('Gone');
});

test('the blocks of a farm in several pieces bear their names where its paddocks leave room; one piece bears none', () => {
  const blocks = [squareAt(0, 0, 6), squareAt(20, 0, 6)];
  const home = paddockFeature({ name: 'Front' }, { geometry: squareAt(0, 0, 2) });
  const namesOn = (boundary: typeof blocks, names: readonly string[]): readonly string[] => {
    const ground = groundOf(boundary, [home], names);
    return textsOf(ground && farmMap(ground, { paddocks: paddockLines([home]) })).map(({ text }) => text);
  };
  const both = namesOn(blocks, ['Home block', 'Run-off']);
  expect(both).toEqual(expect.arrayContaining(['Front', 'Home block', 'Run-off']));
  expect(namesOn(blocks.slice(0, 1), ['Home block'])).not.toContain('Home block');
});

test('a wide farm lies, a tall one stands', () => {
  expect(mapOf(grid(8, 2, String), [])?.isLandscape).toBe(true);
  expect(mapOf(grid(2, 8, String), [])?.isLandscape).toBe(false);
});

test('the printed scale is true: metres on the ground over metres on paper, within what the projection stretches', () => {
  const features = [paddockFeature({}, { geometry: squareAt(0, 0, 4) })];
  const map = mapOf(features, []);
  const outline = (map?.scene.marks ?? []).find((mark) => mark.shape === 'path');
  const [, fromX, fromY, toX, toY] =
    /^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/u.exec(outline?.d ?? '')?.map(Number) ?? [];
  const points = Math.hypot((toX ?? 0) - (fromX ?? 0), (toY ?? 0) - (fromY ?? 0));
  const [southWest, southEast] = squareAt(0, 0, 4).coordinates[0] ?? [];
  const ground = southWest && southEast ? distanceMetres(southWest, southEast) : 0;
  expect(((points / 72) * 0.0254 * (map?.ratio ?? 0)) / ground).toBeCloseTo(1, 2);
});

test('no label covers another, whatever the names are', () => {
  const anyName = fc.string({ minLength: 1, maxLength: 30 }).map((name) => name.trim() || 'x');
  fc.assert(
    fc.property(fc.array(anyName, { minLength: 1, maxLength: 36 }), (names) => {
      const map = mapOf(grid(6, Math.ceil(names.length / 6), (index) => names[index] ?? 'x'));
      const boxes = textsOf(map)
        .filter(({ y, anchor }) => anchor === 'middle' && y < (map?.scene.height ?? 0) - 60)
        .map(({ x, y, text, size }) => ({
          x,
          half: textWidth(text, size) / 2,
          top: y - size * 0.7,
          bottom: y,
        }));
      for (const [index, a] of boxes.entries()) {
        for (const b of boxes.slice(index + 1))
          expect(Math.abs(a.x - b.x) >= a.half + b.half || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

test('paddocks too small for their names bear their numbers, and are counted', () => {
  const map = mapOf(
    grid(25, 25, (index) => `A rather long name for a paddock ${index}`),
    [],
  );
  expect(map?.numberedCount).toBeGreaterThan(500);
  expect(textsOf(map).some(({ text }) => text === 'P625')).toBe(true);
});

const unnumbered = (count: number) =>
  Array.from({ length: count }, (_one, index) =>
    paddockFeature(
      { name: `A rather long name for a paddock ${index}` },
      { geometry: squareAt(index % 40, Math.floor(index / 40)) },
    ),
  );

test('a paddock that has no number on the farm bears letters, which no figure can be taken for', () => {
  const map = mapOf(unnumbered(200), []);
  expect(map?.numberedCount).toBe(200);
  expect(textsOf(map).map(({ text }) => text)).toEqual(expect.arrayContaining(['A', 'Z', 'AA']));
  expect(textsOf(map).map(({ text }) => text)).not.toContain('I');
});

test('of three thousand paddocks each bears its name or its key, on the smallest paper that has room', () => {
  const features = unnumbered(3000);
  const ground = groundOf([], features);
  const mapFor = (sizes: readonly Paper[]) =>
    ground && farmMap(ground, { paddocks: paddockLines(features), papers: sizes });
  expect(mapFor(['a4', 'a3'])?.namelessPaddocks).toBeGreaterThan(0);
  expect(mapFor(papers)).toMatchObject({ namelessPaddocks: 0, paper: 'a2' });
});

test('a map that fills its page is as high as the page leaves it, at the same scale', () => {
  const features = grid(8, 5, String);
  const ground = groundOf([], features);
  const heightOf = (fillsPage: boolean) =>
    ground && farmMap(ground, { paddocks: paddockLines(features), fillsPage });
  expect(heightOf(true)?.scene.height).toBeGreaterThan((heightOf(false)?.scene.height ?? 0) + 60);
  expect(heightOf(true)?.ratio).toBe(heightOf(false)?.ratio);
});

test('where fills would lie over each other one kind is filled, on the map as in its legend', () => {
  const features = [paddockFeature({}), landUnitFeature('Flats', squareAt(0, 0, 2))];
  const ground = groundOf([], features);
  const map =
    ground &&
    farmMap(ground, { paddocks: paddockLines(features), fills: ({ id }) => id === kinds.paddock.id });
  const filled = (map?.scene.marks ?? []).flatMap((mark) =>
    mark.shape === 'path' && mark.fillOpacity !== undefined ? [[mark.fill, mark.fillOpacity]] : [],
  );
  const { colour, fillOpacity } = kinds.paddock.style;
  expect(filled).toEqual([
    [colour, fillOpacity],
    [colour, fillOpacity],
  ]);
});

test('paddocks are coloured by their use, with a pattern on crops, and the legend names each use', () => {
  const uses = ['pasture', 'crop', 'pastureThenCrop', 'retired'] as const;
  const features = uses.map((use, place) =>
    paddockFeature({ name: use, use }, { geometry: squareAt(place * 2, 0, 2) }),
  );
  const map = mapOf(features, []);
  expect(map?.shown).toEqual([
    'Paddocks',
    'Paddocks in crop',
    'Paddocks in pasture then crop',
    'Retired paddocks',
  ]);
  const marks = map?.scene.marks ?? [];
  const fills = marks.flatMap((mark) => (mark.shape === 'path' && mark.fillOpacity ? [mark.fill] : []));
  expect(new Set(fills).size).toBe(uses.length);
  // On three of them, on the map and in the legend.
  expect(marks.filter((mark) => mark.shape === 'path' && mark.strokeOpacity === 0.4)).toHaveLength(6);
});

test('what lies outside the boundary is veiled, and a farm without one is not', () => {
  const veils = (boundary: ReturnType<typeof squareAt>[]) =>
    (mapOf([paddockFeature({ name: 'Front' })], boundary)?.scene.marks ?? []).filter(
      (mark) => mark.shape === 'path' && mark.fill === '#FFFFFF' && mark.fillOpacity !== undefined,
    );
  expect(veils([squareAt(0, 0, 6)])).toHaveLength(1);
  expect(veils([])).toEqual([]);
});

test('land units keep their colours beside paddocks, which are outlines there', () => {
  const fillsOf = (features: readonly ReturnType<typeof paddockFeature>[]) => {
    const ground = groundOf([], features);
    const map = ground && farmMap(ground, { paddocks: paddockLines(features) });
    return (map?.scene.marks ?? []).flatMap((mark) =>
      mark.shape === 'path' && mark.fillOpacity !== undefined ? [mark.fill] : [],
    );
  };
  const unit = landUnitFeature('Flats', squareAt(0, 0, 2));
  const [units, paddocks] = [unitTint(0), kinds.paddock.style.colour];
  // Each on the map and in the legend.
  expect(fillsOf([paddockFeature({}), unit])).toEqual([units, units]);
  expect(fillsOf([paddockFeature({})])).toEqual([paddocks, paddocks]);
});

test('every label has a halo, and one of a paddock keeps off a fence through its middle', () => {
  const paddock = paddockFeature({ name: 'Front' }, { geometry: squareAt(0, 0, 4) });
  const middle = -42.8;
  const [[southWest = [0, middle], southEast = [0, middle], , northWest = [0, middle]] = []] = squareAt(
    0,
    0,
    4,
  ).coordinates;
  const latitude = (southWest[1] + northWest[1]) / 2;
  const across = { type: 'LineString', coordinates: [[southWest[0], latitude], [southEast[0], latitude]] } as const; // prettier-ignore
  const fence = { ...paddockFeature({}), id: 'fence', kindId: kinds.fenceline.id, geometry: across };
  const labelOf = (features: readonly ReturnType<typeof paddockFeature>[]) =>
    textsOf(mapOf([...features], [])).find(({ text }) => text === 'Front');
  const [alone, beside] = [labelOf([paddock]), labelOf([paddock, fence])];
  expect(alone?.halo).toBe('#FFFFFF');
  expect(Math.abs((alone?.y ?? 0) - (beside?.y ?? 0))).toBeGreaterThan(4);
});

test('1,000 m on the ground at 1:5,000 are 200 mm on paper, to half a millimetre', () => {
  const [west, south, north] = [170.4, -44.2, -44.2 + 900 / 111_110];
  const line = {
    type: 'LineString',
    coordinates: [
      [west, south],
      [west, north],
    ],
  } as const;
  const metres = distanceMetres([west, south], [west, north]);
  const fence = { ...paddockFeature({}), id: 'line', kindId: kinds.fenceline.id, geometry: line };
  const ground = groundOf([], [fence]);
  const map = ground && farmMap(ground, { paddocks: [] });
  const drawn = (map?.scene.marks ?? []).find((mark) => mark.shape === 'path');
  const [, fromX, fromY, toX, toY] =
    /^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/u.exec(drawn?.d ?? '')?.map(Number) ?? [];
  const millimetres = (Math.hypot((toX ?? 0) - (fromX ?? 0), (toY ?? 0) - (fromY ?? 0)) / 72) * 25.4;
  expect(map?.ratio).toBe(5000);
  expect(Math.abs((millimetres / metres) * 1000 - 200)).toBeLessThan(0.5);
});

test('the printed scale is the one on the ground', () => {
  const farm = squareAt(0, 0, 12);
  const ground = groundOf([farm], []);
  const map = ground && farmMap(ground, { paddocks: [] });
  const nowhere: Position = [0, 0];
  const [[from = nowhere, to = nowhere] = []] = farm.coordinates;
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = [from, to].map((place) => ground?.place(place));
  // Metres of the drawn plane are metres between the two places.
  expect(Math.hypot(x2 - x1, y2 - y1) / distanceMetres(from, to)).toBeCloseTo(1, 5);
  expect(map?.ratio).toBeGreaterThan(0);
});

test('scales and bar lengths are ones that people know', () => {
  const fit = fitToSheet([0, 0, 1340, 900], { width: 493, height: 590, padding: 10 });
  expect(fit.ratio).toBe(10_000);
  expect(niceLengthMetres(fit.metresPerPoint)).toBe(500);
});

test('a single place is drawn at the largest scale, not at an endless one', () => {
  expect(fitToSheet([5, 5, 5, 5], { width: 100, height: 100, padding: 0 }).ratio).toBe(500);
});
