import { boundsOfTile, tileOf, type Position } from '@tussock/geometry';
import { bookExample } from '@tussock/testkit';
import { expect, test } from 'vitest';
import { planBook } from '../book/plan-book.ts';
import { sentencesOf } from '../document/sentences-of.ts';
import type { Mark } from '../scene/scene.ts';
import { sceneToSvg } from '../scene/scene-to-svg.ts';
import { casedMarks, photoMarks, photoTiles, styleOnPhoto } from './print-photo.ts';

const ZOOMS = { minZoom: 8, maxZoom: 20 };

test('a photograph has the largest zoom of which 64 tiles cover the box, and covers it', () => {
  const box = [172.3, -42.8, 172.34, -42.77] as const;
  const { zoom, columns, rows, tiles, bounds } = photoTiles([...box], ZOOMS);
  expect(tiles).toHaveLength(columns * rows);
  expect(columns * rows).toBeLessThanOrEqual(64);
  const finer = photoTiles([...box], { ...ZOOMS, minZoom: zoom + 1 });
  expect(finer.columns * finer.rows).toBeGreaterThan(64);
  expect(bounds[0]).toBeLessThanOrEqual(box[0]);
  expect(bounds[1]).toBeLessThanOrEqual(box[1]);
  expect(bounds[2]).toBeGreaterThanOrEqual(box[2]);
  expect(bounds[3]).toBeGreaterThanOrEqual(box[3]);
});

test('a piece is placed by its corners on the sheet, also where north is turned', () => {
  const { x, y } = tileOf([172.3, -42.8], 14);
  const bounds = boundsOfTile(14, x, y);
  const [west, south, east, north] = bounds;
  const toSheet = ([longitude, latitude]: Position): [number, number] => [
    (longitude - west) * 1000 + (latitude - north) * 50,
    (north - latitude) * 1000,
  ];
  const [window] = photoMarks(
    { pieces: [{ href: 'data:,', bounds }], attribution: '' },
    { width: 100, height: 100, ratio: 1, toSheet },
  );
  const image: Mark | undefined = window?.shape === 'window' ? window.marks[0] : undefined;
  const [a = NaN, b = NaN, c = NaN, d = NaN, e = NaN, f = NaN] = image?.shape === 'image' ? image.matrix : [];
  const at = (u: number, v: number) => [a * u + c * v + e, b * u + d * v + f];
  const rounded = (places: readonly (readonly number[])[]) =>
    places.map((place) => place.map((metres) => Math.round(metres * 1e6) / 1e6));
  const corners: readonly Position[] = [
    [west, north],
    [east, north],
    [west, south],
  ];
  expect(rounded([at(0, 0), at(100, 0), at(0, 100)])).toEqual(rounded(corners.map(toSheet)));
});

test('over a photograph an area is its outline, on a pale casing', () => {
  const style = { colour: '#225522', width: 2, fillOpacity: 0.3, symbol: 'dot', order: 1 } as const;
  expect(styleOnPhoto(style)).not.toHaveProperty('fillOpacity');
  const line = { shape: 'path', d: 'M0 0L9 9', stroke: '#225522', strokeWidth: 1, dash: [2, 2] } as const;
  expect(casedMarks([line])).toMatchObject([{ stroke: '#FFFFFF', strokeWidth: 2.2 }, line]);
});

const photo = {
  pieces: [{ href: 'data:image/jpeg;base64,AA==', bounds: [172.3, -42.9, 172.5, -42.7] }],
  attribution: 'Aerial imagery of the survey',
} as const;
const withPhoto = {
  ...bookExample,
  photo: {
    ...photo,
    pieces: photo.pieces.map((one) => ({
      ...one,
      bounds: [...one.bounds] as [number, number, number, number],
    })),
  },
};
const svgsOf = (ground: 'relief' | 'photo', hasFoldOut = false) => {
  const { cover, sections } = planBook(withPhoto, { ground, hasFoldOut });
  const maps = sections.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'map'));
  return { cover: cover.picture ? sceneToSvg(cover.picture.scene) : '', maps };
};

test('given a book with the photograph, then it lies beneath the cover and the map of the farm, and no other map', () => {
  const { cover, maps } = svgsOf('photo');
  expect(cover).toContain('<image href="data:image/jpeg;base64,AA=="');
  expect(maps.map(({ scene }) => sceneToSvg(scene).includes('<image'))).toEqual(
    maps.map((_map, index) => index === 0),
  );
  expect(sentencesOf(planBook(withPhoto, { ground: 'photo' })).join('\n')).toContain(photo.attribution);
});

test('given relief is chosen, then nothing of the photograph is in the book', () => {
  const { cover, maps } = svgsOf('relief');
  expect([cover, ...maps.map(({ scene }) => sceneToSvg(scene))].join('')).not.toContain('<image');
  expect(sentencesOf(planBook(withPhoto)).join('\n')).not.toContain(photo.attribution);
});

test('given a photograph that could not be loaded, then the map of the farm says so, and has relief', () => {
  const said = sentencesOf(planBook(bookExample, { ground: 'photo' })).join('\n');
  expect(said).toContain('The aerial photograph could not be loaded for this copy.');
  expect(sentencesOf(planBook(bookExample)).join('\n')).not.toContain('could not be loaded');
});

test('given a fold-out, then the map of the farm is printed on A3, and the others on A4', () => {
  const papers = svgsOf('relief', true).maps.map(({ paper }) => paper);
  expect(papers[0]).toBe('a3');
  expect(new Set(papers.slice(1))).toEqual(new Set(papers.length > 1 ? ['a4'] : []));
});
