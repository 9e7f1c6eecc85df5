import { kinds } from '@tussock/domain';
import { circleOf, type Circle, type Position } from '@tussock/geometry';
import { expect, test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

async function withBoundary({ session, plan, boundary }: Visitor, name: string): Promise<string> {
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(
    newPlanFor(name, `${name.replaceAll(' ', '').toLowerCase()}@round.example`),
  );
  await boundary.haveSaved(planId);
  return planId;
}

test('[MAP-2] the border of a layer that was brought in is traced, and then the other way round', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, mapFiles, mapTools, plan, screen } = visitor;
  const planId = await withBoundary(visitor, 'Hiwa Line');
  await map.openDrawing(planId);
  const [west, south] = await mapTools.middle();
  const beside = (right: number, up: number): Position => [
    Number((west + right).toFixed(7)),
    Number((south + up).toFixed(7)),
  ];
  const [from, near, to, far] = [
    beside(0, 0),
    beside(0.0006, 0),
    beside(0.0006, 0.0004),
    beside(-0.0003, 0.0007),
  ];
  const ring = [from, near, to, far, from];
  const survey = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
  await mapFiles.open(planId);
  await mapFiles.drop({
    name: 'survey.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: [survey] })),
  });
  await mapFiles.expectRead('GeoJSON', '1 area');
  await mapFiles.keepAsLayer('Survey');

  await map.openDrawing(planId);
  await map.startDrawing('Paddock');
  await mapTools.goToCoordinates(`${from[1]} ${from[0]}`);
  await map.settle();
  await map.cornersByKeyboard();
  await screen.press('t');
  await screen.expectText('Now click where to stop. The line follows the border to there.');
  await mapTools.goToCoordinates(`${to[1]} ${to[0]}`);
  await map.settle();
  await map.cornersByKeyboard();
  await screen.press('o');
  await screen.press('Enter');
  await screen.expectFocused('Name');
  await screen.type('Half of it');
  await screen.press('Enter');
  await screen.expectToast('Your paddock has been successfully saved.');
  const stored = await plan.storedCorners(planId, 'Half of it');
  expect(stored).toHaveLength(4);
  expect(stored).toEqual(expect.arrayContaining([from, to, far]));
});

function circleThrough(corners: readonly Position[]): Circle {
  const circle = circleOf({ type: 'Polygon', coordinates: [corners] });
  if (!circle) throw new Error('What is stored is not round.');
  return circle;
}

test('a pivot is pulled by its middle, by an end of its arc and by its rim, where it is drawn and where it stands, and its figures follow', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, plan, record, screen } = visitor;
  const planId = await withBoundary(visitor, 'Tekau Sweep');
  await map.openDrawing(planId);
  await map.startDrawing('Centre pivot irrigator');
  await map.click([0.5, 0.5], [0.6, 0.5]);
  await map.putArc(0, 90);
  const drawn = await map.circle();
  expect(drawn).toMatchObject({ from: 0, to: 90 });

  // The ends of the arc stand to the north and to the east of the middle, which takes both along.
  await map.drag([0.5, 0.5], [0.45, 0.5]);
  expect(await map.circle()).toEqual(drawn);
  // The end of the arc is not put on the middle, but turned from the east to the south.
  await map.drag([0.55, 0.5], [0.45, 0.5]);
  expect(await map.circle()).toEqual(drawn);
  await map.drag([0.55, 0.5], [0.45, 0.62]);
  const turned = await map.circle();
  expect(turned.radius / drawn.radius).toBeCloseTo(1, 1);
  expect(turned.from).toBe(0);
  expect(turned.to).toBeCloseTo(180, -1);
  await map.drag([0.55, 0.5], [0.599, 0.5]);
  const pulled = await map.circle();
  expect(pulled.radius / drawn.radius).toBeCloseTo(1.5, 1);
  await map.undoCorner();
  expect(await map.circle()).toEqual(turned);
  await map.redoCorner();

  await map.fillIn('Name', 'Sweep');
  await map.choose('Water source', 'Spring');
  await map.save('centre pivot irrigator');
  await screen.expectToast('Your centre pivot irrigator has been successfully saved.');
  const stored = async (): Promise<Circle> => circleThrough(await plan.storedCorners(planId, 'Sweep'));
  const figures = () => record.valuesOf(planId, kinds.pivot.wording.featureType);
  const figuresDrawn = [
    expect.objectContaining({
      arcFrom: 0,
      arcTo: Math.round(turned.to),
      length: Math.round(pulled.radius),
    }),
  ];
  await expect.poll(figures).toEqual(figuresDrawn);
  const stood = await stored();

  // It stands, and is pulled again: by its middle to the west, by its northern end round to the west, and by its rim to the east.
  await map.expectChosen('Sweep');
  await map.act('Reshape');
  await map.settle();
  await map.drag([0.45, 0.5], [0.4, 0.5]);
  expect(await map.circle()).toEqual(pulled);
  await map.drag([0.4, 0.315], [0.25, 0.5]);
  await map.drag([0.55, 0.5], [0.6, 0.5]);
  const wider = await map.circle();
  expect(wider.radius / pulled.radius).toBeCloseTo(4 / 3, 1);
  expect(wider.from).toBeCloseTo(270, -1);
  expect(wider.to).toBe(turned.to);
  await map.save('shape');
  await expect.poll(figures).toEqual([
    expect.objectContaining({
      arcFrom: Math.round(wider.from),
      arcTo: Math.round(turned.to),
      length: Math.round(wider.radius),
    }),
  ]);
  const stands = await stored();
  expect(stands.radiusMetres).toBeCloseTo(wider.radius, 0);
  expect(stands.centre[0]).toBeLessThan(stood.centre[0]);
  expect(stands.centre[1]).toBeCloseTo(stood.centre[1], 4);

  await screen.press('Control+z');
  await screen.expectToast(/^Undone: /);
  await expect.poll(figures).toEqual(figuresDrawn);
  expect(await stored()).toEqual(stood);
});
