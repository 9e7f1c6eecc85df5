import { expect, test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { middleOfMap } from '../fixtures/outlines.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test.use({ hasGround: true });

async function planOf({ session, plan }: Visitor, name: string): Promise<string> {
  await session.signIn(people.staff.email);
  return plan.haveCreated(newPlanFor(name, `${name.replaceAll(' ', '').toLowerCase()}@ground.example`));
}

test('a plan without a boundary stands on the whole country, and a farm on its relief and contours, which can be taken away', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, ground } = visitor;
  const planId = await planOf(visitor, 'Huia Ground');
  await map.openDrawing(planId);
  await ground.expectLaid();
  await ground.expectContours({ areShown: false });

  await visitor.boundary.haveSaved(planId);
  const heights = ground.watchHeights();
  await map.openDrawing(planId);
  await ground.expectLaid();
  await ground.expectContours({ areShown: true });
  expect(heights.length).toBeGreaterThan(0);

  await ground.toggle('Contours');
  await ground.expectContours({ areShown: false });
  await ground.toggle('Contours');
  await ground.expectContours({ areShown: true });
});

test('the farm lies on relief, on a photograph or on plain ground, by a switch on the map or by its key', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, ground, screen } = visitor;
  // Of fine tiles there are those around the farms of the demonstration.
  screen.mayBeRefused(404);
  const planId = await planOf(visitor, 'Kahu Ground');
  await visitor.boundary.haveSaved(planId);
  const photographs = ground.watchPhotographs();
  await map.openDrawing(planId);
  await ground.expectLaid();
  await ground.expectLook('Relief');
  expect(photographs).toEqual([]);

  await ground.chooseLook('Photo');
  await ground.expectContours({ areShown: false });
  expect(photographs.length).toBeGreaterThan(0);
  await map.openDrawing(planId);
  await ground.expectLook('Photo');

  await ground.pressKey();
  await ground.expectLook('Relief');
  await ground.expectContours({ areShown: true });
  await ground.pressKey();
  await ground.expectLook('Plain');
  await screen.expectAccessible();
});

test('the slope of what was drawn is proposed from the terrain model, and taken into the field', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, ground, screen } = visitor;
  const planId = await planOf(visitor, 'Rewi Ground');
  await visitor.boundary.haveSaved(planId);
  await map.openDrawing(planId);
  await map.startDrawing('Paddock');
  await map.outline(...middleOfMap);
  await ground.expectProposal('Slope', /Mean slope \d+\.\d° from the terrain model \(7 m cells\)/);
  expect(await ground.chosenIn('Slope')).not.toMatch(/Flat|Rolling|Hill/);
  await ground.takeProposal('Slope');
  expect(await ground.chosenIn('Slope')).toMatch(/Flat|Rolling|Hill/);
  await map.fillIn('Name', 'By the terrain');
  await map.choose('Use', 'Pasture');
  await map.save('paddock');
  await screen.expectToast('Your paddock has been successfully saved.');
});

test('with the terrain away there is paper, and the farm on it', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const { map, ground, screen } = visitor;
  screen.mayBeRefused(404);
  const planId = await planOf(visitor, 'Moana Ground');
  await visitor.boundary.haveSaved(planId);
  await ground.takeAway();
  await map.openDrawing(planId);
  await ground.expectLaid();
  await ground.expectContours({ areShown: false });
  await map.showWholeFarm();
});
