import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PolygonGeometry, Position } from '../shape/geometry.ts';
import { circleOf, pullCircle } from './circle-of.ts';
import { positionAt } from './corner-at.ts';
import { circleAround, rectangleFrom } from './measured-shapes.ts';

const centre: Position = [171.6, -43.6];
const made = (shape: ReturnType<typeof circleAround>): PolygonGeometry =>
  shape.ok ? shape.geometry : { type: 'Polygon', coordinates: [] };
const sector = made(circleAround(centre, 400, { from: 300, to: 60 }));
const round = made(circleAround(centre, 400));

test('the centre, the radius and the bearings of what was swept are read back from its outline', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 1200 }),
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 15, max: 345 }),
      (radius, from, swept) => {
        const to = (from + swept) % 360;
        const read = circleOf(made(circleAround(centre, radius, { from, to })));
        expect(read?.radiusMetres).toBeCloseTo(radius, 1);
        expect([Math.round(read?.from ?? -1) % 360, Math.round(read?.to ?? -1) % 360]).toEqual([from, to]);
      },
    ),
  );
});

test('all round it is from 0 to 360, and other outlines are no circles', () => {
  expect(circleOf(round)).toMatchObject({ from: 0, to: 360 });
  expect(circleOf(made(rectangleFrom(centre, { bearing: 20, length: 300, width: 200 })))).toBeNull();
});

const dragged = (geometry: PolygonGeometry, from: Position, to: Position): PolygonGeometry => {
  const keys =
    geometry.coordinates[0]?.map((corner) => Math.hypot(corner[0] - from[0], corner[1] - from[1])) ?? [];
  const nearest = keys.indexOf(Math.min(...keys));
  const [old] = [geometry.coordinates[0]?.[nearest]];
  return {
    type: 'Polygon',
    coordinates: [
      (geometry.coordinates[0] ?? []).map((corner) =>
        corner === old || corner.join() === old?.join() ? to : corner,
      ),
    ],
  };
};
const pull = (from: Position, to: Position) => {
  const pulled = pullCircle(sector, dragged(sector, from, to));
  return pulled && circleOf(pulled);
};

test('its middle takes it along, an end of the arc turns it, and another corner makes it wider', () => {
  const beside = positionAt(centre, 90, 50);
  expect(pull(centre, beside)).toMatchObject({
    radiusMetres: expect.closeTo(400, 1),
    centre: [expect.closeTo(beside[0], 6), expect.closeTo(beside[1], 6)],
  });
  const turned = pull(positionAt(centre, 60, 400), positionAt(centre, 100, 400));
  expect([Math.round(turned?.from ?? 0), Math.round(turned?.to ?? 0)]).toEqual([300, 100]);
  const wider = pull(positionAt(centre, 0, 400), positionAt(centre, 0, 450));
  expect([Math.round(wider?.radiusMetres ?? 0), Math.round(wider?.to ?? 0)]).toEqual([450, 60]);
});

/** A corner more, between one and the next, as a dot between them is pulled. */
const pullOut = (place: number, to: Position) => {
  const ring = (sector.coordinates[0] ?? []).toSpliced(place + 1, 0, to);
  const pulled = pullCircle(sector, { type: 'Polygon', coordinates: [ring] });
  return pulled && circleOf(pulled);
};

test('a dot between two corners makes it wider as they do, and one beside the middle turns that end', () => {
  const ring = sector.coordinates[0] ?? [];
  const middle = ring.findIndex((corner) => corner.join() === centre.join());
  expect(pullOut((middle + 20) % 50, positionAt(centre, 345, 450))).toMatchObject({
    radiusMetres: expect.closeTo(450, 0),
    from: expect.closeTo(300, 0),
    to: expect.closeTo(60, 0),
  });
  expect(pullOut(middle, positionAt(centre, 90, 200))).toMatchObject({
    radiusMetres: expect.closeTo(400, 0),
    from: expect.closeTo(300, 0),
    to: expect.closeTo(90, 0),
  });
});

test('what was no circle stays what it is, and so does what became another outline', () => {
  expect(pullCircle(made(rectangleFrom(centre, { bearing: 0, length: 100, width: 50 })), round)).toBeNull();
  expect(pullCircle(round, sector)).toBeNull();
});
