import { kinds } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import type { Spot } from '../drivers/map-driver.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

async function onCleanGround({ session, plan, boundary, map }: Visitor, name: string): Promise<string> {
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(
    newPlanFor(name, `${name.replaceAll(' ', '').toLowerCase()}@borders.example`),
  );
  await boundary.haveSaved(planId);
  await map.openDrawing(planId);
  return planId;
}

const boxAt = (left: number, top: number): readonly [Spot, Spot, Spot, Spot] => [
  [left, top],
  [left + 0.2, top],
  [left + 0.2, top + 0.3],
  [left, top + 0.3],
];

/** Hectares are told to the hundredth: those of several may be so much beside their sum. */
const about = (hectares: number): unknown => expect.closeTo(hectares, 1);

test('by mouse two paddocks get a new border, one a hole, the hole is filled, and all become one and are two again', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, plan, screen } = visitor;
  const planId = await onCleanGround(visitor, 'Iwa Border');
  await map.showWholeFarm();
  await map.startDrawing('Paddock');
  await map.outlineAndName('West', ...boxAt(0.3, 0.3));
  await map.outlineAndName('East', ...boxAt(0.5, 0.3));
  await map.stopDrawing();
  await expect.poll(() => plan.storedNames(planId)).toEqual(['East', 'West']);
  const sizes = (): Promise<Readonly<Record<string, number>>> => plan.storedSizes(planId);
  const { West: west = 0, East: east = 0 } = await sizes();

  // From border to border, around ground of the other: what one gets the other gives up.
  await map.click([0.4, 0.5]);
  await map.expectChosen('West');
  await map.begin('Redraw boundary');
  await map.click([0.5, 0.35], [0.53, 0.35], [0.53, 0.55], [0.5, 0.55], [0.5, 0.55]);
  await screen.expectToast('Boundary of West redrawn.');
  await expect.poll(async () => (await sizes())['West']).toBeGreaterThan(west);
  const { West: wider = 0, East: narrower = 0 } = await sizes();
  expect(wider + narrower).toEqual(about(west + east));

  await map.begin('Cut a hole');
  await map.outline([0.35, 0.4], [0.45, 0.4], [0.45, 0.5], [0.35, 0.5]);
  await screen.expectToast('Hole cut into West.');
  await expect.poll(async () => (await sizes())['West']).toBeLessThan(wider);
  const hole = wider - ((await sizes())['West'] ?? 0);
  const unallocated = await map.showUnallocated();
  await map.showWholeFarm();

  // Ground that somebody has is no gap; the hole is, as it lies.
  await map.begin('Fill a gap');
  await map.click([0.65, 0.5]);
  await map.expectRefused('There is no gap here');
  await map.click([0.4, 0.45]);
  await map.fillIn('Name', 'Island');
  await map.save('paddock');
  await map.expectChosen('Island');
  await expect.poll(async () => (await sizes())['Island'] ?? 0).toEqual(about(hole));
  expect(await map.showUnallocated()).toEqual(about(unallocated - hole));
  await map.showWholeFarm();

  await map.click([0.33, 0.33]);
  await map.expectChosen('West');
  await map.begin('Join');
  await map.click([0.4, 0.45]);
  await screen.expectToast('Island joined to West.');
  await map.begin('Join');
  await map.click([0.65, 0.5]);
  await screen.expectToast('East joined to West.');
  await expect.poll(sizes).toEqual({ West: about(west + east) });
  await screen.press('Control+z');
  await screen.expectToast('Undone: East joined to West.');
  await expect.poll(sizes).toEqual({ West: about(wider), East: about(narrower) });
});

test('by keyboard alone a paddock is chosen by the cross, split along a line with a bend, merged again, and both are undone; it gets a hole, which is filled, and that a new border', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { feature, map, mapTools, plan, screen } = visitor;
  const planId = await onCleanGround(visitor, 'Ngahuru Keys');
  const [east, north] = await mapTools.middle();
  // A press of an arrow goes some seventy metres: two of them leave it to the north and to the south, and stay in it to the east.
  const [west, right, down, up] = [east - 0.0024, east + 0.0019, north - 0.0006, north + 0.0006];
  const ring = [[west, down] as const, [right, down] as const, [right, up] as const, [west, up] as const];
  await feature.have(planId, kinds.paddock, {
    geometry: { type: 'Polygon', coordinates: [[...ring, [west, down] as const]] },
    properties: { name: 'Home', status: 'existing', use: 'pasture' },
  });
  await map.openDrawing(planId);
  const { Home: whole = 0 } = await plan.storedSizes(planId);

  await screen.tabTo('Map');
  await mapTools.expectSaid(/^The cross is in Home/);
  await screen.press('Enter');
  await map.expectChosen('Home');
  await screen.press('c');
  await screen.expectFocused('Map');
  await map.cornersByKeyboard('ArrowUp', 'ArrowUp');
  await map.cornersByKeyboard('ArrowDown', 'ArrowDown', 'ArrowRight');
  await map.cornersByKeyboard('ArrowDown', 'ArrowDown', 'ArrowLeft');
  await screen.press('Enter');
  await screen.expectToast('Home cut into 2.');
  await screen.expectFocused('Map');
  await expect.poll(() => plan.storedNames(planId)).toEqual(['Home', 'Home 2']);
  const { Home: left = 0, 'Home 2': cut = 0 } = await plan.storedSizes(planId);
  expect(left).toBeGreaterThan(cut);
  expect(left + cut).toEqual(about(whole));
  // Where the line comes in, where it bends, and where it leaves.
  const [stays, goes] = [
    await plan.storedCorners(planId, 'Home'),
    await plan.storedCorners(planId, 'Home 2'),
  ];
  const shared = stays.map(String).filter((corner) => goes.map(String).includes(corner));
  expect(new Set(shared).size).toBe(3);

  await screen.press('j');
  await map.nudgeByKeyboard('ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight');
  await mapTools.expectSaid(/^The cross is in Home 2/);
  await screen.press('Enter');
  await screen.expectToast('Home 2 joined to Home.');
  await expect.poll(() => plan.storedSizes(planId)).toEqual({ Home: about(whole) });
  await screen.expectFocused('Map');

  await screen.press('Control+z');
  await screen.expectToast('Undone: Home 2 joined to Home.');
  await expect.poll(() => plan.storedSizes(planId)).toEqual({ Home: left, 'Home 2': cut });
  await screen.press('Control+z');
  await screen.expectToast('Undone: Home cut into 2.');
  await expect.poll(() => plan.storedSizes(planId)).toEqual({ Home: whole });

  // Nearer by, a press of an arrow goes half as far, and half of that.
  await map.nudgeByKeyboard('ArrowLeft', 'ArrowLeft', '=');
  await screen.press('h');
  await map.cornersByKeyboard();
  await map.cornersByKeyboard('ArrowRight');
  await map.cornersByKeyboard('ArrowUp');
  await map.cornersByKeyboard('ArrowLeft');
  await screen.press('Enter');
  await screen.expectToast('Hole cut into Home.');
  await screen.expectFocused('Map');
  await expect.poll(async () => (await plan.storedSizes(planId))['Home']).toBeLessThan(whole);
  const hole = whole - ((await plan.storedSizes(planId))['Home'] ?? 0);

  await map.nudgeByKeyboard('=', 'ArrowRight', 'ArrowDown');
  await screen.press('g');
  await screen.press('Enter');
  await screen.expectFocused('Name');
  await screen.type('Island');
  await screen.press('Enter');
  await screen.expectToast('Your paddock has been successfully saved.');
  await screen.expectFocused('Map');
  await expect
    .poll(() => plan.storedSizes(planId))
    .toEqual({ Home: about(whole - hole), Island: about(hole) });
  const { Island: small = 0 } = await plan.storedSizes(planId);

  // The next one could be drawn: the tool is put away, and the cross is still in the last.
  await screen.press('Escape');
  await screen.expectFocused('Map');
  await screen.press('Enter');
  await map.expectChosen('Island');
  await screen.press('b');
  await map.cornersByKeyboard('ArrowRight');
  await map.cornersByKeyboard('ArrowRight');
  await map.cornersByKeyboard('ArrowUp');
  await map.cornersByKeyboard('ArrowLeft');
  await screen.press('Enter');
  await screen.expectToast('Boundary of Island redrawn.');
  await expect.poll(async () => (await plan.storedSizes(planId))['Island']).toBeGreaterThan(small);
  const { Home: home = 0, Island: island = 0 } = await plan.storedSizes(planId);
  expect(home + island).toEqual(about(whole));
});
